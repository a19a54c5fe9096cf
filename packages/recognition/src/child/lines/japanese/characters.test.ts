import { expect, test } from 'vitest';
import { isWrittenInJapan } from './characters.ts';

test('Japanese, digits and signs are written in Japan, simplified Chinese is not', () => {
  for (const text of ['単価', '金額', '個', '20箱', 'サーバー利用料', '¥8,996', '㎡'.normalize('NFKC')])
    expect([text, isWrittenInJapan(text)]).toEqual([text, true]);
  for (const text of ['单', '金额', '轻牛乳', '发注', '\ufffd'])
    expect([text, isWrittenInJapan(text)]).toEqual([text, false]);
});
