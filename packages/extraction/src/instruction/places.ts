import type { FieldQuery } from './field-query.ts';

/** Where on the page a value is, at the end of an English instruction: "…, at the top right", "… (left, half way down)". */
const SPOT_EN =
  '(?:top|bottom|upper|lower|left|right|middle|cent(?:re|er)|half ?way|foot|head|header|footer|corner)';
const AT_END_EN = new RegExp(
  String.raw`(?:[\s,;]+(?:printed |written |shown )?(?:at|in|on|near|towards?|to) (?:the )?(?:very )?|[\s,]*[(]\s*(?:(?:at|in|on|near) (?:the )?)?|,\s*(?:the )?)${SPOT_EN}(?:[\s,-]+(?:at|in|on|of|near|to|the|very|up|down|hand|side|part|edge|page|document|sheet|${SPOT_EN}))*\s*[)]?[.]?$`,
  'i',
);
const SPOT_JA =
  '(?:一番|いちばん|中ほど(?:の)?|真ん中の?)?(?:[左右][上下側端]|[上下]部|中央|真ん中|中ほど|[上下左右](?=の|に|側|端|隅))(?:の?(?:ほう|方|側|隅|角))?(?:の?[左右]側?)?';
const AT_START_JA = new RegExp(
  `^(?:(?:この)?(?:用紙|書類|ページ|紙面|伝票|紙)の)?${SPOT_JA}(?:に(?:ある|書かれた|書いてある|印字された|記載の))?の?(?=.{2})`,
  'u',
);
const AT_END_JA = new RegExp(`[（(]${SPOT_JA}[）)]$`, 'u');

/** An instruction without the words that say where on the page the value is. */
export function withoutPlace(text: string): string {
  const plain = text.replace(AT_END_EN, '').replace(AT_END_JA, '').replace(AT_START_JA, '').trim();
  return plain === '' ? text : plain;
}

/** Beside what a value is, in front of a Japanese instruction ("二重線の上にある…") and at the end of an English one ("… next to the logo"). */
const NEARBY_JA = /^.{1,10}?の(?:上|下|横|隣|右|左|近く|そば)(?:にある|に書かれた|の)(?=.{2})/u;
const NEARBY_EN =
  /[\s,]+(?:right )?(?:next to|beside|below|above|under(?:neath)?) (?:the )?[\w-]+(?: [\w-]+)?[.]?$/i;

/** An instruction without any words that say where the value is: on the page, or beside what. */
export function withoutSurroundings(text: string): string {
  const plain = withoutPlace(text).replace(NEARBY_JA, '').replace(NEARBY_EN, '').trim();
  return plain === '' ? text : plain;
}

/** Where on the pages an instruction (in lower case) says that the value is. */
export function findPlace(lower: string): Pick<FieldQuery, 'top' | 'bottom' | 'left' | 'right' | 'page'> {
  const page = /last page|final page|最(後|終)の?ページ|末尾のページ/.test(lower)
    ? ('last' as const)
    : /first page|page 1\b|最初のページ|1ページ目|一ページ目|表紙/.test(lower)
      ? ('first' as const)
      : undefined;
  return {
    page,
    top: /\b(at|on|in|near) the (very )?top|top[- ](right|left)|upper|header|右上|左上|上部|一番上|最上部|ページ上|上のほう|上の方|冒頭|ヘッダ/.test(
      lower,
    ),
    bottom:
      /\b(at|on|in|near) the (very )?(bottom|foot|end)|bottom[- ](right|left)|lower|footer|右下|左下|下のほう|下の方|下部|一番下|最下部|末尾|フッタ/.test(
        lower,
      ),
    left: /(top|bottom|upper|lower)[- ]left|left (side|hand|corner)|on the left|左[上下側]|(?:上|下|中)(?:のほう|の方|ほど)(?:の)?左/.test(
      lower,
    ),
    right:
      /(top|bottom|upper|lower)[- ]right|right (side|hand|corner)|on the right\b(?! of)|右[上下側]|(?:上|下|中)(?:のほう|の方|ほど)(?:の)?右/.test(
        lower,
      ),
  };
}
