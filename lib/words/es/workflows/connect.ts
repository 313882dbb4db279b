export const connect = {
  connect: {
    title: 'Conectar un formulario o un programa',
    label: 'Maneras de conectar',
    html: 'Formulario HTML',
    tools: 'Servicios de formularios',
    code: 'Ejemplo',
    curlNote: 'Para una terminal en Linux o macOS, y en Windows con WSL.',
    javascriptNote: 'Para un servidor, con Node.js 18 o posterior. En una página web use el formulario HTML.',
    pythonNote: 'Solo necesita Python 3.',
    htmlNote: 'Funciona tal como está. Quien abra la página puede leer en ella la dirección.',
    htmlLists: 'Un formulario solo envía textos: este omite {names}, cuyas filas necesitan JSON.',
    submit: 'Enviar',
    typeform:
      'En el formulario: Connect, Webhooks, Add a webhook. Pegue la dirección y active el webhook. Las respuestas llegan como la lista form_response.answers en el orden de las preguntas; los campos ocultos, como form_response.hidden.',
    tally:
      'En el formulario: Integrations, Webhooks, Connect. Pegue la dirección. Las respuestas llegan como la lista data.fields, cada una con su label y su value.',
    named: 'Para tener campos con los nombres de las preguntas, ponga Zapier, Make o n8n en medio.',
    google:
      'En el formulario: Apps Script en el menú de los tres puntos. Pegue esto y guárdelo. Después añada un activador: función onFormSubmit, desde el formulario, al enviarlo. Cada pregunta es un campo.',
    jotform: 'Sus propios webhooks envían un tipo de formulario que esta dirección no acepta. Ponga Zapier, Make o n8n en medio.',
    zapier:
      'Añada un paso después del formulario: en Zapier «Webhooks by Zapier» con POST, en Make «HTTP», en n8n «HTTP Request». Método POST, la dirección de arriba y los datos como JSON: cada nombre con su respuesta.',
  },
};
