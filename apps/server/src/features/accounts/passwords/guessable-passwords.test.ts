import { describe, expect, test } from 'vitest';
import { isCommonPassword, isPersonalPassword } from './guessable-passwords.ts';

describe('a common password', () => {
  test.each([
    'password',
    'P@ssw0rd',
    'Password1!',
    'Passw0rd!!2026',
    'PASSWORD#123',
    'P4$$w0rd99$',
    '!Password1',
    'Qwerty123!',
    'Iloveyou#1',
    '1L0v3y0u!1',
    'Dr4g0n#77',
    'Monkey!2026',
    'W3lc0me!1',
    'L3tmein!1',
    'Trustno1!',
    'Sunsh1ne#9',
    'P.a.s.s.w.o.r.d.1!',
    'Ｐａｓｓｗｏｒｄ1!',
    '!!!Football88',
  ])('is %s', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    'Correct#Horse7',
    'Another#Horse8',
    'Tenant#2026',
    'Partner#2026',
    'Kx7#mQ2v!pLw',
    'vB9$tunnel-Ostrich',
    'パスワードAa1!',
    'Xq#10293847aZ',
  ])('is not %s', (password) => expect(isCommonPassword(password)).toBe(false));
});

const owner = {
  companyName: 'Hoshino Trading Co., Ltd.',
  userName: 'Kaoru Ito',
  email: 'k.ito-office@hoshino-trading.example.com',
};

describe('a password of the owner’s own names', () => {
  test.each([
    'Hoshino#2026',
    'H0sh!no2026',
    'H05H1NO!!77',
    'HoshinoTrading1!',
    'xyHoshino-Trading-Co-Ltd9Z!',
    'Trading#2026',
    'Kaoru#2026',
    'KaoruIto#1',
    'ItoKaoru#1',
    'K.ito-Office1',
    'My!kitooffice#44',
    '!Hoshino9a',
  ])('is %s', (password) => expect(isPersonalPassword(password, owner)).toBe(true));

  test.each(['Correct#Horse7', 'Monitor!Cloud8', 'Office#Lantern5', 'Kx7#mQ2v!pLw'])(
    'is not %s',
    (password) => expect(isPersonalPassword(password, owner)).toBe(false),
  );

  test('is known in Japanese and in full width', () => {
    const japanese = { companyName: '株式会社 星野商事', userName: '伊藤 薫', email: 'a@example.com' };
    expect(isPersonalPassword('星野商事Aa1!', japanese)).toBe(true);
    expect(isPersonalPassword('Ｈｏｓｈｉｎｏ2026!', owner)).toBe(true);
    expect(isPersonalPassword('Correct#Horse7', japanese)).toBe(false);
  });
});
