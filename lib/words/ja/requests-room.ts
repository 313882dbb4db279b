export const requestsRoom = {
  requestsRoom: {
    title: '署名依頼',
    search: '検索',
    searchHint: '件名、氏名、メールアドレス',
    status: '状態',
    all: 'すべて',
    searchLabel: '署名依頼を検索',
    nothingFound: '「{words}」に一致するものはありません。',
    showAll: 'すべての依頼を表示',
    newest: '新しい依頼',
    older: '古い依頼',
  },
};
