import { makeBankStatement } from './layouts/bank-statement.ts';
import { makeBusinessCard } from './layouts/business-card.ts';
import { makeReceiptForm } from './layouts/receipt-form.ts';
import { makeReceiptSlip } from './layouts/receipt-slip.ts';
import { makeTradeDocument } from './layouts/trade.ts';
import type { Kind, Language, Layout, Specimen } from './types.ts';

const layoutsOf: Readonly<Record<Kind, readonly Layout[]>> = {
  invoice: ['form', 'modern', 'dense', 'long'],
  receipt: ['slip', 'form'],
  'purchase-order': ['form', 'modern', 'dense', 'long'],
  'delivery-note': ['form', 'modern', 'dense', 'long'],
  quotation: ['form', 'modern', 'dense', 'long'],
  'bank-statement': ['form'],
  'business-card': ['form'],
};

export interface SpecimenOptions {
  readonly kind: Kind;
  readonly language: Language;
  /** One of `specimenLayouts(kind)`; the first of them where it is left out. */
  readonly layout?: Layout;
  /** Any whole number; the same options give the same bytes. */
  readonly seed: number;
}

/** The layouts that a kind is made in. */
export function specimenLayouts(kind: Kind): readonly Layout[] {
  return layoutsOf[kind];
}

/**
 * Makes a business document of invented companies, with what it says.
 * @throws RangeError where the kind is not made in the given layout
 */
export async function makeSpecimen(options: SpecimenOptions): Promise<Specimen> {
  const { kind, language, seed, layout = layoutsOf[kind][0]! } = options;
  if (!layoutsOf[kind].includes(layout)) throw new RangeError(`No ${kind} is made in the layout ${layout}`);
  const made = await make(kind, layout, { language, seed });
  return { name: `${kind}-${language}-${layout}-${seed}.pdf`, ...made };
}

async function make(
  kind: Kind,
  layout: Layout,
  options: Pick<SpecimenOptions, 'language' | 'seed'>,
): Promise<Omit<Specimen, 'name'>> {
  if (kind === 'bank-statement') return await makeBankStatement(options);
  if (kind === 'business-card') return await makeBusinessCard(options);
  if (kind === 'receipt')
    return layout === 'slip' ? await makeReceiptSlip(options) : await makeReceiptForm(options);
  return await makeTradeDocument({ kind, layout: layout === 'slip' ? 'form' : layout, ...options });
}
