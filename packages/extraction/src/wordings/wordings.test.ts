import { describe, expect, it } from 'vitest';
import { LISTS } from './all.ts';
import { kindOfLabel, kindOfWording, readAsked, wordingsOf } from './index.ts';
import { fold } from '../text/fold.ts';
import { parseWordings } from './parse-wordings.ts';
import { tokensOf } from './tokens.ts';

const rateOf = (question: string, label: string): number => {
  const { rates } = readAsked(tokensOf(question));
  return Math.max(0, ...wordingsOf(fold(label)).map((wording) => rates.get(wording) ?? 0));
};

describe('the lists of wordings', () => {
  const wordings = LISTS.flatMap(parseWordings);

  it('say of each value how it is printed and how it is asked for', () => {
    expect(wordings.filter(({ labels, asks }) => labels.length === 0 || asks.length < 2)).toEqual([]);
    expect(wordings.length).toBeGreaterThan(8000);
  });

  it('have no line twice', () => {
    const lines = LISTS.map((list) => list.split('\n').filter((line) => line !== ''));
    expect(lines.flatMap((list) => list.filter((line, index) => list.indexOf(line) !== index))).toEqual([]);
  });

  it.each([
    'amount | Total',
    'amount | Total | sum | more',
    'colour | Colour | what colour is it',
    'amount |  | sum',
  ])('refuse %s', (line) => {
    expect(() => parseWordings(line)).toThrow('This is no wording');
  });
});

describe('what a question asks for', () => {
  it.each([
    ['money that really lands in the bank account', 'Net pay', 'Gross pay'],
    ['by when do we have to pay', 'Due date', 'Invoice date'],
    ['手取りはいくら？', '差引支給額', '総支給額'],
    ['立て替えていたお金', '立替金', '請求番号'],
    ['再配達してもらう日', '再配達希望日', 'お持ち帰り日'],
    ['荷を引き取ってよいとなった日', '通関日', '申告年月日'],
    ['敷金から引かれるのはいくら', '敷金充当額', '敷金預り額'],
    ['一番下に印を押した人', '承認印', '検査員'],
    ['全部でいくら', '合計金額', '控除合計'],
    ['how much if the fine is paid quickly', 'Discounted charge', 'Full charge'],
    ['until when is it free at the port', 'Last free day', 'Vessel ETA'],
    ['how much of the treatment must the patient pay', 'Patient responsibility', 'Amount paid by plan'],
    ['what is still owed on the house', 'Mortgage balance', 'Monthly mortgage payment'],
    ['until when must the boiler be checked again', 'Next gas check due', 'Date of gas check'],
  ])('%s: rather %s than %s', (question, label, other) => {
    expect(rateOf(question, label)).toBeGreaterThan(0.55);
    expect(rateOf(question, label)).toBeGreaterThan(rateOf(question, other));
  });

  it('is rated alike whatever was asked before', () => {
    const first = rateOf('手取りはいくら？', '差引支給額');
    rateOf('振り込む手取りの額', '差引支給額');
    expect(rateOf('手取りはいくら？', '差引支給額')).toBe(first);
  });

  it('is nothing where no word is known', () => {
    expect(readAsked(tokensOf('xyzzy')).rates.size).toBe(0);
    expect(readAsked(tokensOf('')).rates.size).toBe(0);
  });
});

describe('tokens', () => {
  it('of English are words without endings, of Japanese letters and pairs of them', () => {
    expect([...tokensOf('The payments')]).toEqual(['payment']);
    expect([...tokensOf('支払日は')]).toEqual(['支', '払', '日', '支払', '払日']);
  });

  it('keep what an interrogative asks for', () => {
    expect([...tokensOf('いつ？')]).toEqual(['?when']);
    expect([...tokensOf('how many')]).toContain('?many');
  });
});

describe('the kind of value behind a label', () => {
  it('is known where all lists agree', () => {
    expect(kindOfLabel('TAX CODE')).toBe('code');
    expect(kindOfLabel('Inspector')).toBe('person');
    expect(kindOfLabel('no label at all')).toBeUndefined();
  });

  it('of an unknown wording is text', () => {
    expect(kindOfWording(-1)).toBe('text');
  });
});
