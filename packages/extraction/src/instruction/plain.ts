import { unwrap } from './wrappings.ts';

const COURTESY_EN =
  /^(?:hello|hi|dear \w+)[,!.]?\s+|\b(?:could|can|would|will) you (?:please |kindly )?(?:tell|give|read|find|show|send|get|extract|enter|take|write|return)(?: (?:me|us))?\b|\b(?:please|kindly) (?:tell|give|read|find|show|extract|enter|take|write|return|look for|look up|copy|fill in|put|get|note)(?: (?:me|us|down|out|here))?\b|\b(?:i|we) (?:need|want|would like|'d like)(?: to (?:know|have|get))?\b|[,;]?\s*\b(?:please|thank you|thanks|kindly)\b[.!]?/gi;
const ON_PAGE_EN =
  /\s+(?:(?:shown|printed|written|given|stated) )?(?:on|in|from) (?:this|the) (?:page|document|sheet|paper|scan|file)\s*[.]?$/i;
/** Why somebody wants it says nothing about what it is. */
const REASON_EN =
  /\s*(?:[;,]|[-–—]|\.)\s*(?:(?:because|since|so that|so we|in order to|as we|for our|we|i|it is|this is|needed|used|required|to (?:book|check|match|compare|post))\b)[^.;]*/gi;
/** What to do where there is nothing. */
const MISSING_EN =
  /[;,.(]?\s*\b(?:(?:if|when|where|unless)\b[^,;.]*\b(?:missing|absent|not (?:present|there|found|printed|given|available|shown|on))\b[^;.]*|(?:return|leave|give|write|put|enter)\b[^,;.]*\b(?:blank|empty|null|nothing|n\/a)\b[^;.]*)/gi;
const COURTESY_JA =
  /(?:の値|の内容)?(?:を|が)?(?:お願い(?:いた)?します|お願い(?:でき|致し)ますか?|教えて(?:ください|下さい|ほしい(?:です)?)?|読み取って(?:ください|下さい)?|読み取る|抽出(?:して(?:ください|下さい)?|する|願います)?|取得(?:して(?:ください|下さい)?|する)?|(?:入力|記入|転記)(?:して(?:ください|下さい)|する)?|抜き出(?:す|して(?:ください|下さい)?)|(?:取|拾)って(?:ください|下さい)|入れて(?:ください|下さい)|知りたい(?:です)?|欲しい(?:です)?|ほしい(?:です)?|必要です|ください|下さい|です)[。.！!]?$/u;

/** How a value is to be written says nothing about what it is: as YYYY-MM-DD, カンマなしの数字で. */
const FORMAT_EN =
  /[,;(（]?\s*(?:\b(?:as|in|formatted as|in the (?:form|format)(?: of)?)\s+(?:an?\s+)?(?:yyyy|dd|mm|iso|\d{4})[\w/.-]*(?:\s+(?:format|form|date))?|\b(?:numbers?|digits?|figures?|plain number|value) only\b|\b(?:without|no) (?:the |any |a )?(?:currency (?:signs?|symbols?|codes?)|commas?|thousands? separators?|units?|spaces|hyphens|dashes)\b)\s*[)）]?/gi;
const FORMAT_JA =
  /[、。（(]?(?:(?:カンマ|コンマ|桁区切り|円記号|¥記号|通貨記号|ハイフン|単位|記号)(?:や(?:カンマ|コンマ|円記号|通貨記号|単位|記号))?(?:なし|抜き|無し)(?:の(?:数字|数値|形))?(?:で|に)?|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}の(?:形式?|書式|ように)で?|(?:yyyy|YYYY)[-/年]?(?:mm|MM)[-/月]?(?:dd|DD)日?(?:の?(?:形式?|書式))?で?|(?:数字|数値|半角)(?:だけ|のみ|で)|[（(](?:円|税込?円|西暦|和暦|半角|数字|数値|単位は円)[）)])[）)。]?\s*$/u;

/** Which part of the value is wanted, or where it is, in brackets or behind a comma: "(just the number)", "(in the small print)", ", with unit". */
const REMARK_EN =
  /\s*[(（]\s*(?:just|only) the (?:number|digits?|figures?|name|amount|date)\s*[)）]|\s*[(（]\s*(?:company |first |last )?(?:name|amount|number|code|date) only\s*[)）]|\s*[(（]\s*(?:name|company) without the address\s*[)）]|\s*[(（]\s*(?:amount|in the (?:small|fine) print|on page \d+|with (?:its |the )?units?|including (?:its |the )?units?)\s*[)）]|,\s*(?:digits|figures) only\b|,\s*with (?:its |the )?units?\b/giu;

/** "What is printed next to X", Xと書かれているところの内容: all that they say is X, a text that is printed. */
const PRINTED_EN =
  /^(?!(?:the )?value of (?:the |all )?(?:goods|order|works?|contract|shipment|consignment|cargo|property|job|whole|entire)\b)(?:what(?:'s| is) (?:printed|written|shown|stated) (?:next to|beside|by|after|behind|under|for)|(?:the )?(?:value|text|content|entry|figure|field|box|line|cell|words?)s? (?:(?:printed |that is |which is )?(?:of|next to|beside|after|behind|for|in|labell?ed|called|named|marked|headed|titled))) (?:the (?:label|word|words|field|box|heading) )?["']?(.{2,60}?)["']?$/i;
const PRINTED_JA =
  /^[「『]?(.{1,30}?)[」』]?(?:と(?:書かれ(?:ている|た)|書いてある|記載(?:された|されている|のある)|印字され(?:た|ている))(?:ところ|箇所|欄|場所|項目|部分)?(?:の|に(?:ある|書かれた))?(?:内容|値|文字|もの)?|の(?:欄|項目|箇所|ところ|右か下|右または下)(?:の|にある|に書かれた|に記載の)?(?:内容|値|文字|もの)?|欄(?:に(?:記載の|ある|書かれた))?の?(?:内容|値|文字|もの))$/u;
const VALUE_JA = /^([「『].{1,30}[」』])の(?:値|内容|欄|数字|文字|右か下(?:にある値)?)$/u;

/** An instruction that only points at a printed text, reduced to that text in quotes; undefined for others. */
function printedText(text: string): string | undefined {
  const english = PRINTED_EN.exec(text.replace(/^what(?:'s| is) (?=the \w+ (?:of|in) )/i, ''))?.[1];
  const named =
    english
      ?.replace(/^the (?=.*\s(?:field|box|cell|line)$)/i, '')
      .replace(/\s(?:field|box|cell|line)$/i, '') ?? PRINTED_JA.exec(text)?.[1];
  return named === undefined ? VALUE_JA.exec(text)?.[1] : `「${named}」`;
}

/** An instruction without what is around a label in it: "Extract …", "… on this page", "… (number only)". */
export function withoutHints(text: string): string {
  return text
    .replace(FORMAT_EN, ' ')
    .replace(REMARK_EN, ' ')
    .replace(ON_PAGE_EN, '')
    .replace(
      /^(?:extract|value of(?! (?:the |all )?(?:goods|order|works?|contract|shipment|consignment|cargo|property|job|whole|entire))|what is printed next to|read off|copy) (?:the )?/i,
      '',
    )
    .replace(/^["'](.+)["']$/, '$1')
    .trim();
}

/** An instruction without greetings, courtesy and reasons: "Could you give me X, please? We need it to book." is X. */
export function withoutCourtesy(text: string): string {
  const english = text
    .replace(FORMAT_EN, ' ')
    .replace(REMARK_EN, ' ')
    .replace(COURTESY_EN, ' ')
    .replace(REASON_EN, ' ')
    .replace(MISSING_EN, ' ')
    .replace(ON_PAGE_EN, '');
  const sentences = english
    .split(/(?<=[。！？])/u)
    .filter((part, index) => index === 0 || !/(?:ため|ので|から|必要|使い?ます|使用|管理|入力)/u.test(part));
  const plain = sentences
    .map((part) => unwrap(withoutFormat(part).replace(COURTESY_JA, '').replace(/。$/u, '')))
    .filter((part) => part.trim() !== '')
    .join('。')
    .replace(/[?？!！。]+\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = unwrap(plain);
  return bare === '' ? text : (printedText(bare) ?? bare);
}

/** A sentence without its hints at how the value is to be written, however many there are at its end. */
function withoutFormat(sentence: string): string {
  let plain = sentence.replace(/。$/u, '');
  for (let last = ''; last !== plain;) {
    last = plain;
    plain = plain.replace(FORMAT_JA, '').trim();
  }
  return plain;
}
