export const connect = {
  connect: {
    title: 'Connect a form or a program',
    label: 'Ways to connect',
    html: 'HTML form',
    tools: 'Form tools',
    code: 'Example',
    curlNote: 'For a terminal on Linux or macOS, and on Windows with WSL.',
    javascriptNote: 'For a server, with Node.js 18 or newer. On a web page take the HTML form.',
    pythonNote: 'Needs nothing but Python 3.',
    htmlNote: 'Works as it stands. Whoever opens the page can read the address in it.',
    htmlLists: 'A form sends texts alone, so this one leaves out {names}, whose rows need JSON.',
    submit: 'Send',
    typeform:
      'In the form: Connect, Webhooks, Add a webhook. Paste the address and turn the webhook on. The answers come as the list form_response.answers in the order of the questions, hidden fields as form_response.hidden.',
    tally: 'In the form: Integrations, Webhooks, Connect. Paste the address. The answers come as the list data.fields, each with its label and value.',
    named: 'For fields that have the names of the questions, put Zapier, Make or n8n between.',
    google:
      'In the form: Apps Script in the menu with the three dots. Paste this and save it. Then add a trigger: function onFormSubmit, from form, on form submit. Each question is a field.',
    jotform: 'Its own webhooks send a kind of form that this address does not take. Put Zapier, Make or n8n between.',
    zapier:
      'Add a step behind the form: in Zapier “Webhooks by Zapier” with POST, in Make “HTTP”, in n8n “HTTP Request”. Method POST, the address above, the data as JSON: each name with its answer.',
  },
};
