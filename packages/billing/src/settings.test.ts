import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChange,
  DEFAULT_VALUES,
  settingsIn,
  VALUE_RANGES,
  valuesInForce,
  withdrawNext,
  type Settings,
  type SettingsChange,
  type SettingsValues,
} from './settings.ts';

const values = (changes: Partial<SettingsValues> = {}): SettingsValues => ({ ...DEFAULT_VALUES, ...changes });
const settings = (current: Partial<SettingsValues> = {}, next = current): Settings => ({
  current: values(current),
  next: values(next),
});

/** The settings after a change that must be allowed. */
function apply(before: Settings, change: SettingsChange): Settings {
  const result = applyChange(before, change);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusals)}`);
  return result.settings;
}

function refusals(before: Settings, change: object): unknown {
  const result = applyChange(before, change as SettingsChange);
  return result.ok ? [] : result.refusals;
}

describe('values in force', () => {
  const history = [
    { month: '2026-03', values: 'March' },
    { month: '2026-06', values: 'June' },
    { month: '2026-05', values: 'May' },
  ];

  it.each([
    ['2026-03', 'March'],
    ['2026-04', 'March'],
    ['2026-05', 'May'],
    ['2026-06', 'June'],
    ['2030-01', 'June'],
    ['2026-01', 'March'],
  ])('in %s are those of %s', (month, expected) => {
    for (const order of [history, history.toReversed()]) expect(valuesInForce(order, month)).toBe(expected);
  });

  it('do not exist without an entry', () => {
    expect(() => valuesInForce([], '2026-03')).toThrow(RangeError);
  });

  it('of an ended month stay, however the running and the next month change afterwards', () => {
    const ended = { month: '2026-09', values: values({ pagesPerBlock: 70 }) };
    const october = settingsIn([ended], '2026-10');
    const changed = apply(october, { effective: 'current', pagesPerBlock: 30 });
    const stored = [
      ended,
      { month: '2026-10', values: changed.current },
      { month: '2026-11', values: changed.next },
    ];
    expect(settingsIn(stored, '2026-09').current.pagesPerBlock).toBe(70);
    expect(settingsIn(stored, '2026-10').current.pagesPerBlock).toBe(30);
    expect(settingsIn(stored, '2026-11')).toEqual({ current: changed.next, next: changed.next });
  });
});

describe('a change from the next month on', () => {
  it('leaves the running month alone', () => {
    const changed = apply(settings(), { effective: 'next', pagesPerBlock: 50, packagesRegistered: 2 });
    expect(changed).toEqual(settings({}, { pagesPerBlock: 50, packagesRegistered: 2 }));
  });

  it('must exceed the registered value it replaces, which is the one scheduled already', () => {
    const scheduled = settings({ blocksRegistered: 3 }, { blocksRegistered: 8 });
    const refusal = [{ code: 'VALUE_NOT_GREATER', field: 'blocksRegistered', than: 8 }];
    expect(refusals(scheduled, { effective: 'next', blocksRegistered: 5 })).toEqual(refusal);
    expect(refusals(scheduled, { effective: 'next', blocksRegistered: 8 })).toEqual(refusal);
    expect(apply(scheduled, { effective: 'next', blocksRegistered: 9 }).next.blocksRegistered).toBe(9);
  });
});

describe('a change of the running month', () => {
  it('carries over to the next month where nothing else was scheduled', () => {
    expect(apply(settings(), { effective: 'current', pagesPerBlock: 50 })).toEqual(
      settings({ pagesPerBlock: 50 }),
    );
  });

  it('leaves what was scheduled otherwise', () => {
    const scheduled = settings({}, { pagesPerBlock: 200 });
    const changed = apply(scheduled, { effective: 'current', pagesPerBlock: 300 });
    expect(changed).toEqual(settings({ pagesPerBlock: 300 }, { pagesPerBlock: 200 }));
  });

  it('raises a registered value scheduled lower, and leaves one scheduled higher', () => {
    const scheduled = settings({ packagesRegistered: 1 }, { packagesRegistered: 5 });
    expect(apply(scheduled, { effective: 'current', packagesRegistered: 7 })).toEqual(
      settings({ packagesRegistered: 7 }),
    );
    expect(apply(scheduled, { effective: 'current', packagesRegistered: 3 })).toEqual(
      settings({ packagesRegistered: 3 }, { packagesRegistered: 5 }),
    );
  });

  it.each(['packagesRegistered', 'blocksRegistered'] as const)('must exceed the %s in force', (field) => {
    const before = settings({ [field]: 4 }, { [field]: 9 });
    const refusal = [{ code: 'VALUE_NOT_GREATER', field, than: 4 }];
    expect(refusals(before, { effective: 'current', [field]: 4 })).toEqual(refusal);
    expect(refusals(before, { effective: 'current', [field]: 3 })).toEqual(refusal);
    expect(refusals(before, { effective: 'current', [field]: 5 })).toEqual([]);
  });

  it('may make blocks and packages smaller or leave them as they are', () => {
    const change = { effective: 'current', pagesPerBlock: 1, blocksPerPackage: 10 } as const;
    expect(apply(settings(), change)).toEqual(settings({ pagesPerBlock: 1 }));
  });

  it('takes a time zone from the next month on only', () => {
    const changed = apply(settings(), { effective: 'current', timeZone: 'Europe/Berlin' });
    expect(changed).toEqual(settings({}, { timeZone: 'Europe/Berlin' }));
  });
});

describe('bad values', () => {
  it.each([-1, 0.5, 100_001, 1e300, NaN, Infinity, '5', null])('%j is refused for every count', (value) => {
    for (const field of Object.keys(VALUE_RANGES) as (keyof typeof VALUE_RANGES)[]) {
      const refusal = [{ code: 'VALUE_OUT_OF_RANGE', field, ...VALUE_RANGES[field] }];
      expect(refusals(settings(), { effective: 'current', [field]: value })).toEqual(refusal);
      expect(refusals(settings(), { effective: 'next', [field]: value })).toEqual(refusal);
    }
  });

  it('0 is too small for a size, and not greater than nothing registered', () => {
    const zero = { pagesPerBlock: 0, blocksPerPackage: 0, packagesRegistered: 0, blocksRegistered: 0 };
    expect(refusals(settings(), { effective: 'current', ...zero })).toEqual([
      { code: 'VALUE_OUT_OF_RANGE', field: 'pagesPerBlock', min: 1, max: 100_000 },
      { code: 'VALUE_OUT_OF_RANGE', field: 'blocksPerPackage', min: 1, max: 100_000 },
      { code: 'VALUE_NOT_GREATER', field: 'packagesRegistered', than: 0 },
      { code: 'VALUE_NOT_GREATER', field: 'blocksRegistered', than: 0 },
    ]);
  });

  it('one wrong value refuses the whole change', () => {
    expect(refusals(settings(), { effective: 'next', pagesPerBlock: 50, timeZone: 'Asia/Nowhere' })).toEqual([
      { code: 'UNKNOWN_TIME_ZONE', field: 'timeZone' },
    ]);
  });

  it('the smallest and largest values are allowed', () => {
    const largest = { pagesPerBlock: 100_000, blocksPerPackage: 100_000, packagesRegistered: 100_000 };
    expect(apply(settings(), { effective: 'current', ...largest })).toEqual(settings(largest));
    expect(apply(settings(), { effective: 'current', blocksRegistered: 1 })).toEqual(
      settings({ blocksRegistered: 1 }),
    );
  });
});

describe('the history of a change', () => {
  it('names every slot that it altered, and nothing else', () => {
    const result = applyChange(settings(), { effective: 'current', pagesPerBlock: 50, blocksPerPackage: 10 });
    expect(result.ok && result.changes).toEqual([
      { field: 'pagesPerBlock', slot: 'current', from: 100, to: 50 },
      { field: 'pagesPerBlock', slot: 'next', from: 100, to: 50 },
    ]);
    expect(applyChange(settings(), { effective: 'next' })).toEqual({
      ok: true,
      settings: settings(),
      changes: [],
    });
  });
});

describe('withdrawing', () => {
  it('gives the next month the running month’s values, time zone included', () => {
    const scheduled = settings({ blocksRegistered: 2 }, { blocksRegistered: 4, timeZone: 'UTC' });
    expect(withdrawNext(scheduled)).toEqual({
      settings: settings({ blocksRegistered: 2 }),
      changes: [
        { field: 'blocksRegistered', slot: 'next', from: 4, to: 2 },
        { field: 'timeZone', slot: 'next', from: 'UTC', to: 'Asia/Tokyo' },
      ],
    });
  });
});

const size = fc.option(fc.integer({ min: -2, max: 30 }), { nil: undefined });
const change: fc.Arbitrary<SettingsChange> = fc.record({
  effective: fc.constantFrom('current' as const, 'next' as const),
  pagesPerBlock: size,
  blocksPerPackage: size,
  packagesRegistered: size,
  blocksRegistered: size,
  timeZone: fc.constantFrom(undefined, 'Asia/Tokyo', 'America/Lima', 'Mars/Olympus'),
});
const event = fc.oneof(
  { weight: 6, arbitrary: change },
  { weight: 1, arbitrary: fc.constant('month ends' as const) },
  { weight: 1, arbitrary: fc.constant('withdraw' as const) },
);

describe('any sequence of changes, withdrawals and ended months', () => {
  it('keeps values in range and commitments growing, never below what applies now, and mutates nothing', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let now = settings();
        for (const event of events) {
          const before = structuredClone(now);
          let after: Settings = { current: now.next, next: now.next };
          if (event === 'withdraw') after = withdrawNext(now).settings;
          else if (event !== 'month ends') {
            const result = applyChange(now, event);
            after = result.ok ? result.settings : now;
          }
          expect(now).toEqual(before);
          for (const field of ['packagesRegistered', 'blocksRegistered'] as const) {
            expect(after.current[field]).toBeGreaterThanOrEqual(now.current[field]);
            expect(after.next[field]).toBeGreaterThanOrEqual(after.current[field]);
          }
          for (const { pagesPerBlock, blocksPerPackage } of [after.current, after.next]) {
            expect(Math.min(pagesPerBlock, blocksPerPackage)).toBeGreaterThanOrEqual(1);
          }
          now = after;
        }
      }),
    );
  });
});
