import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectOfChange, monthFigures } from './effect.ts';

const rates = { pagesPerBlock: 100, blocksPerPackage: 10 };
const tenant = { tenantId: 'a', blockLimit: 10, pagesUsed: 850, pagesReserved: 30 };
const size = fc.integer({ min: 1, max: 1000 });
const anyRates = fc.record({ pagesPerBlock: size, blocksPerPackage: size });
const anyTenant = fc.record({
  tenantId: fc.uuid(),
  blockLimit: fc.nat({ max: 100 }),
  pagesUsed: fc.nat({ max: 10_000 }),
  pagesReserved: fc.nat({ max: 500 }),
});

describe('the effect of a change', () => {
  it('shows limit, status and blocks of every tenant before and after', () => {
    const smaller = { pagesPerBlock: 50, blocksPerPackage: 10 };
    expect(effectOfChange([tenant], rates, smaller)).toEqual([
      {
        tenantId: 'a',
        before: {
          pageLimit: 1000,
          pagesAvailable: 120,
          usageStatus: 'close_to_limit',
          blocksUsed: 9,
          packagesUsed: 1,
        },
        after: {
          pageLimit: 500,
          pagesAvailable: 0,
          usageStatus: 'full_capacity',
          blocksUsed: 17,
          packagesUsed: 2,
        },
        changed: true,
      },
    ]);
  });

  it('of nothing changed is nothing, for each tenant in its place', () => {
    fc.assert(
      fc.property(fc.array(anyTenant), anyRates, (tenants, same) => {
        const effects = effectOfChange(tenants, same, same);
        expect(effects.map(({ tenantId }) => tenantId)).toEqual(tenants.map(({ tenantId }) => tenantId));
        expect(
          effects.every(({ changed, before, after }) => !changed && before.blocksUsed === after.blocksUsed),
        ).toBe(true);
      }),
    );
  });

  it('of larger blocks takes no page from anybody', () => {
    fc.assert(
      fc.property(anyTenant, anyRates, fc.nat({ max: 1000 }), (one, old, larger) => {
        const before = monthFigures(one, old);
        const after = monthFigures(one, { ...old, pagesPerBlock: old.pagesPerBlock + larger });
        expect(after.pagesAvailable).toBeGreaterThanOrEqual(before.pagesAvailable);
        expect(after.blocksUsed).toBeLessThanOrEqual(before.blocksUsed);
      }),
    );
  });
});
