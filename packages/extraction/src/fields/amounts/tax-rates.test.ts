import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

describe('the tax of a rate', () => {
  const slip = (rows: readonly string[]) =>
    buildPage([
      { x: 60, y: 30, text: 'パン工房 みなと', size: 14 },
      { x: 60, y: 60, text: '【領収書】' },
      ...rows.map((text, index) => ({ x: 60, y: 90 + index * 16, text })),
    ]);

  it('is its own row’s, not that of all rates below it', () => {
    const page = slip(['小計 4,594', '消費税(8%) 236', '10%消費税 163', '消費税額 399', '合計 4,993']);
    expect(valueOf(page, '10%消費税')).toBe('163');
    expect(valueOf(page, '8%の消費税')).toBe('236');
    expect(valueOf(page, '消費税の合計')).toBe('399');
  });

  it('is below what it is taken of, where that alone names the rate', () => {
    const page = slip(['8%対象 2,962', '消費税 236', '10%対象 1,630', '消費税 163', '合計 4,991']);
    expect(valueOf(page, '10%の消費税')).toBe('163');
    expect(valueOf(page, '8%の消費税')).toBe('236');
  });
});
