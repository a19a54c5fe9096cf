/**
 * What surrounds the thing asked for in an instruction: greetings, verbs of asking, hints at the form of the answer.
 * Each is a pattern on one end of the text; they are taken off until none fits.
 */

const ORDER_WORDS = [
  String.raw`(?:i|we) (?:want|need|would like|'d like|query)(?: to)?(?: (?:know|have|get|see))?`,
  String.raw`(?:tell|give|show|send|let) (?:me|us)(?: know)?`,
  String.raw`(?:find out|look for|look up|write down|type in|note down|copy out|read off|read out|pick out|pick up|pull out|fill in|put down|put in)`,
  String.raw`(?:tell|give|say|find|get|read|copy|return|enter|type|record|write|report|state|locate|identify|extract|capture|determine|supply|provide|fetch|take|note|show|output|transcribe|search for|specify|pull|retrieve)`,
  'only|just',
];
const ORDER_EN = new RegExp(String.raw`^\s*(?:${ORDER_WORDS.join('|')})[,:]?\s+(?=\S)`, 'i');
/** What an order is followed by; "State income tax" and "Read date" are labels, not orders. */
const AFTER_ORDER =
  /^(?:(?:the|what|who|whom|whose|which|where|when|how|whether|this|its|our|your|any|an?|only|just|me|street|name|number|amount|date)\b|[A-Z\d"'“「])/;
const ALWAYS_ORDERS =
  /^\s*(?:extract|capture|find|get|enter|copy|only|just|type in|write down|look (?:for|up)|tell me)\s/i;

/** Hints at the end of an English instruction. */
const TAIL_EN =
  /[\s,;.–-]*(?:[(（]\s*)?(?:(?:exactly |just )?as (?:it is )?(?:printed|written|shown|it stands)|(?:as )?(?:a |the )?(?:plain|bare) (?:number|figure|digits)|in full|full text|if (?:any|there is one|given|shown|present)|(?:and )?(?:return|give|write|enter) nothing else|nothing else|no (?:currency )?(?:symbol|sign|unit|comma)s?|(?:in|of|from|on) (?:this|the) (?:document|page|paper|sheet|scan|file|form))\s*[)）]?[\s.!]*$/i;

const VERBS_JA = '(?:探し|調べ|確認し|見つけ|読み取っ|読ん|見)て(?:から)?';
const ASKED_JA =
  '(?:入れ|返し|返答し|答え|書い|書き出し|書き写し|抜き出し|取り出し|拾っ|取っ|示し|教え|読み取っ|読み出し|見つけ|入力し|記入し|転記し|抽出し|取得し|出力し|記録し|登録し|表示し|確認し|特定し|知らせ|探し|調べ)て';
const POLITE_JA =
  '(?:ください|下さい|ほしい(?:です)?|欲しい(?:です)?|もらえますか|いただけますか|くれますか|もらいたい(?:です)?|おいて(?:ください|下さい)?)?';
const PLAIN_JA =
  '(?:読み取る|抜き出す|取り出す|探す|返す|入れる|書く|書き写す|拾う|調べる|教える|知る|(?:入力|記入|転記|抽出|取得|出力|記録|登録|確認|特定|表示)(?:する|すること|願います|のこと|をお願いします|お願いします)?)';
const TAIL_JA = new RegExp(
  `(?:の値|の内容)?(?:を|が|は)?(?:${VERBS_JA})?(?:${ASKED_JA}${POLITE_JA}|${PLAIN_JA}|(?:知りたい|ほしい|欲しい|必要)(?:の)?(?:です|だ)?)[。.！!]?$`,
  'u',
);
const REMARK_JA =
  /[。、\s]*(?:[（(]\s*)?(?:あれば|略さずに|省略せずに|省略しないで|そのまま|全文|正式名称で?|記載(?:の)?(?:通り|とおり)に?|書かれている(?:通り|とおり)に?|印字の(?:通り|とおり)に?|半角(?:の)?数字で?|半角で|(?:数字|数値)(?:だけ|のみ)(?:で|を)?|(?<=\p{L})(?:のみ|だけ)|空白なら空欄(?:のまま|で)?|(?:なければ|ない場合は|無ければ|無い場合は|ないときは)空(?:欄|白)?(?:で|に|のまま)?(?:する)?)\s*[)）]?[。]?$/u;
/** "Of this document": everything is. */
const HEAD_JA =
  /^(?:この(?:書類|用紙|伝票|文書|紙|帳票|ページ|画像|票)(?:に(?:書かれた|書かれている|ある|記載(?:の|された|されている)|印字された)|の(?=.{2}))|(?:書類|用紙|伝票|文書|紙面|帳票|ページ)に(?:書かれた|書かれている|記載(?:の|された|されている)|印字された)|(?:文章|文中|本文)の?(?:中)?(?:に(?:ある|書かれた|出てくる))?の?(?=.{2}))/u;

/** An instruction without the wrappings at its ends. */
export function unwrap(text: string): string {
  let plain = text;
  for (let last = ''; last !== plain;) {
    last = plain;
    plain = withoutOrder(plain)
      .replace(TAIL_EN, '')
      .replace(REMARK_JA, '')
      .replace(TAIL_JA, '')
      .replace(HEAD_JA, '');
    plain = plain.trim();
    if (plain === '') return last;
  }
  return plain;
}

function withoutOrder(text: string): string {
  const rest = text.replace(ORDER_EN, '');
  return rest === text || AFTER_ORDER.test(rest) || ALWAYS_ORDERS.test(text) ? rest : text;
}
