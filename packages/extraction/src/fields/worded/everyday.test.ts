import { describe, expect, it } from 'vitest';
import { ask, valueOf } from '../../testing/ask.ts';
import { labelList } from '../../testing/page-builder.ts';

const lease = labelList('駐車場使用契約', [
  ['区画番号', '17番'],
  ['月額使用料', '16,500円'],
  ['保証金', '33,000円'],
  ['契約開始日', '2026年5月1日'],
  ['借主', '有限会社坂井塗装'],
  ['貸主', '今村 静江'],
]);

describe('what Japanese questions ask for in everyday words', () => {
  it.each([
    ['預けておくお金', '33000'],
    ['駐車場を借りる人', '有限会社坂井塗装'],
    ['駐車場を貸す人', '今村 静江'],
  ])('%s is behind the label that says the same', (question, value) => {
    expect(valueOf(lease, question)).toBe(value);
  });

  it('is always doubted', () => {
    expect(ask(lease, '預けておくお金')[0]?.reason).toBe('WEAK_LABEL');
  });

  it('is found by the noun of a verb', () => {
    const repair = labelList('整備明細書', [
      ['次回点検日', '2028年4月18日'],
      ['入庫日', '2026年4月14日'],
      ['部品代', '24,600円'],
    ]);
    expect(valueOf(repair, '車を預けた日')).toBe('2026-04-14');
    expect(valueOf(repair, '取り替えた部品の費用')).toBe('24600');
  });

  it('is nothing where only the opposite is printed', () => {
    const trip = labelList('出張旅費精算書', [
      ['帰着日', '2026年4月9日'],
      ['日当', '6,000円'],
    ]);
    expect(valueOf(trip, '任せる人')).toBeNull();
    const letter = labelList('委任状', [
      ['受任者', '内田 久子'],
      ['続柄', '妻'],
    ]);
    expect(valueOf(letter, '任せる人')).toBeNull();
    expect(valueOf(letter, '任される人')).toBe('内田 久子');
  });

  it('is who did something before who wrote the document', () => {
    const manifest = labelList('産業廃棄物管理票', [
      ['排出事業者', '株式会社北陽化成'],
      ['運搬受託者', '大和環境運輸株式会社'],
      ['処分受託者', '株式会社エコリサイクル埼玉'],
    ]);
    expect(valueOf(manifest, 'ごみを運ぶ会社')).toBe('大和環境運輸株式会社');
    expect(valueOf(manifest, 'ごみを処分する会社')).toBe('株式会社エコリサイクル埼玉');
  });

  it('has the form that is asked for', () => {
    const tour = labelList('旅行代金請求書', [
      ['旅行人数', '2名'],
      ['旅行代金', '158,000円'],
    ]);
    expect(valueOf(tour, 'どの旅行か')).not.toBe('158,000円');
    expect(valueOf(tour, '旅行のようす')).toBeNull();
  });

  it('may be a number in Latin letters and digits alone', () => {
    const survey = labelList('定期点検表', [
      ['受付番号', 'K884120'],
      ['点検日', '2026年5月8日'],
    ]);
    expect(valueOf(survey, '頼んだときにもらった番号')).toBe('K884120');
  });
});
