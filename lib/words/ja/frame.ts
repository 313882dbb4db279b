export const frame = {
  frame: {
    rooms: {
      label: 'メニュー',
      home: 'ホーム',
      requests: '署名依頼',
      workflows: 'ワークフロー',
      files: 'ファイル',
      keys: 'キーと利用状況',
      team: 'チーム',
      settings: '設定',
      operator: '運用',
    },
    keysShort: 'キー',
    more: 'その他',
    skip: '本文へ移動',
    actingFor: '操作中のアカウント',
    kinds: { person: '個人アカウント', team: 'チーム' },
    signedInAs: 'サインイン中',
    signOut: 'サインアウト',
    gone: {
      title: 'ここには何もありません',
      body: '削除されたか、別のアカウントのものかもしれません。現在は{account}として操作しています。',
      home: 'ホームへ',
    },
  },
};
