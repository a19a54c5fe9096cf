import { countryOf } from './values.ts';
import type { PartyContent, Role, Scene, Wordings } from './types.ts';
import { makeCompany, makeHost } from './words/companies.ts';
import { makeDepartment, makePerson } from './words/people.ts';
import { makeAddress, makePhone } from './words/places.ts';

/** A company or person with whatever the family prints of such a party; what it does not print is empty. */
export function makeParty(
  scene: Scene,
  role: Role,
  { issuer, trade }: { issuer: boolean; trade: Wordings | undefined },
): PartyContent {
  const { family, random } = scene;
  const { language, choices } = family;
  const has = (what: string, probability: number): boolean =>
    choices.chance(`${role.id}.has.${what}`, probability);
  const country = countryOf(family);
  const address = makeAddress(random, language, country);
  const host = makeHost(random, language);
  const [first] = host.split('.');
  const addressed = has('address', issuer ? 0.92 : 0.6);
  const text = (condition: boolean, make: () => string): string => (condition ? make() : '');
  return {
    role,
    name: role.natural
      ? makePerson(random, language, choices.chance('names.spaced', 0.75))
      : makeCompany(random, language, trade?.[language]),
    department: text(!issuer && !role.natural && has('department', 0.25), () =>
      makeDepartment(random, language),
    ),
    person: text(!role.natural && has('person', issuer ? 0.2 : 0.35), () => makePerson(random, language)),
    postcode: text(addressed && language === 'ja', () => address.postcode),
    address: addressed ? address.lines : [],
    tel: text(has('tel', issuer ? 0.85 : 0.25), () => makePhone(random, language, address, country)),
    fax: text(issuer && has('fax', 0.45), () => makePhone(random, language, address, country)),
    email: text(
      issuer && has('email', 0.4),
      () => `${random.pick(['info', 'office', 'sales', 'contact', first!.slice(0, 5)])}@${host}`,
    ),
    url: text(issuer && has('url', 0.25), () => random.pick([`www.${host}`, `https://${host}/`])),
    registration: text(issuer && !role.natural && has('registration', 0.5), () =>
      makeRegistration(scene, country),
    ),
  };
}

/**
 * Japan's registration number is T and 13 digits, the first a check digit: 9 less the remainder by 9 of the others
 * weighted 1 and 2 from the right.
 */
function makeRegistration({ random }: Scene, country: string): string {
  if (country === 'us') return `${random.int(10, 98)}-${random.digits(7)}`;
  if (country === 'uk') return `GB ${random.digits(3)} ${random.digits(4)} ${random.int(10, 99)}`;
  if (country === 'eu') return `${random.pick(['DE', 'FR', 'NL', 'AT'])}${random.digits(9)}`;
  if (country === 'au')
    return `${random.int(10, 99)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const base = `98${random.int(10, 99)}01${random.digits(6)}`;
  const sum = Array.from(base)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return `T${9 - (sum % 9)}${base}`;
}
