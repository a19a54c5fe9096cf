import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

/** The number behind a telephone number, by which a switchboard puts callers through: "ext. 326", 内線 12. */
const EXTENSION =
  /(?:(?<![\p{L}.])(?:ext(?:ension|n)?\b\.?|(?<=\d )x(?=\s?\d))(?: no\.?)?|内線(?:番号)?)\s?[:：]?\s?(?<value>\d{1,6})(?!\d)/iu;
const ASKED =
  /^(?:the )?(?:(?:tele)?phone |office |desk )?ext(?:ension|n)?\b\.?(?: ?(?:number|no\.?))?(?: of .{1,40})?$|内線(?:の?番号)?$/iu;
const SCORE = 0.88;

/** Whether an instruction asks for an extension, which no whole telephone number is. */
export const asksForExtension = ({ asked }: Pick<FieldQuery, 'asked'>): boolean => ASKED.test(asked.trim());

/** Extensions behind telephone numbers, where one is asked for. */
export function extensions(query: FieldQuery, view: DocumentView): Candidate[] {
  if (!asksForExtension(query)) return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const match = EXTENSION.exec(segment.text);
      const value = match?.groups?.value;
      if (!match || value === undefined) return [];
      const to = match.index + match[0].length;
      return [{ value, ranges: [{ segment, from: to - value.length, to }], score: SCORE }];
    }),
  );
}
