import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const sheet = buildPage([
  { x: 60, y: 50, text: '整備明細書', size: 16 },
  { x: 60, y: 100, text: '整備主任者 土屋 健太 受付 芹沢' },
  { x: 60, y: 130, text: '契約者：有限会社岩手山書房 電話 019-555-0135' },
  { x: 60, y: 160, text: '取扱代理店' },
  { x: 180, y: 160, text: '株式会社きたかみ保険事務所 担当 千田 由香' },
]);

describe('a name in Japanese', () => {
  it('ends before who does another thing in the same line', () => {
    expect(valueOf(sheet, '整備主任者の氏名')).toBe('土屋 健太');
  });

  it('ends before the label of another value', () => {
    expect(valueOf(sheet, '契約者')).toBe('有限会社岩手山書房');
  });

  it('is of an office and its somebody the one that is asked for', () => {
    expect(valueOf(sheet, '取扱代理店の会社名')).toBe('株式会社きたかみ保険事務所');
    expect(valueOf(sheet, '代理店の担当者')).toBe('千田 由香');
  });

  it('keeps a title before it', () => {
    const page = buildPage([{ x: 60, y: 100, text: '責任者：営業部 担当部長 山田 太郎' }]);
    expect(valueOf(page, '責任者の氏名')).toContain('山田 太郎');
  });
});
