import type { Concept, Fact, LayoutFamily, PartyContent } from '../types.ts';
import { conceptFor } from '../party-concepts.ts';
import { pickWording } from '../wording.ts';
import { accents } from './facts.ts';
import type { FactsPlace } from './facts.ts';
import type { Pen } from './pen.ts';

/** A fact about a party: `issuer_tel`, `customer_address`; the name itself is the role's own. */
export function partyFact(party: PartyContent, what: string, printed: string): Fact {
  const concept: Concept = conceptFor(party.role, what);
  return { name: concept.id, concept, label: '', value: printed, printed, before: '', after: '' };
}

type Writer = (fact: Fact, label?: string, big?: boolean) => void;

/** Draws a party: its heading, name and whatever else is known of it; gives the y below. */
export function drawParty(pen: Pen, family: LayoutFamily, party: PartyContent, place: FactsPlace): number {
  const { choices } = family;
  const key = party.role.id;
  const size = pen.size * choices.pick(`${key}.scale`, [1, 1, 0.9]);
  const align = choices.pick(`${key}.align`, ['left', 'left', 'left', 'left', 'right'] as const);
  let middle = drawHeading(pen, family, party, place, size);
  const write: Writer = (fact, label = '', big = false) => {
    const shown = label === '' ? fact : { ...fact, before: label + fact.before };
    const setting = {
      size: big ? size * choices.pick(`${key}.nameScale`, [1, 1.2, 1.45]) : size,
      weight: big && choices.chance(`${key}.boldName`, 0.5) ? ('bold' as const) : ('regular' as const),
      align,
    };
    const room = place.width;
    if (align === 'right') {
      pen.value(shown, place.x, middle, { ...setting, width: room });
      middle += setting.size * 1.45;
    } else
      middle =
        shown.before === ''
          ? pen.valueLines(shown, place.x, middle, room, setting)
          : (pen.value(shown, place.x, middle, { ...setting, width: room }), middle + setting.size * 1.45);
    if (big && choices.chance(`${key}.nameRule`, key === 'issuer' ? 0 : 0.2))
      pen.rule(place.x, middle - size * 0.7, place.x + room, middle - size * 0.7, { line: 0.7 });
  };
  const order = choices.pick(`${key}.order`, ['name first', 'name first', 'address first'] as const);
  if (order === 'address first') writeAddress(family, party, write);
  writeNames(family, party, write);
  if (order === 'name first') writeAddress(family, party, write);
  writeContacts(family, party, write);
  return middle - size * 0.3;
}

function drawHeading(
  pen: Pen,
  family: LayoutFamily,
  { role }: PartyContent,
  { x, y, width }: FactsPlace,
  size: number,
): number {
  const { choices } = family;
  const heading = pickWording(family, `heading.${role.id}`, role.headings);
  const first = y + size * 0.8;
  if (heading === '') return first;
  const style = choices.pick('heading.style', [
    'plain',
    'bold',
    'accent',
    'ruled',
    'band',
    'colon',
    'brackets',
  ]);
  const accent = choices.pick('accent', accents);
  if (style === 'band') pen.box({ x, y, width, height: size * 1.6 }, { fill: accent });
  const text =
    {
      colon: `${heading}${family.language === 'ja' ? '：' : ':'}`,
      brackets: family.language === 'ja' ? `【${heading}】` : heading.toUpperCase(),
    }[style] ?? heading;
  pen.text(text, x + (style === 'band' ? size * 0.5 : 0), first, {
    size: size * choices.pick('heading.scale', [1, 0.85, 0.85]),
    weight: ['bold', 'band'].includes(style) ? 'bold' : 'regular',
    color: style === 'band' ? '#ffffff' : style === 'accent' ? accent : pen.ink,
  });
  if (style === 'ruled')
    pen.rule(x, first + size * 0.75, x + width, first + size * 0.75, { line: 0.5, color: accent });
  return first + size * 1.65;
}

function writeNames(family: LayoutFamily, party: PartyContent, write: Writer): void {
  const { choices, language } = family;
  const { role } = party;
  const honorific =
    language === 'en' ||
    role.id === 'issuer' ||
    !choices.chance(`${role.id}.honorific`, honoured.has(role.id) ? 0.9 : 0.1)
      ? ''
      : choices.pick('honorific.space', ['　', ' ', '']);
  const title = role.natural || party.person !== '' ? '様' : '御中';
  const polite = (fact: Fact, word: string): Fact =>
    honorific === '' ? fact : { ...fact, after: honorific + word };
  const alone = party.person === '' && party.department === '';
  const name = partyFact(party, 'name', party.name);
  write(alone || role.natural ? polite(name, title) : name, '', true);
  if (party.department !== '') {
    const department = partyFact(party, 'department', party.department);
    write(party.person === '' ? polite(department, '御中') : department);
  }
  if (party.person === '') return;
  const label =
    language === 'en'
      ? choices.pick('attention', ['Attn: ', 'Attention: ', 'FAO ', 'c/o ', ''])
      : honorific === ''
        ? choices.pick('person.label', ['担当：', '担当 ', ''])
        : '';
  write(polite(partyFact(party, 'person', party.person), '様'), label);
}

const honoured = new Set(['customer', 'supplier', 'payee', 'receiver', 'donor', 'parent', 'company']);

function writeAddress(family: LayoutFamily, party: PartyContent, write: Writer): void {
  const { choices } = family;
  if (party.postcode !== '')
    write(
      partyFact(party, 'postcode', party.postcode),
      choices.pick('postcode.mark', ['〒', '〒', '〒 ', '']),
    );
  if (party.address.length === 0) return;
  const one = party.address.length === 1 || choices.chance(`${party.role.id}.oneLine`, 0.35);
  if (one) write(partyFact(party, 'address', party.address.join(family.language === 'ja' ? ' ' : ', ')));
  else for (const line of party.address) write(partyFact(party, 'address', line));
}

function writeContacts(family: LayoutFamily, party: PartyContent, write: Writer): void {
  const { choices, language } = family;
  const ja = language === 'ja';
  const marks = {
    tel: choices.pick(
      'tel.mark',
      ja
        ? ['TEL ', 'TEL：', 'TEL:', '電話 ', '電話番号：', 'Tel. ']
        : ['Tel: ', 'Tel. ', 'Phone: ', 'T ', 'Telephone ', ''],
    ),
    fax: choices.pick('fax.mark', ja ? ['FAX ', 'FAX：', 'FAX:', 'ファックス '] : ['Fax: ', 'Fax ', 'F ']),
    email: choices.pick(
      'email.mark',
      ja ? ['E-mail：', 'メール ', 'Mail: ', ''] : ['Email: ', 'E-mail: ', 'E ', ''],
    ),
    url: choices.pick('url.mark', ja ? ['', 'URL '] : ['', 'Web: ']),
    registration: choices.pick(
      'registration.mark',
      ja
        ? ['登録番号：', '登録番号 ', '事業者登録番号：', '適格請求書発行事業者 登録番号 ']
        : ['VAT no. ', 'VAT Reg. No: ', 'Tax ID: ', 'Company tax no. '],
    ),
  };
  for (const what of ['tel', 'fax', 'email', 'url', 'registration'] as const)
    if (party[what] !== '') write(partyFact(party, what, party[what]), marks[what]);
}
