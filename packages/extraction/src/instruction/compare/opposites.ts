/** Two words that exclude each other: as people ask for each, and as labels print it. */
interface Pair {
  readonly asked: readonly [RegExp, RegExp];
  readonly printed: readonly [RegExp, RegExp];
}

const PAIRS: readonly Pair[] = [
  pair(
    [
      /元|(?:した|する|している|頼んだ)(?:会社|人|業者|店|側)/u,
      /先|(?:され[たる]|受け[たる]|受ける)(?:会社|人|業者|店|側)/u,
    ],
    [/元|(?:注文|発注|依頼|委託|申込)者/u, /先/u],
  ),
  pair(
    [/始|開始|初め|から(?!.*まで)/u, /終|満了|切れ|いつまで/u],
    [/開始|始期|着手|着工/u, /終了|満了|終期|完了|満期/u],
  ),
  pair(
    [/出発|出る|出た|出かけ|行く|行った/u, /帰|戻/u],
    [/出発|出庫|往路/u, /帰着|帰庫|帰社|復路|終了|納車|引渡/u],
  ),
  pair([/預け|渡し/u, /戻|返/u], [/入庫|預/u, /納車|引渡|返却/u]),
  pair([/入って|入った|入金/u, /出て|出た|出金/u], [/入金|預り|預け/u, /出金|支払|引出/u]),
  pair(
    [/送る|送った|出した|依頼/u, /受け取|届い|受取/u],
    [/依頼|送り主|差出|荷送/u, /受取|届け先|受領|荷受|到着/u],
  ),
  pair([/貸/u, /借/u], [/貸主|賃貸人|所有者/u, /借主|賃借人|使用者/u]),
  pair([/売/u, /買|仕入/u], [/売主|売渡|販売|小売/u, /買主|買受|購入|仕入|仕切|卸/u]),
  pair([/任せる|頼む人|頼んだ/u, /任される|任された|引き受け/u], [/委任者|委託者/u, /受任|受託|代理/u]),
  pair([/出す|出した/u, /運ぶ|運んだ|処分|始末/u], [/排出|交付/u, /運搬|処分|収集/u]),
  pair([/運/u, /処分|始末/u], [/運搬|収集/u, /処分/u]),
  pair([/新し/u, /今住|古い|もとの/u], [/新/u, /現|旧/u]),
  pair([/荷物を出す|運び出/u, /運び入|入れる/u], [/搬出/u, /搬入/u]),
  pair([/最初|はじめ/u, /最後|終わり/u], [/第1|初回|当初/u, /最終|第4/u]),
  pair([/実際/u, /帳簿/u], [/実/u, /帳簿/u]),
  pair([/教え/u, /教わ|受ける/u], [/講師|教授/u, /受講|生徒|学生/u]),
  pair([/今|現在/u, /続け|次|更新/u], [/現在|前年|今/u, /更新|次/u]),
  pair([/流した/u, /(?<!流した)水を?使/u], [/下水/u, /上水|水道料/u]),
];

function pair(asked: Pair['asked'], printed: Pair['printed']): Pair {
  return { asked, printed };
}

/** Whether a label says the opposite of what a question asks for: 帰着日 where it asks when somebody left. */
export function isOpposite(question: string, label: string): boolean {
  return PAIRS.some(({ asked, printed }) =>
    [0, 1].some((side) => {
      const [own, other] = side === 0 ? ([0, 1] as const) : ([1, 0] as const);
      return (
        asked[own].test(question) &&
        !asked[other].test(question) &&
        printed[other].test(label) &&
        !printed[own].test(label)
      );
    }),
  );
}
