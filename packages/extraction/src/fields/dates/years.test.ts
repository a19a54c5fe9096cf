import { expect, test } from 'vitest';
import { foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

test.each([
  ['何年分か', '令和6年分 給与所得の源泉徴収票', '令和6年分'],
  ['年度', '令和7年度 固定資産税 納税通知書', '令和7年度'],
  ['Tax year', '2025', '2025'],
  ['Financial year', '2024/25', '2024/25'],
])('the year that a paper is of is at its head: %s', (asked, head, value) => {
  expect(foundByRulesOn(buildPage([{ x: 50, y: 40, text: head, size: 14 }]), asked)).toBe(value);
});

test('the year of a day is none, nor one in the middle of the page', () => {
  expect(valueOf(buildPage([{ x: 50, y: 40, text: '2025年4月7日' }]), '何年分か')).toBeNull();
  expect(valueOf(buildPage([{ x: 50, y: 600, text: '2025' }]), 'Tax year')).toBeNull();
});
