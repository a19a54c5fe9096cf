import { describe, expect, it } from 'vitest';
import { searchGuide, topicsFor } from './guide.ts';
import { en } from './messages.en.ts';
import { jp } from './messages.jp.ts';

const find = (words: typeof en, query: string, isPartner = false) =>
  searchGuide(words.guide, topicsFor(isPartner), query).flatMap(({ tasks }) =>
    tasks.map(({ title }) => title),
  );

describe('searching the guide', () => {
  it('finds everything for an empty query', () => {
    const count = topicsFor(true).flatMap((topic) => en.guide[topic].tasks).length;
    expect(find(en, '  ', true)).toHaveLength(count);
  });

  it('needs every word of the query', () => {
    expect(find(en, 'password forgot')).toContain('Get in again after forgetting the password');
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
});

it('has the same tasks in both languages', () => {
  const shape = (words: typeof en) =>
    Object.entries(words.guide).map(([topic, { tasks }]) => [topic, tasks.map(({ steps }) => steps.length)]);
  expect(shape(jp)).toEqual(shape(en));
});
