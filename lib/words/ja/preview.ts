import type { preview as english } from '../en/preview';

export const preview: typeof english = {
  preview: {
    of: 'ワークフロー「{workflow}」のテンプレート',
    lead: 'これはテンプレートです。二重の波かっこの中の名前は、文書を作成するときに値に置き換わります。ここでは閲覧のみで、変更はできません。',
    leadSample: 'これは、例の値を入れたテンプレートです。ここでは閲覧のみで、変更はできません。',
    count: '{count, plural, other {フィールド {count} 件}}',
    noFields: 'このテンプレートにフィールドはありません。どの文書も同じ内容になります。',
    uses: {
      condition: '表示する内容を決めます',
      group: '項目ごとに繰り返します',
    },
    nameless: '（名前なし）',
    place: {
      quoted: '{where}：「{quote}」',
      numbered: '{term} {number}',
      terms: {
        text: '本文',
        slide: 'スライド',
        notes: 'ノート',
        header: 'ヘッダー',
        footer: 'フッター',
        footnote: '脚注',
        endnote: '文末脚注',
        comment: 'コメント',
        slideLayout: 'スライド レイアウト',
        slideMaster: 'スライド マスター',
        chart: 'グラフ',
        smartArt: 'SmartArt',
        documentProperties: '文書のプロパティ',
        customData: 'カスタム データ',
        textBox: 'テキスト ボックス',
        table: '表',
        row: '行',
        picture: '画像',
        altText: '代替テキスト',
      },
    },
    without: {
      gone: 'テンプレートは削除されました。このリンクを送った方にお問い合わせください。',
      no_converter: 'LibreOffice がインストールされていないため、このサーバーではページの画像を作成できません。フィールドの一覧はすべて表示されています。',
      busy: 'ページの画像はまだ準備中です。1 分ほどしてから再読み込みしてください。',
      failed: 'このテンプレートの画像は作成できません。フィールドの一覧はすべて表示されています。',
    },
  },
};
