import type { DocumentPart, TemplateChoice } from '@ocr/contract';

/** In place of a template's id: the one that fits is chosen for each file. */
export const byItself = 'auto';

/** What was chosen for a file; `template` is null while it is looked for, and where it is not clear which fits. */
export interface FileChoice {
  readonly state: 'choosing' | 'chosen';
  readonly template: TemplateChoice | null;
}

/** What of a file determines its template. */
export interface Choosable {
  /** Null until it is looked for. */
  readonly choice: FileChoice | null;
  /** The template that the user chose for this file. */
  readonly picked: string | null;
  /** The documents that it seems to contain, where they are several. */
  readonly parts: readonly DocumentPart[];
}

export const unchosen: Choosable = { choice: null, picked: null, parts: [] };

/** The template that reads a file; undefined while it is not known. */
export function templateOf(
  { choice, picked }: Choosable,
  templateId: string | undefined,
): string | undefined {
  if (templateId !== byItself) return templateId;
  return picked ?? choice?.template?.id;
}

/** Whether its template is still being looked for. */
export const isChoosing = ({ choice, picked }: Choosable): boolean =>
  picked === null && choice?.state !== 'chosen';
