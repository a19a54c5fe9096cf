import type { FieldFormat, ValueKind } from '@ocr/contract';

/** A field's edited format: the texts of its inputs. */
export interface DraftFormat {
  /** Empty: guessed from the instruction. */
  readonly kind: ValueKind | '';
  readonly required: boolean;
  readonly pattern: string;
  /** One value on each line. */
  readonly list: string;
  readonly min: string;
  readonly max: string;
}

export const emptyFormat: DraftFormat = {
  kind: '',
  required: false,
  pattern: '',
  list: '',
  min: '',
  max: '',
};

/** A format as it can be changed. */
export function toDraftFormat(format: FieldFormat | undefined): DraftFormat {
  const { kind = '', required = false, pattern = '', list = [], min = '', max = '' } = format ?? {};
  return { kind, required, pattern, list: list.join('\n'), min, max };
}

/** A format as it is sent; undefined where nothing is set. Bounds belong to a kind that has an order. */
export function toFormat(draft: DraftFormat): FieldFormat | undefined {
  const { kind, required } = draft;
  const [pattern, min, max] = [draft.pattern.trim(), draft.min.trim(), draft.max.trim()];
  const list = draft.list
    .split('\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const format: FieldFormat = {
    ...(kind !== '' && { kind }),
    ...(required && { required }),
    ...(pattern !== '' && { pattern }),
    ...(list.length > 0 && { list }),
    ...(hasOrder(kind) && min !== '' && { min }),
    ...(hasOrder(kind) && max !== '' && { max }),
  };
  return Object.keys(format).length === 0 ? undefined : format;
}

/** Whether values of a kind come one after the other. */
export const hasOrder = (kind: ValueKind | ''): boolean => kind !== '' && kind !== 'text';
