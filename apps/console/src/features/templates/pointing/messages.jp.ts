import type { PointingMessages } from '#features/templates/pointing/messages.en.ts';

export const jp: PointingMessages = {
  hint: 'ページ上の語をクリックするか、値を枠で囲むと、テンプレートの項目に使えます（F4キーでキーボード操作）。',
  tap: 'ページ上の語をタップすると、テンプレートの項目に使えます。',
  reached: (text) => `Enterで選択、Shift＋矢印で範囲を広げます：「${text}」`,
  noneOnPage: 'このページで読み取られた文字はありません。',
  title: (text) => `サンプル上の値：${text || '選択した位置'}`,
  close: '閉じる',
  reading: 'この位置を読み取っています…',
  nothing: 'ここでは文字を読み取れませんでした。',
  failed: 'この位置を確認できませんでした。',
  readAnew: (text) => `読み直した結果です。書類の最初の読み取りでは「${text}」でした。`,
  unsure: '読み取りにくい箇所です。ページと見比べてください。',
  label: (label) => `項目名：「${label}」`,
  noLabel: '近くに項目名はありません。どの値かを指示文に書いてください。',
  newField: '新しい項目を追加',
  full: '項目数が上限に達しています。',
  takeFor: '使う項目',
  take: '使う',
  takeForField: (name) => `${name}に使う`,
  unnamed: (place) => `項目${place}（名称未設定）`,
  fieldName: (place) => `項目${place}`,
  beside: (label) => `「${label}」の横または下に記載。`,
  dateIn: {
    topLeft: '左上に記載された日付。',
    topRight: '右上に記載された日付。',
    bottomLeft: '左下に記載された日付。',
    bottomRight: '右下に記載された日付。',
  },
  searching: (name) => `${name}で読み取れる値を確認しています…`,
  found: {
    here: (name) => `${name}でこの値を読み取れます。`,
    elsewhere: (name, text) =>
      `${name}では別の値「${text}」が読み取られます。指示文をより具体的にしてください。`,
    nothing: (name) => `${name}ではまだ読み取れません。指示文をより具体的にしてください。`,
  },
  undo: '元に戻す',
};
