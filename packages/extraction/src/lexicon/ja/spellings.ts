/** Words that Japanese labels write with more or fewer kana: 振込額, 振込み額 and 振り込み額 are one label. */
const STEMS: readonly (readonly string[])[] = [
  ['振込', '振込み', '振り込み'],
  ['支払', '支払い'],
  ['買上', '買上げ', '買い上げ'],
  ['引落', '引落し', '引落とし', '引き落とし'],
  ['見積', '見積り', '見積もり'],
  ['受取', '受取り', '受け取り'],
  ['繰越', '繰越し', '繰り越し'],
  ['申込', '申込み', '申し込み'],
  ['取扱', '取扱い', '取り扱い'],
  ['値引', '値引き'],
  ['割引', '割引き'],
  ['差引', '差引き', '差し引き'],
  ['払込', '払込み', '払い込み'],
  ['引渡', '引渡し', '引き渡し'],
  ['問合せ', '問い合わせ', '問合わせ'],
  ['届け', '届'],
];

/** The ways of writing a Japanese label with more or fewer kana; itself not among them. */
export function otherSpellings(label: string): string[] {
  for (const forms of STEMS) {
    const [found] = forms
      .filter((form) => label.includes(form))
      .toSorted((one, other) => other.length - one.length);
    if (found === undefined) continue;
    // 支払われる and 届く are verbs.
    const follows = label.slice(label.indexOf(found) + found.length);
    if (/^[\u3041-\u309f]/u.test(follows) && !/^[のまとおご]/u.test(follows)) return [];
    return forms.map((form) => label.replace(found, form)).filter((other) => other !== label);
  }
  return [];
}
