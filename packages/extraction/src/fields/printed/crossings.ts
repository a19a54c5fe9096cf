import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { columnAbove } from '../../layout/neighbours.ts';
import { fold } from '../../text/fold.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

/** Rows over a value in which its column's head is looked for. */
const HEAD_ROWS = 40;
/** Letters of the longest head of a row or a column. */
const LONGEST = 24;
/** How much of what is asked the two heads must say, of its letters without those that only join. */
const MIN_SHARE = 0.7;
const SCORE = 0.9;
/** Rows of a page that are looked at, so that the time of a hostile page is bounded. */
const MAX_ROWS = 400;

/** 第3期の納期限, "Police 2026/27": the value in the row and the column that the instruction names. */
export function crossings(query: FieldQuery, view: DocumentView): Candidate[] {
  const asked = foldedWords(query.asked);
  if (asked.length < 4) return [];
  const isColumn = /\bcolumn\b/i.test(query.asked);
  return view.pages.flatMap(({ rows }) =>
    rows.slice(0, MAX_ROWS).flatMap((row, index) => {
      const [head] = row.segments;
      const said = head && row.segments.length > 1 ? saidBy(rowForms(head, rows, index), asked) : '';
      if (!head || said === '') return [];
      return row.segments.slice(1).flatMap((value) => {
        const column = headOver(value, asked, said) ?? (isColumn ? namedHead(value, asked, said) : undefined);
        if (column === undefined) return [];
        const share = (said.length + column.length) / asked.length;
        return share < MIN_SHARE ? [] : valueIn(value, query, view);
      });
    }),
  );
}

const IN_BRACKETS = /[（(][^)）]*[)）]/gu;

/** What is asked, folded, without what only joins its words. */
const foldedWords = (asked: string): string =>
  fold(
    asked
      .toLowerCase()
      .replace(IN_BRACKETS, '')
      .replace(/\b(?:the|of|for|in|at|on|a|an|what|is|was|how|much|columns?|taken)\b/g, ' ')
      .replace(
        /(?<=[\p{Script=Han}\p{Script=Katakana}])(?:だけの|のみの|の|は|を|が|に|分の)|(?:はいくら|いくら|ですか|額)$|どう(?:だった|なった)?|(?:され|し)(?:た|ている)か?$/gu,
        ' ',
      ),
  );

/** The longest of the forms that the instruction contains. */
const saidBy = (forms: readonly string[], asked: string): string =>
  forms
    .filter((form) => (form.length >= 2 ? asked.includes(form) : form === '計' && asked.endsWith(form)))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

const TOTALS = /^(?:合計|総計|計|小計|総合計|total|totals|sum)$/u;
const TOTAL_FORMS = ['合計', '総計', '計', 'total', 'totals', 'sum'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** How a row is called: by its first text, a sum by every word for sums, an instalment by its number. */
function rowForms(head: Segment, rows: readonly Row[], index: number): string[] {
  const own = head.folded.text;
  if (own.length === 0 || own.length > LONGEST) return [];
  const bare = fold(head.text.replace(IN_BRACKETS, ''));
  if (TOTALS.test(bare)) return TOTAL_FORMS;
  const number = numberOf(head);
  if (number === undefined) return /^\d+$/.test(own) ? [] : [own, bare];
  const isLast = numberAt(rows, index + 1) === undefined && (numberAt(rows, index - 1) ?? 0) === number - 1;
  const forms = [
    `第${number}期`,
    `${number}期`,
    `第${number}回`,
    `${number}回目`,
    `${number}回`,
    `${ORDINALS[number - 1] ?? own}instalment`,
    own,
  ];
  return [
    ...forms,
    ...(number === 1 ? ['最初期', '1回目', '初回'] : []),
    ...(isLast ? ['最後期', '最終期', 'lastinstalment'] : []),
  ];
}

const numberAt = (rows: readonly Row[], index: number): number | undefined => {
  const head = rows[index]?.segments[0];
  return head && numberOf(head);
};

/** 第3期, "3rd instalment", "2". */
function numberOf({ text }: Segment): number | undefined {
  const match = /^\s*(?:第\s?)?(\d{1,2})\s?(?:期分?|回目?|(?:st|nd|rd|th)(?: instal?lment)?)?\s*$/iu.exec(
    text.normalize('NFKC'),
  );
  return match ? Number(match[1]) : undefined;
}

/** The head over a value that the instruction names beside the row's: the nearest text of the column that it contains. */
function headOver(value: Segment, asked: string, said: string): string | undefined {
  const rest = asked.replace(said, ' ');
  return columnAbove(value, HEAD_ROWS)
    .filter(({ text, folded }) => folded.text.length <= LONGEST && /\p{L}/u.test(text))
    .flatMap(({ text }) => headForms(text))
    .find((head) => head.length >= 2 && rest.includes(head));
}

/** A head as it is printed, and each half of one in two languages: "Discount / Escompte". */
function headForms(text: string): string[] {
  const plain = text.replace(IN_BRACKETS, '');
  const halves = plain.split(/\s+[/／]\s+/u);
  return [plain, ...(halves.length === 2 ? halves : [])].map((form) => fold(form));
}

/** "The weight column": what is left of the question where the nearest head in words contains it, "Gross weight kg". */
function namedHead(value: Segment, asked: string, said: string): string | undefined {
  const rest = asked.replace(said, '');
  const head = columnAbove(value, HEAD_ROWS).find(({ text }) => !/\d/.test(text));
  return head && rest.length >= 4 && head.folded.text.includes(rest) ? rest : undefined;
}

function valueIn(segment: Segment, query: FieldQuery, view: DocumentView): Candidate[] {
  const readings = readKind(query.kindAsked, { segment, from: 0, to: segment.text.length }, view);
  const reading = readings.at(query.kindAsked === 'amount' ? -1 : 0);
  if (!reading) return [];
  const ranges = [{ segment, from: reading.from, to: reading.to }];
  return [{ value: reading.value, ranges, score: SCORE * Math.max(0.85, reading.fit), doubt: reading.doubt }];
}
