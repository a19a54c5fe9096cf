import { describe, expect, it } from 'vitest';
import { ask, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const letter = buildPage([
  { x: 60, y: 60, text: 'Dear Mrs Larkin,' },
  { x: 60, y: 90, text: 'Thank you for showing us the barn on 3 March 2027.' },
  { x: 60, y: 110, text: 'We could begin the work on 19 April 2027, and the price holds until 30 May 2027.' },
  { x: 60, y: 130, text: 'Delivery and set-up are £475.00; each additional panel costs £78.00.' },
]);

const notice = buildPage([
  { x: 60, y: 60, text: '価格改定のお願い', size: 14 },
  { x: 60, y: 100, text: '2027年2月1日ご注文分より、平均7.6％の値上げをお願いいたします。' },
  { x: 60, y: 120, text: 'なお、2026年12月18日までに頂いたご注文は、現行の価格で承ります。' },
  { x: 60, y: 140, text: '配送料は一律48,000円といたします。' },
]);

describe('what only a sentence says', () => {
  it.each([
    ['start of the job', '2027-04-19'],
    ['price good until', '2027-05-30'],
    ['charge for bringing and setting it up', '475'],
    ['cost of an extra panel', '78'],
  ])('is found by the words around it: %s', (question, value) => {
    expect(valueOf(letter, question)).toBe(value);
  });

  it.each([
    ['値上げが始まる日', '2027-02-01'],
    ['届けてもらう料金', '48000'],
  ])('is found in Japanese, too: %s', (question, value) => {
    expect(valueOf(notice, question)).toContain(value);
  });

  it('is always doubted', () => {
    expect(ask(letter, 'start of the job')[0]).toMatchObject({ reason: 'WEAK_LABEL' });
  });

  it('is of another means, a part of a day or of a telephone number, and no answer', () => {
    const invitation = buildPage([
      { x: 60, y: 60, text: 'ご出欠は2027年3月3日までに事務局（電話 03-1234-5678）へお知らせください。' },
      { x: 60, y: 80, text: '会員の皆様には令和8年4月10日に会報をお送りしました。' },
    ]);
    for (const question of ['事務局のFAX', '注文の番号', '会員の数'])
      expect(valueOf(invitation, question)).toBeNull();
  });

  it('is no answer of another kind than the one that is asked for', () => {
    expect(valueOf(letter, 'day of delivery and set-up')).not.toBe('475');
  });

  it('is left empty where no sentence says it', () => {
    expect(valueOf(letter, 'amount of the insurance excess')).toBeNull();
    expect(valueOf(notice, '契約が終わる日')).toBeNull();
  });
});
