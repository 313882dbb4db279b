export const homeRoom = {
  homeRoom: {
    title: 'ホーム',
    needs: '対応が必要です',
    nothing: '現在、対応が必要なものはありません。',
    why: {
      bounced: '{signer} へのメールが届きませんでした。',
      sender: 'ご自身の署名を待っています。',
      ending: '{signer} はまだ署名しておらず、期限が近づいています。',
    },
    underWay: '進行中',
    waiting: '{signer, plural, other {{signer} 件が署名者を待っています}}',
    opened: '{opened, plural, other {{opened} 件は開封済みです}}',
    noneWaiting: '待機中の文書はありません。',
    start: 'はじめの三つの手順',
    steps: {
      key: 'API キーを作成',
      send: '最初の文書を送信',
      workflow: 'ワークフローを作成',
    },
    done: '完了',
  },
};
