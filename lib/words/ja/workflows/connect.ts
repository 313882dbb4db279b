export const connect = {
  connect: {
    title: 'フォームやプログラムをつなぐ',
    label: 'つなぎ方',
    html: 'HTML フォーム',
    tools: 'フォームサービス',
    code: '例',
    curlNote: 'Linux と macOS のターミナル用です。Windows では WSL で使えます。',
    javascriptNote: 'サーバー用です（Node.js 18 以降）。ウェブページでは HTML フォームを使ってください。',
    pythonNote: 'Python 3 だけで動きます。',
    htmlNote: 'このままで動きます。ページを開いた人は誰でもアドレスを読めます。',
    htmlLists: 'フォームが送れるのはテキストだけです。{names} の行には JSON が必要なため、この例には含まれません。',
    submit: '送信',
    typeform:
      'フォームで Connect、Webhooks、Add a webhook と進み、アドレスを貼り付けて Webhook を有効にします。回答は質問の順にリスト form_response.answers として、隠しフィールドは form_response.hidden として届きます。',
    tally:
      'フォームで Integrations、Webhooks、Connect と進み、アドレスを貼り付けます。回答はリスト data.fields として届き、それぞれに label と value があります。',
    named: '質問の名前をフィールド名にするには、Zapier、Make、n8n のいずれかを間に入れてください。',
    google:
      'フォームの三点メニューから Apps Script を開き、これを貼り付けて保存します。次にトリガーを追加します（関数 onFormSubmit、フォームから、フォーム送信時）。質問がそれぞれフィールドになります。',
    jotform: 'Jotform の Webhook が送る形式を、このアドレスは受け付けません。Zapier、Make、n8n のいずれかを間に入れてください。',
    zapier:
      'フォームの後にステップを追加します。Zapier では「Webhooks by Zapier」の POST、Make では「HTTP」、n8n では「HTTP Request」です。メソッドは POST、宛先は上のアドレス、データは JSON で、名前ごとに回答を指定します。',
  },
};
