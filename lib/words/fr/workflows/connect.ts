export const connect = {
  connect: {
    title: 'Relier un formulaire ou un programme',
    label: 'Façons de relier',
    html: 'Formulaire HTML',
    tools: 'Services de formulaires',
    code: 'Exemple',
    curlNote: 'Pour un terminal sous Linux ou macOS, et sous Windows avec WSL.',
    javascriptNote: 'Pour un serveur, avec Node.js 18 ou plus récent. Sur une page web, prenez le formulaire HTML.',
    pythonNote: 'Ne demande que Python 3.',
    htmlNote: 'Fonctionne tel quel. Quiconque ouvre la page peut y lire l’adresse.',
    htmlLists: 'Un formulaire n’envoie que des textes : celui-ci omet {names}, dont les lignes demandent du JSON.',
    submit: 'Envoyer',
    typeform:
      'Dans le formulaire : Connect, Webhooks, Add a webhook. Collez l’adresse et activez le webhook. Les réponses arrivent dans la liste form_response.answers, dans l’ordre des questions ; les champs cachés, dans form_response.hidden.',
    tally:
      'Dans le formulaire : Integrations, Webhooks, Connect. Collez l’adresse. Les réponses arrivent dans la liste data.fields, chacune avec label et value.',
    named: 'Pour des champs qui portent le nom des questions, passez par Zapier, Make ou n8n.',
    google:
      'Dans le formulaire : Apps Script dans le menu aux trois points. Collez ceci et enregistrez. Ajoutez ensuite un déclencheur : fonction onFormSubmit, depuis le formulaire, lors de l’envoi. Chaque question est un champ.',
    jotform: 'Ses propres webhooks envoient un type de formulaire que cette adresse n’accepte pas. Passez par Zapier, Make ou n8n.',
    zapier:
      'Ajoutez une étape après le formulaire : dans Zapier « Webhooks by Zapier » avec POST, dans Make « HTTP », dans n8n « HTTP Request ». Méthode POST, l’adresse ci-dessus, les données en JSON : chaque nom avec sa réponse.',
  },
};
