import { isRegistrationNumber, TAX_ROUNDINGS, type TaxRounding } from '@ocr/billing';
import type { Issuer, IssuerChange } from '@ocr/contract';
import { limits } from '@ocr/contract/limits';
import type { IssuerMessages } from '#features/billing/issuer/messages.en.ts';
import { all, rules } from '#ui/form/form.ts';

/** The issuer's details as typed: lists have one entry per line or between commas. */
export interface IssuerValues {
  readonly name: string;
  readonly nameEn: string;
  readonly registrationNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly bankAccounts: string;
  readonly note: string;
  readonly noteEn: string;
  readonly taxRounding: TaxRounding;
  readonly pricesIncludeTax: boolean;
  readonly draftFirst: boolean;
  readonly numberPrefix: string;
  readonly reminderDays: string;
}

/** Saved details as they are typed; without a registration number that field is empty. */
export function toIssuerValues(issuer: Issuer): IssuerValues {
  const { version: _version, logo: _logo, seal: _seal, ...details } = issuer;
  return {
    ...details,
    registrationNumber: details.registrationNumber ?? '',
    bankAccounts: details.bankAccounts.join('\n'),
    reminderDays: details.reminderDays.join(', '),
  };
}

/** The body to send; the typed values must be valid. */
export function toIssuerChange(values: IssuerValues, version: number): IssuerChange {
  const number = readRegistrationNumber(values.registrationNumber);
  return {
    ...values,
    registrationNumber: number === '' ? null : number,
    bankAccounts: readLines(values.bankAccounts),
    reminderDays: readDays(values.reminderDays),
    numberPrefix: readPrefix(values.numberPrefix),
    version,
  };
}

/** The chosen rounding; down if the choice is unknown. */
export const readRounding = (text: string | null): TaxRounding =>
  TAX_ROUNDINGS.find((each) => each === text) ?? 'down';

/** As the server reads it; the hyphens and spaces that people write between its digits are left out. */
function readRegistrationNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\-‐‑–ー]/g, '')
    .toUpperCase();
}

/** A typed prefix as the server reads it: half width, in capitals, without spaces around it. */
export function readPrefix(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `NaN` if it is not a whole number. */
function readDays(text: string): number[] {
  return text
    .normalize('NFKC')
    .split(/[,、\s]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));
}

/** The rules of the fields, with their words; those that the server applies. */
export function issuerRules(t: IssuerMessages) {
  return {
    name: rules.required,
    email: all(rules.email),
    registrationNumber: (text: string) => {
      const number = readRegistrationNumber(text);
      return number === '' || isRegistrationNumber(number) ? null : t.company.wrongNumber;
    },
    bankAccounts: (text: string) => {
      const accounts = readLines(text);
      if (accounts.length > limits.bankAccounts) return t.payment.tooManyAccounts;
      return accounts.some((account) => account.length > limits.bankAccount)
        ? t.payment.accountTooLong
        : null;
    },
    numberPrefix: (text: string) => {
      const prefix = readPrefix(text);
      const isGood = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(prefix) && !/(?:^|-)CN$/.test(prefix);
      return isGood && prefix.length <= limits.numberPrefix ? null : t.issuing.wrongPrefix;
    },
    reminderDays: (text: string) => {
      const days = readDays(text);
      const isGood = days.every((day) => day >= 1 && day <= limits.reminderDayMax);
      return isGood && days.length <= limits.reminderDays ? null : t.issuing.wrongDays;
    },
  };
}
