import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const lines = (...texts: string[]) =>
  buildPage(texts.map((text, index) => ({ x: 60, y: 60 + 20 * index, text })));

const paragraph = lines(
  'Tariff name: Steady 18 Fixed. Tariff ends on 31 March 2026. Exit fee: £50.00. Your estimated use is',
  '2,890 kWh, and your personal projection for the next 12 months is £927.40.',
  'Landlord: Dr. A. Moore & Sons Ltd. Brickfield Estates. Paid by bank transfer.',
  'Remarks: Ring the bell twice. The dog is friendly.',
);

describe('the value behind a label in running text', () => {
  it('ends where its sentence ends', () => {
    expect(valueOf(paragraph, 'Tariff name')).toBe('Steady 18 Fixed');
  });

  it('continues behind a title, an initial and a legal form', () => {
    expect(valueOf(paragraph, 'Landlord')).toBe('Dr. A. Moore & Sons Ltd. Brickfield Estates');
  });

  it.each(['WS Retail Services Pvt. Ltd.', 'GARDENIA BAKERIES (KL) SDN. BHD.'])('is all of %s', (name) => {
    expect(valueOf(lines(`Sold By: ${name}`), 'Sold by')).toBe(name);
  });

  it('is all sentences of remarks', () => {
    expect(valueOf(paragraph, 'Remarks')).toContain('The dog is friendly');
  });

  it('ends there in Japanese, too', () => {
    const page = lines('契約プラン：ひかり定額。契約期間は2年です。解約金：5,000円');
    expect(valueOf(page, '契約プラン')).toBe('ひかり定額');
  });
});
