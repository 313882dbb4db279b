export const connect = {
  connect: {
    title: 'Formular oder Programm anbinden',
    label: 'Wege der Anbindung',
    html: 'HTML-Formular',
    tools: 'Formulardienste',
    code: 'Beispiel',
    curlNote: 'Für ein Terminal unter Linux oder macOS, unter Windows mit WSL.',
    javascriptNote: 'Für einen Server, mit Node.js ab Version 18. Auf einer Webseite nehmen Sie das HTML-Formular.',
    pythonNote: 'Braucht nichts außer Python 3.',
    htmlNote: 'Funktioniert so, wie es dasteht. Wer die Seite öffnet, kann die Adresse darin lesen.',
    htmlLists: 'Ein Formular sendet nur Texte; dieses lässt deshalb {names} weg, dessen Zeilen JSON brauchen.',
    submit: 'Senden',
    typeform:
      'Im Formular: Connect, Webhooks, Add a webhook. Fügen Sie die Adresse ein und schalten Sie den Webhook ein. Die Antworten kommen als Liste form_response.answers in der Reihenfolge der Fragen, versteckte Felder als form_response.hidden.',
    tally: 'Im Formular: Integrations, Webhooks, Connect. Fügen Sie die Adresse ein. Die Antworten kommen als Liste data.fields, jede mit label und value.',
    named: 'Für Felder, die wie die Fragen heißen, schalten Sie Zapier, Make oder n8n dazwischen.',
    google:
      'Im Formular: Apps Script im Menü mit den drei Punkten. Fügen Sie dies ein und speichern Sie es. Legen Sie dann einen Trigger an: Funktion onFormSubmit, aus dem Formular, beim Senden. Jede Frage wird ein Feld.',
    jotform: 'Die eigenen Webhooks senden eine Formularart, die diese Adresse nicht annimmt. Schalten Sie Zapier, Make oder n8n dazwischen.',
    zapier:
      'Fügen Sie nach dem Formular einen Schritt an: in Zapier „Webhooks by Zapier“ mit POST, in Make „HTTP“, in n8n „HTTP Request“. Methode POST, die Adresse von oben, die Daten als JSON: jeder Name mit seiner Antwort.',
  },
};
