import { z } from 'zod';
import { line } from './envelope.ts';
import { limits } from './limits.ts';
import { isDay } from './rules.ts';

export const valueKinds = ['text', 'date', 'amount', 'number'] as const;
export type ValueKind = (typeof valueKinds)[number];

const shape = {
  kind: z.enum(valueKinds).optional(),
  /** If true, a document without this value is flagged. */
  required: z.boolean().optional(),
  /** `9` is a digit, `A` a letter, `?` any character, `*` any number of any; everything else is itself. */
  pattern: z.string().optional(),
  /** The only allowed values. */
  list: z.array(z.string()).optional(),
  /** Inclusive bounds: days as YYYY-MM-DD or plain numbers, depending on the kind. */
  min: z.string().optional(),
  max: z.string().optional(),
};
export const formatData = z.object(shape);
/** The format that a field's values must have. */
export type FieldFormat = z.output<typeof formatData>;

const isNumber = (text: string): boolean => /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text);

/** The format as submitted. A range needs a kind (days or numbers). */
export const fieldFormat = z
  .object({
    ...shape,
    pattern: line(limits.formatText).optional(),
    list: z
      .array(line(limits.formatText))
      .min(1, 'REQUIRED')
      .max(limits.formatEntries, 'OUT_OF_RANGE')
      .optional(),
    min: line(limits.formatText).optional(),
    max: line(limits.formatText).optional(),
  })
  .superRefine(({ kind, min, max }, context) => {
    const refuse = (part: string, message: string) =>
      context.addIssue({ code: 'custom', path: [part], message });
    if (min === undefined && max === undefined) return;
    if (kind === undefined || kind === 'text') return refuse('kind', 'REQUIRED');
    const isBound = kind === 'date' ? isDay : isNumber;
    const code = kind === 'date' ? 'INVALID_DATE' : 'INVALID';
    if (min !== undefined && !isBound(min)) refuse('min', code);
    else if (max !== undefined && !isBound(max)) refuse('max', code);
    else if (min !== undefined && max !== undefined && isBefore(max, min, kind))
      refuse('max', 'OUT_OF_RANGE');
  });

function isBefore(one: string, other: string, kind: ValueKind): boolean {
  return kind === 'date' ? one < other : Number(one) < Number(other);
}
