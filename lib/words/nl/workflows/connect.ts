export const connect = {
  connect: {
    title: 'Een formulier of programma aansluiten',
    label: 'Manieren om aan te sluiten',
    html: 'HTML-formulier',
    tools: 'Formulierdiensten',
    code: 'Voorbeeld',
    curlNote: 'Voor een terminal op Linux of macOS, en op Windows met WSL.',
    javascriptNote: 'Voor een server, met Node.js 18 of nieuwer. Neem op een webpagina het HTML-formulier.',
    pythonNote: 'Heeft niets nodig dan Python 3.',
    htmlNote: 'Werkt zoals het er staat. Wie de pagina opent, kan het adres erin lezen.',
    htmlLists: 'Een formulier stuurt alleen teksten; dit laat daarom {names} weg, waarvan de rijen JSON nodig hebben.',
    submit: 'Versturen',
    typeform:
      'In het formulier: Connect, Webhooks, Add a webhook. Plak het adres en zet de webhook aan. De antwoorden komen als de lijst form_response.answers in de volgorde van de vragen, verborgen velden als form_response.hidden.',
    tally: 'In het formulier: Integrations, Webhooks, Connect. Plak het adres. De antwoorden komen als de lijst data.fields, elk met label en value.',
    named: 'Zet Zapier, Make of n8n ertussen voor velden met de namen van de vragen.',
    google:
      'In het formulier: Apps Script in het menu met de drie puntjes. Plak dit en sla het op. Voeg dan een trigger toe: functie onFormSubmit, vanuit het formulier, bij verzenden. Elke vraag is een veld.',
    jotform: 'De eigen webhooks sturen een soort formulier dat dit adres niet aanneemt. Zet Zapier, Make of n8n ertussen.',
    zapier:
      'Voeg na het formulier een stap toe: in Zapier ‘Webhooks by Zapier’ met POST, in Make ‘HTTP’, in n8n ‘HTTP Request’. Methode POST, het adres hierboven, de gegevens als JSON: elke naam met zijn antwoord.',
  },
};
