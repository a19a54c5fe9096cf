import { makeTradeContent } from '../content/trade.ts';
import { createRandom } from '../random.ts';
import type { Language, Specimen, TradeKind } from '../types.ts';
import { drawDense } from './trade-dense.ts';
import { drawEnglishForm } from './trade-form-en.ts';
import { drawJapaneseForm } from './trade-form-ja.ts';
import { drawLong } from './trade-long.ts';
import { drawModern } from './trade-modern.ts';
import { openTradePage } from './trade-page.ts';
import type { TradeLayout, TradePage } from './trade-page.ts';
import { tradeTruth } from './trade-truth.ts';

const layouts: Readonly<Record<TradeLayout, (page: TradePage) => void>> = {
  form: (page) => (page.japanese ? drawJapaneseForm(page) : drawEnglishForm(page)),
  modern: drawModern,
  dense: drawDense,
  long: drawLong,
};

/** Makes an invoice, purchase order, delivery note or quotation. */
export async function makeTradeDocument(request: {
  kind: TradeKind;
  language: Language;
  layout: TradeLayout;
  seed: number;
}): Promise<Omit<Specimen, 'name'>> {
  const { kind, language, layout, seed } = request;
  const content = makeTradeContent(createRandom(`${kind} ${language} ${layout} ${seed}`), request);
  const page = openTradePage(content, layout);
  layouts[layout](page);
  return { pdf: await page.sheet.finish(), truth: tradeTruth(page) };
}
