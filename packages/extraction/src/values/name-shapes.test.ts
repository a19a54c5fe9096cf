import { describe, expect, it } from 'vitest';
import { mayBeAddress, mayBeCompany, mayBePerson } from './name-shapes.ts';

describe('what can be a name', () => {
  it.each([
    '株式会社あけぼの商会',
    'NTT',
    'セブンマート 渋谷1丁目店',
    'カ)ミドリシヨウジ',
    'Hart & Lowe Ltd',
  ])('%s is one of a company', (text) => expect(mayBeCompany(text)).toBe(true));
  it.each(['5,395円', 'K-250630-07', '令和8年3月2日', '年', '2,640 kg', 'JPY 5,500', '以上です。'])(
    '%s is none of a company',
    (text) => expect(mayBeCompany(text)).toBe(false),
  );
  it.each(['服部 直人', '小室 圭', '三嶋 昭人', '山口 一', 'Máire Ní Bhriain', '内田'])(
    '%s is one of a person',
    (text) => expect(mayBePerson(text)).toBe(true),
  );
  it.each(['本社工場 受入検査室', '第二倉庫', '支払を受ける者', '現場代 理 人', '「暮らしの園芸」秋号'])(
    '%s is none of a person',
    (text) => expect(mayBePerson(text)).toBe(false),
  );
  it('is an address only where letters outweigh the digits', () => {
    expect(mayBeAddress('東京都千代田区神田錦町2-4-1')).toBe(true);
    expect(mayBeAddress('460-0095 TEL 06-8811-034')).toBe(false);
  });
});
