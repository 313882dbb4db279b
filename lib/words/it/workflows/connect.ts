export const connect = {
  connect: {
    title: 'Collegare un modulo o un programma',
    label: 'Modi per collegare',
    html: 'Modulo HTML',
    tools: 'Servizi di moduli',
    code: 'Esempio',
    curlNote: 'Per un terminale su Linux o macOS, e su Windows con WSL.',
    javascriptNote: 'Per un server, con Node.js 18 o successivo. In una pagina web usi il modulo HTML.',
    pythonNote: 'Richiede solo Python 3.',
    htmlNote: 'Funziona così com’è. Chi apre la pagina può leggervi l’indirizzo.',
    htmlLists: 'Un modulo invia solo testi: questo tralascia {names}, le cui righe richiedono JSON.',
    submit: 'Invia',
    typeform:
      'Nel modulo: Connect, Webhooks, Add a webhook. Incolli l’indirizzo e attivi il webhook. Le risposte arrivano come elenco form_response.answers nell’ordine delle domande, i campi nascosti come form_response.hidden.',
    tally: 'Nel modulo: Integrations, Webhooks, Connect. Incolli l’indirizzo. Le risposte arrivano come elenco data.fields, ciascuna con label e value.',
    named: 'Per avere campi con i nomi delle domande, metta in mezzo Zapier, Make o n8n.',
    google:
      'Nel modulo: Apps Script nel menu con i tre puntini. Incolli questo e salvi. Poi aggiunga un attivatore: funzione onFormSubmit, dal modulo, all’invio. Ogni domanda è un campo.',
    jotform: 'I suoi webhook inviano un tipo di modulo che questo indirizzo non accetta. Metta in mezzo Zapier, Make o n8n.',
    zapier:
      'Aggiunga un passaggio dopo il modulo: in Zapier «Webhooks by Zapier» con POST, in Make «HTTP», in n8n «HTTP Request». Metodo POST, l’indirizzo qui sopra, i dati come JSON: ogni nome con la sua risposta.',
  },
};
