export const connect = {
  connect: {
    title: 'Conectar um formulário ou um programa',
    label: 'Formas de conectar',
    html: 'Formulário HTML',
    tools: 'Serviços de formulários',
    code: 'Exemplo',
    curlNote: 'Para um terminal no Linux ou macOS, e no Windows com WSL.',
    javascriptNote: 'Para um servidor, com Node.js 18 ou mais novo. Em uma página da web, use o formulário HTML.',
    pythonNote: 'Só precisa do Python 3.',
    htmlNote: 'Funciona como está. Quem abrir a página pode ler nela o endereço.',
    htmlLists: 'Um formulário só envia textos: este deixa de fora {names}, cujas linhas precisam de JSON.',
    submit: 'Enviar',
    typeform:
      'No formulário: Connect, Webhooks, Add a webhook. Cole o endereço e ative o webhook. As respostas chegam como a lista form_response.answers na ordem das perguntas; os campos ocultos, como form_response.hidden.',
    tally: 'No formulário: Integrations, Webhooks, Connect. Cole o endereço. As respostas chegam como a lista data.fields, cada uma com label e value.',
    named: 'Para ter campos com os nomes das perguntas, coloque Zapier, Make ou n8n no meio.',
    google:
      'No formulário: Apps Script no menu dos três pontos. Cole isto e salve. Depois adicione um acionador: função onFormSubmit, do formulário, ao enviar. Cada pergunta é um campo.',
    jotform: 'Os webhooks dele enviam um tipo de formulário que este endereço não aceita. Coloque Zapier, Make ou n8n no meio.',
    zapier:
      'Adicione uma etapa depois do formulário: no Zapier “Webhooks by Zapier” com POST, no Make “HTTP”, no n8n “HTTP Request”. Método POST, o endereço acima, os dados como JSON: cada nome com sua resposta.',
  },
};
