import type { Random } from '../../random.ts';
import { concepts } from '../concepts/index.ts';
import { plainAsks } from '../party-concepts.ts';
import type { Drawn } from '../truth.ts';
import type { Concept, LayoutFamily, ValueType } from '../types.ts';
import { wordingsOf } from '../wording.ts';

export interface AbsentNoun {
  readonly name: string;
  readonly noun: string;
  readonly type: ValueType;
}

/** Concepts of which one may be taken for another: none of a group is asked for as absent where another of the group is printed. */
const alike: readonly (readonly string[])[] = [
  ['tax', 'tax8', 'tax10', 'income_tax', 'resident_tax', 'tax_due'],
  [
    'subtotal',
    'base8',
    'base10',
    'taxable_value',
    'base_pay',
    'gross_pay',
    'usage_charge',
    'base_charge',
    'total',
  ],
  [
    'total',
    'net_pay',
    'copay',
    'premium',
    'fee',
    'rent',
    'price',
    'donation',
    'tax_due',
    'cod_amount',
    'closing_balance',
    'carried_over',
    'previous_balance',
    'opening_balance',
    'payment_received',
    'paid_in',
    'room_rate',
    'insured_sum',
    'declared_value',
    'deposit',
    'security_deposit',
    'tendered',
  ],
  [
    'customer_no',
    'member_no',
    'patient_no',
    'employee_no',
    'account',
    'policy_no',
    'card_no',
    'booking_no',
    'order_no',
    'supply_point',
  ],
  [
    'delivery_date',
    'arrival',
    'event_date',
    'start_date',
    'reading_date',
    'visit_date',
    'order_date',
    'pay_date',
    'purchase_date',
    'departure',
    'end_date',
  ],
  ['due_date', 'instalment_date', 'debit_date', 'valid_until', 'end_date', 'valid_period', 'period'],
  ['subject', 'purpose', 'goods', 'event', 'course', 'notes', 'symptom', 'contract_plan', 'model'],
  ['delivery_place', 'venue', 'destination', 'to_place', 'from_place', 'property'],
  [
    'sale_time',
    'visit_time',
    'start_time',
    'open_time',
    'entry_time',
    'exit_time',
    'time_slot',
    'hours',
    'overtime_hours',
  ],
  [
    'quantity',
    'packages',
    'persons',
    'nights',
    'work_days',
    'points',
    'loyalty_points',
    'consumption',
    'litres',
    'weight',
  ],
  ['warranty', 'valid_period', 'cover_period', 'period', 'valid_until'],
  ['carrier', 'payment_method', 'terms', 'incoterms'],
  ['account_name', 'account_holder', 'contact'],
  ['job_title', 'department', 'clinic_section', 'grade', 'member_class'],
];

/** What nearly every page has in some shape, so that no page surely lacks it. */
const ubiquitous = new Set([
  'issued',
  'party',
  'person',
  'period',
  'docno',
  'currency',
  'notes',
  'total',
  'account_name',
]);

const contactWords: Readonly<Record<string, RegExp>> = {
  fax: /fax|ファ[ック]|^F |ファクス/im,
  email: /@|mail|メール/i,
  url: /www|http|\bweb|url/i,
  tel: /tel|phone|電話|call|\d{2,4}[-)]\d{2,4}[-\s]\d{3,4}|^T /im,
};

/** Numbers of other papers: near misses that a document of another kind lacks. */
const nearMisses = new Set([
  'invoice_no',
  'quote_no',
  'delivery_note_no',
  'receipt_no',
  'credit_note_no',
  'certificate_no',
  'ticket_no',
]);

/** What may be asked of the page that it does not state: no word for it and nothing like it is printed. */
export function askForAbsent(
  family: LayoutFamily,
  drawn: readonly Drawn[],
  text: string,
  random: Random,
): AbsentNoun[] {
  const standing = new Set(drawn.flatMap(({ fact: { concept } }) => [concept.id, concept.group]));
  const flat = text.replaceAll(/[\s　]/g, '').toLowerCase();
  const lacking = concepts.filter((concept) => missing(family, concept, standing, flat));
  const count = random.int(2, 5);
  const chosen = random.sample(lacking, count).flatMap((concept): AbsentNoun[] => {
    const nouns = nounsOf(family, concept, flat);
    return nouns.length === 0 ? [] : [{ name: concept.id, noun: random.pick(nouns), type: concept.type }];
  });
  const contacts = Object.entries(contactWords)
    .filter(([what, word]) => !standing.has(what) && !word.test(text) && !word.test(flat))
    .map(([what]) => ({
      name: what,
      noun: random.pick(wordingsOf(family, plainAsks(what))),
      type: 'text' as const,
    }));
  return [...chosen, ...random.sample(contacts, random.int(0, 2))];
}

function missing(
  { language }: LayoutFamily,
  concept: Concept,
  standing: ReadonlySet<string>,
  flat: string,
): boolean {
  if (concept.labels[language].length === 0 || standing.has(concept.id)) return false;
  if (nearMisses.has(concept.id))
    return standing.has('docno') && !namesOf(concept, language).some((name) => flat.includes(name));
  if (ubiquitous.has(concept.group) || standing.has(concept.group)) return false;
  if (alike.some((row) => row.includes(concept.id) && row.some((id) => standing.has(id)))) return false;
  return !namesOf(concept, language).some((name) => flat.includes(name));
}

const namesOf = (concept: Concept, language: 'ja' | 'en'): string[] =>
  concept.labels[language]
    .map((label) => label.replaceAll(/[\s　]/g, '').toLowerCase())
    .filter((label) => label.length > 2 || (language === 'ja' && label.length === 2));

/** Words specific enough to mean this concept alone. */
function nounsOf(family: LayoutFamily, concept: Concept, flat: string): string[] {
  const own =
    /見積|請求|納品|領収|返品|証書|券|quot|estimate|invoice|delivery|despatch|receipt|credit|certificate|ticket/i;
  const asks = wordingsOf(family, concept.asks);
  const specific = nearMisses.has(concept.id) ? asks.filter((ask) => own.test(ask)) : asks;
  const labels = wordingsOf(family, concept.labels).filter(
    (label) => label.length > 3 && (!nearMisses.has(concept.id) || own.test(label)),
  );
  return [...specific, ...labels].filter(
    (noun) => !flat.includes(noun.replaceAll(/[\s　]/g, '').toLowerCase()),
  );
}
