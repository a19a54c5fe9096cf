/**
 * Characters that no text may contain: controls (C0 and C1, except tab and line ends, which are white space), noncharacters, which make XML
 * and therefore a sheet unreadable, and marks that change the text direction, which make one name look like another. No zod here: the
 * server removes them by the same rule when it writes sheets, mails and PDF.
 */
const unprintable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]/u;
const everyUnprintable = new RegExp(unprintable, 'gu');
const lineEnd = /[\t\n\r\u2028\u2029]/;

/** Whether a text fits in one line of a screen, a sheet, an email and a PDF, with nothing hidden in it. */
export function isPrintableLine(text: string): boolean {
  return text.isWellFormed() && !unprintable.test(text) && !lineEnd.test(text);
}

/** Whether a text has a visible character: white space and zero-width characters only are not a name. */
export function isVisible(text: string): boolean {
  return /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** A text that is safe in any output: without unprintable characters, lines ending in `\n`. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(everyUnprintable, '');
}

/** As `cleanText`, in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n\u2028\u2029]+/g, ' ');
}
