import { describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { createJoins } = await import('#lib/i18n/joins.ts');

describe('texts are joined', () => {
  const [en, ja] = [createJoins('en'), createJoins('ja')];

  test('as English does', () => {
    expect(en.sentences('One.', undefined, false, 'Two.')).toBe('One. Two.');
    expect(en.sentences('Get data fail', 'You are offline.')).toBe('Get data fail. You are offline.');
    expect(en.list(['Date', 'Total'])).toBe('Date, Total');
    expect(en.labelled('Password', 'x')).toBe('Password: x');
    expect(en.range('1', '3')).toBe('1–3');
    expect(`14${en.unitGap}pages`).toBe('14 pages');
  });

  test('as Japanese does, without a space and without half-width punctuation', () => {
    expect(ja.sentences('削除できませんでした。', undefined, '権限がありません。')).toBe(
      '削除できませんでした。権限がありません。',
    );
    expect(ja.list(['請求日', '金額'])).toBe('請求日、金額');
    expect(ja.labelled('パスワード', 'x')).toBe('パスワード：x');
    expect(ja.range('1', '3')).toBe('1～3');
    expect(`14${ja.unitGap}ページ`).toBe('14ページ');
  });
});
