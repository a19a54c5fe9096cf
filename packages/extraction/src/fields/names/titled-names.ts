import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { segmentsRight } from '../../layout/neighbours.ts';
import { cleanText } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';

/** What people are at work, as it is printed in front of their names. */
const TITLE = String.raw`(?:代表取締役|取締役|代表社員|社員|理事長|理事|会長|社長|専務|常務|部長|次長|課長代理|課長|係長|主任|主査|所長|支店長|店長|院長|園長|校長|学長|施設長|工場長|局長|署長|室長|館長|組合長|市長|区長|町長|村長|知事|大臣|税理士|弁護士|司法書士|行政書士|公認会計士|会計士|社会保険労務士|弁理士|建築士|医師|管理員|現場代理人)`;
const NAME = String.raw`(?<name>[\p{Script=Han}々ヶケ]{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4})`;
const TITLED = new RegExp(
  String.raw`^(?<title>[\p{Script=Han}\p{Script=Katakana}ー・ 　]{0,20}?${TITLE})[ 　]+${NAME}\s*(?<seal>[㊞印]|[(（]印[)）]|公印)?\s*$`,
  'u',
);
const ALONE = new RegExp(String.raw`^[\p{Script=Han}\p{Script=Katakana}ー・ 　]{0,20}?${TITLE}$`, 'u');
const WHOLE = new RegExp(String.raw`^${NAME}\s*(?<seal>[㊞印]|[(（]印[)）])?\s*$`, 'u');
/** Who signs for the paper: its seal is behind the name, or its author's work is before it. */
const SIGNER = /署名|記名|押印|差出人|先生|担当|作成者|代表/u;
/** Where the instruction names it, a label that only says 氏名 is another person's. */
const BY_TITLE = 0.93;
const BY_SEAL = 0.68;
const BY_PLACE = 0.58;

interface Titled {
  readonly title: string;
  readonly range: TextRange;
  readonly sealed: boolean;
}

/** A name behind what its bearer is at work: 伊勢志摩県知事 鵜飼 光男, 経理部 課長代理 早乙女 純. */
export function titledNames({ kind, asked, party }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'person' && kind !== 'text') return [];
  const plain = asked.replace(/[（(][^)）]*[)）]/gu, '');
  if (!/名|誰|人|者|先生|方$/u.test(plain) || party === 'customer') return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => titledIn(segment)).flatMap((one) => candidateOf(one, plain)),
  );
}

function candidateOf({ title, range, sealed }: Titled, asked: string): Candidate[] {
  const own = title.replace(/^.*[ 　]/u, '');
  const isAsked = [own, own.slice(-3), own.slice(-2)].some((end) => end.length >= 2 && asked.includes(end));
  const score = isAsked ? BY_TITLE : !SIGNER.test(asked) ? 0 : sealed ? BY_SEAL : BY_PLACE;
  return score === 0
    ? []
    : [{ value: cleanText([range]), ranges: [range], score, doubt: 'WEAK_LABEL' as const }];
}

/** A title and a name in one segment, or side by side; those addressed with 様 or 殿 are not of the paper's author. */
function titledIn(segment: Segment): Titled[] {
  const whole = TITLED.exec(segment.text);
  if (whole?.groups?.name !== undefined) return [titled(whole.groups.title ?? '', segment, whole)];
  if (!ALONE.test(segment.text.trim())) return [];
  const [next, after] = segmentsRight(segment);
  const name = next ? WHOLE.exec(next.text) : null;
  if (!next || !name || /^[様殿]/u.test(after?.text ?? '')) return [];
  const sealed = /^[㊞印]$/u.test(after?.text.trim() ?? '');
  const one = titled(segment.text, next, name);
  return [{ ...one, sealed: one.sealed || sealed }];
}

function titled(title: string, segment: Segment, match: RegExpExecArray): Titled {
  const name = match.groups?.name ?? '';
  const from = segment.text.lastIndexOf(name);
  return {
    title: title.trim(),
    range: { segment, from, to: from + name.length },
    sealed: match.groups?.seal !== undefined,
  };
}
