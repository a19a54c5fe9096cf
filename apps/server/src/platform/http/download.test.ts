import { expect, test } from 'vitest';
import { disposition } from './download.ts';

test('an ASCII name is in both forms', () => {
  expect(disposition('attachment', 'OCR-000001.xlsx')).toBe(
    `attachment; filename="OCR-000001.xlsx"; filename*=UTF-8''OCR-000001.xlsx`,
  );
});

test('a Japanese name survives in filename*, and the plain form stays ASCII', () => {
  const header = disposition('inline', "OCR-000001 請求書 (5月)'.xlsx");
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe("OCR-000001 請求書 (5月)'.xlsx");
  expect(header.split("UTF-8''")[1]).not.toMatch(/['()* ]/);
});

test('nothing breaks out of the header', () => {
  expect(disposition('inline', 'a"; x="\r\nSet-Cookie: b\\/..\ud800')).not.toMatch(
    /[\r\n]|filename="[^"]*"[^;]/,
  );
});
