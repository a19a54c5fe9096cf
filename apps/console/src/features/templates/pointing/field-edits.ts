import type { SamplePlace } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import { isFilledIn, type DraftField, type NewItem } from '#features/templates/editor/draft.ts';
import { freeName } from '#features/templates/editor/offers.ts';
import type { FoundField } from '#features/templates/preview/preview.ts';
import { isSamePlace } from '#ui/viewer/geometry.ts';
import type { Picked } from '#ui/viewer/words.ts';

/** The words by which a place is named in a template. */
export type PlaceWords = Pick<SamplePlace, 'label' | 'dateIn'>;

export interface Wording {
  /** A whole instruction that quotes a label. */
  readonly instruction: (label: string) => string;
  /** A sentence that adds a label to an instruction. */
  readonly beside: (label: string) => string;
  readonly dateIn: Readonly<Record<NonNullable<SamplePlace['dateIn']>, string>>;
  readonly fieldName: (place: number) => string;
}

/** A new field for a place: named after its printed label, with an instruction that leads there, if there are such words. */
export function fieldFor(
  { label, dateIn }: PlaceWords,
  fields: readonly DraftField[],
  t: Wording,
): Required<Pick<NewItem, 'name' | 'description'>> {
  const name = label?.slice(0, limits.templateName) ?? t.fieldName(fields.filter(isFilledIn).length + 1);
  const byPlace = dateIn === null ? '' : t.dateIn[dateIn];
  return { name: freeName(name, fields), description: label === null ? byPlace : t.instruction(label) };
}

/** An instruction with a label added: it replaces an empty instruction or an earlier label; otherwise it is appended. */
export function withLabel(
  { name, description, key }: Pick<DraftField, 'name' | 'description' | 'key'>,
  label: string,
  { fields, t }: { readonly fields: readonly DraftField[]; readonly t: Wording },
): Pick<DraftField, 'name' | 'description'> {
  const others = fields.filter((field) => field.key !== key);
  const named = name.trim() === '' ? freeName(label.slice(0, limits.templateName), others) : name;
  return { name: named, description: describe(description.trim(), label, t) };
}

function describe(before: string, label: string, t: Wording): string {
  if (before === '' || isMadeBy(t.instruction, before)) return t.instruction(label);
  const [own, added] = splitAt(before, t.beside);
  if (added !== '' && own === '') return t.instruction(label);
  const [stop, gap] = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]$/u.test(own) ? ['。', ''] : ['.', ' '];
  const whole = /[.。!?！？]$/u.test(own) ? own : own + stop;
  return whole + gap + t.beside(label);
}

/** Stands for a label in the sentences that are looked for. */
const anyLabel = '\u0000';

/** Whether a text is one of those that a sentence makes of labels. */
function isMadeBy(sentence: (label: string) => string, text: string): boolean {
  const [start = '', end = ''] = sentence(anyLabel).split(anyLabel);
  if (!text.startsWith(start) || !text.endsWith(end)) return false;
  return /^[^“”「」]+$/u.test(text.slice(start.length, text.length - end.length));
}

/** The user's own words, and the label's sentence after them, if any. */
function splitAt(text: string, sentence: (label: string) => string): [string, string] {
  const [start = ''] = sentence(anyLabel).split(anyLabel);
  const at = text.lastIndexOf(start);
  const added = at < 0 ? '' : text.slice(at);
  return isMadeBy(sentence, added) ? [text.slice(0, at).trim(), added] : [text, ''];
}

export type Outcome = 'here' | 'elsewhere' | 'nothing';

/** Whether a field finds the place that was pointed at. */
export function outcomeOf(found: FoundField | undefined, place: Pick<Picked, 'page' | 'box'>): Outcome {
  if (found === undefined || found.value === null) return 'nothing';
  const { page, box } = found;
  return box !== null && page === place.page && isSamePlace(box, place.box) ? 'here' : 'elsewhere';
}
