import type { QualityMessages } from '#features/templates/quality/messages.en.ts';

export const jp: QualityMessages = {
  basis: (documents, _count, pages) => `確認済みの書類${documents}件（${pages}ページ）の集計`,
  range: '期間',
  lastMonths: (months) => `直近${months}か月`,
  asRead: '修正なし',
  asReadText: 'すべての値に対する割合',
  doubtful: '要確認',
  doubtfulText: 'すべての値に対する割合',
  doubtfulRight: '要確認のうち正しかった値',
  doubtfulRightText: '要確認の値に対する割合',
  minutes: '100ページあたりの確認時間（分）',
  minutesText: '中断していた時間を除く',
  values: '値の数',
  field: '項目',
  column: (table, name) => `${table} › ${name}`,
  openMonths: (name) => `${name}を月別に表示`,
  month: '月',
  byField: '項目別',
  byFieldNote:
    '確認に時間がかかっている項目・列から順に表示しています。上にあるものほど、指示文の見直しが効果的です。クリックすると月別に確認できます。',
  tableOf: (name) => `${name}の表`,
  byMonth: '月別',
  none: 'この期間に確認済みの書類はありません',
  noneText: 'このテンプレートの読み取り結果を確認し、依頼を確認済みにすると、集計が表示されます。',
  toUnchecked: '未確認の依頼を表示',
  bound: {
    title: '要確認とする基準',
    note: (documents) =>
      `基準を下げるほど確認する値は減りますが、誤りを見逃す可能性が高くなります。検証用の書類${documents}件で測定しています（修正されなかった値は正しいものとして数えます）。`,
    noneNote: '信頼度がこの基準に満たない値と、ほかのルールで疑わしいと判断された値が要確認になります。',
    none: '検証用の書類に確認済みの書類が加わると、基準ごとの確認の手間と見逃しをここで確認できます。',
    below: '信頼度がこの値に満たないものを要確認にする',
    toCheck: '確認する値',
    toCheckText: '値100件あたり',
    unseen: '要確認にならない誤り',
    of: (values) => `値${values}件中`,
    chart: (name) => `${name}（基準50%～99%ごと）`,
    sentence: (bound, toCheck, unseen) =>
      unseen === undefined
        ? `${bound}の場合：値100件のうち${toCheck}件を確認します。要確認にならない誤りはありません。`
        : `${bound}の場合：値100件のうち${toCheck}件を確認します。要確認にならない誤りは${unseen}件に1件です。`,
    few: '検証用の書類がまだ少ないため、目安としてご覧ください。',
    save: '基準を保存',
    standard: (bound) => `標準の基準（${bound}）に戻す`,
    inForce: (bound) => `現在の基準：${bound}。変更は、以後に読み取るファイルから適用されます。`,
    saved: '基準を保存しました。以後に読み取るファイルから適用されます。',
    fail: '基準を保存できませんでした。',
  },
  secondCheck: {
    title: '二人目の確認',
    note: '二人目の担当者が同じ内容を確認すると、依頼は確認済みになります。二人目が値を変更した場合は、三人目の確認で確定します。',
    on: '二人目の担当者による確認を必須にする',
    alone: '自社のユーザーが1名のみのため、追加のユーザーが必要です。サービス提供元にお問い合わせください。',
    blind: '二人目に一人目の修正を見せない',
    blindNote:
      '二人目には読み取ったままの値が表示され、一人目の修正は表示されません。二人の結果が異なる場合は、三人目がどちらかを選んで確定します。',
    turned: {
      off: '二人目の確認を無効にしました。',
      seen: '二人目の確認を有効にしました。',
      blind: '二人目に一人目の修正を見せない設定にしました。',
    },
    fail: '二人目の確認の設定を変更できませんでした。',
  },
};
