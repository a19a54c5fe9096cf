import { describe, expect, it } from 'vitest';
import { searchGuide, tasksFor, topicsFor } from './guide.ts';
import { en } from './messages.en.ts';
import { jp } from './messages.jp.ts';

const find = (words: typeof en, query: string, isPartner = false, hasAmounts = true) =>
  searchGuide(words.guide, { isPartner, hasAmounts, topics: topicsFor(isPartner), query }).flatMap(
    ({ tasks }) => tasks.map(({ title }) => title),
  );

describe('searching the guide', () => {
  it('finds everything for an empty query', () => {
    const count = topicsFor(true).flatMap((topic) =>
      tasksFor(en.guide[topic], { isPartner: true, hasAmounts: true }),
    ).length;
    expect(find(en, '  ', true)).toHaveLength(count);
  });

  it('needs every word of the query', () => {
    expect(find(en, 'password forgotten')).toContain('Reset a forgotten password');
    expect(find(en, 'password zebra')).toEqual([]);
  });

  it('ignores case, width and the kind of kana', () => {
    expect(find(en, 'ＥＸＣＥＬ')).not.toEqual([]);
    expect(find(jp, 'てんぷれーと')).toEqual(find(jp, 'テンプレート'));
    expect(find(jp, 'テンプレート')).not.toEqual([]);
  });

  it('shows a tenant nothing of the partner’s chapters', () => {
    expect(topicsFor(false)).not.toContain('billing-config');
    expect(topicsFor(false)).not.toContain('tenants');
  });

  it('shows each role only what it can do', () => {
    expect(find(en, 'mark invoices as paid')).toEqual([]);
    expect(find(en, 'mark invoices as paid', true)).toContain('Mark invoices as paid');
  });

  it('shows no amounts to a tenant without prices', () => {
    expect(find(en, 'amount due')).toEqual(['Read an invoice with amounts']);
    expect(find(en, 'amount due', false, false)).toEqual([]);
    expect(find(jp, '', false, false).filter((title) => /金額|料金|税/.test(title))).toEqual([]);
  });
});

it('has the same tasks in both languages', () => {
  const shape = (words: typeof en) =>
    Object.entries(words.guide).map(([topic, { tasks }]) => [
      topic,
      tasks.map(({ steps, note, only, needsAmounts }) => [
        steps.length,
        note === undefined,
        only,
        needsAmounts,
      ]),
    ]);
  expect(shape(jp)).toEqual(shape(en));
});
