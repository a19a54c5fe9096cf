import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage, labelList } from '../../testing/page-builder.ts';

describe('what an instruction says that a value has', () => {
  const repair = labelList('修理明細書', [
    ['登録番号', '沼津 500 に 82-16'],
    ['会員番号', '2800-****-6135'],
  ]);

  it('is so many figures', () => {
    expect(valueOf(repair, 'インボイスの登録番号（T＋13桁）')).toBeNull();
    const invoice = labelList('請求書', [['登録番号', 'T8000020318205']]);
    expect(valueOf(invoice, 'インボイスの登録番号（T＋13桁）')).toBe('T8000020318205');
  });

  it('is a post office box', () => {
    const card = buildPage([
      { x: 60, y: 60, text: 'Ostervale Geotechnical Consultants Inc.' },
      { x: 60, y: 90, text: '1840 Harrow Street, Suite 310' },
      { x: 60, y: 104, text: 'Kelvin Harbour, BC V9Z 3T6' },
    ]);
    expect(valueOf(card, 'P.O. Box')).toBeNull();
  });

  it('is a number of a card or an account where it has stars', () => {
    expect(valueOf(repair, 'クレジットの承認番号')).toBeNull();
    expect(valueOf(repair, '会員番号')).toBe('2800-****-6135');
  });
});
