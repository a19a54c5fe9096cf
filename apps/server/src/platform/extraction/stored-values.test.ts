import { isDoubtful } from '@ocr/contract/codes';
import type { FieldResult } from '@ocr/extraction';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toStoredValues } from './stored-values.ts';

const field = fc.record({
  value: fc.option(fc.constant('100')),
  confidence: fc.integer({ min: 0, max: 100 }),
  objected: fc.boolean(),
});

test('the bound that a tenant chose decides what is doubtful, and is kept only where it does', () => {
  fc.assert(
    fc.property(
      fc.array(field, { maxLength: 8 }),
      fc.option(fc.integer({ min: 50, max: 99 })),
      (made, doubtBelow) => {
        const fields = made.map(({ objected, value, confidence }, index): FieldResult => ({
          name: `f${index}`,
          value,
          text: value,
          confidence: value === null ? null : confidence,
          page: 1,
          box: null,
          reason: objected ? 'AMBIGUOUS' : null,
        }));
        const asked = { fields: fields.map(({ name }) => ({ name, description: '' })) };
        const stored = toStoredValues({ fields, tables: [] }, asked, { doubtBelow });
        const kept = JSON.parse(stored.fields) as (FieldResult & { doubtBelow?: number })[];
        const bound = doubtBelow ?? 70;
        const expected = fields.filter(
          ({ reason, value, confidence }) => reason !== null || (value !== null && confidence! < bound),
        );
        expect(kept.filter(isDoubtful).map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
        expect(stored.doubtCount).toBe(expected.length);
        const needless = kept.filter(
          (one) =>
            one.doubtBelow !== undefined &&
            one.reason === null &&
            isDoubtful({ ...one, doubtBelow: undefined }) === isDoubtful(one),
        );
        expect(needless).toEqual([]);
      },
    ),
  );
});
