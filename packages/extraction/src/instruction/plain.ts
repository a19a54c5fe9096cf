const COURTESY_EN =
  /^(?:hello|hi|dear \w+)[,!.]?\s+|\b(?:could|can|would|will) you (?:please |kindly )?(?:tell|give|read|find|show|send|get|extract|enter|take|write|return)(?: (?:me|us))?\b|\b(?:please|kindly) (?:tell|give|read|find|show|extract|enter|take|write|return|look for|look up|copy|fill in|put|get|note)(?: (?:me|us|down|out|here))?\b|\b(?:i|we) (?:need|want|would like|'d like)(?: to (?:know|have|get))?\b|[,;]?\s*\b(?:please|thank you|thanks|kindly)\b[.!]?/gi;
/** Why somebody wants it says nothing about what it is. */
const REASON_EN =
  /\s*(?:[;,]|[-–—]|\.)\s*(?:(?:because|since|so that|so we|in order to|as we|for our|we|i|it is|this is|needed|used|required|to (?:book|check|match|compare|post))\b)[^.;]*/gi;
/** What to do where there is nothing. */
const MISSING_EN =
  /[;,.(]?\s*\b(?:(?:if|when|where|unless)\b[^,;.]*\b(?:missing|absent|not (?:present|there|found|printed|given|available|shown|on))\b[^;.]*|(?:return|leave|give|write|put|enter)\b[^,;.]*\b(?:blank|empty|null|nothing|n\/a)\b[^;.]*)/gi;
const COURTESY_JA =
  /(?:の値|の内容)?(?:を|が)?(?:お願い(?:いた)?します|お願い(?:でき|致し)ますか?|教えて(?:ください|下さい|ほしい(?:です)?)?|読み取って(?:ください|下さい)?|読み取る|抽出(?:して(?:ください|下さい)?|する|願います)?|取得(?:して(?:ください|下さい)?|する)?|(?:入力|記入|転記)して(?:ください|下さい)|知りたい(?:です)?|欲しい(?:です)?|ほしい(?:です)?|必要です|ください|下さい|です)[。.！!]?$/u;

/** An instruction without greetings, courtesy and reasons: "Could you tell me X, please? We need it to book." is X. */
export function withoutCourtesy(text: string): string {
  const english = text.replace(COURTESY_EN, ' ').replace(REASON_EN, ' ').replace(MISSING_EN, ' ');
  const sentences = english
    .split(/(?<=[。！？])/u)
    .filter((part, index) => index === 0 || !/(?:ため|ので|から|必要|使い?ます|使用|管理|入力)/u.test(part));
  const plain = sentences
    .map((part) => part.replace(COURTESY_JA, '').replace(/。$/u, ''))
    .join('。')
    .replace(/[?？!！。]+\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? text : plain;
}
