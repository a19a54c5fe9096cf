import { chargeTables } from '../tables/charges.ts';
import { both } from '../words/lists.ts';
import { kind, person, role } from './define.ts';

const provider = role(
  'provider',
  '事業者|発行元|供給する会社|請求する会社',
  'provider|utility company|supplier|issuing company',
  '|発行',
  '|From|Your supplier',
);
const hotel = role(
  'hotel',
  '宿|ホテル|発行元|宿泊施設',
  'hotel|issuing hotel|place that issued it',
  '|',
  '|',
);

/** Certificates, tickets, bookings and slips. */
export const bookingKinds = [
  kind(
    'certificate',
    '修了証書|在職証明書|受講証明書|認定証',
    'CERTIFICATE OF COMPLETION|Certificate|Certificate of Attendance',
    {
      weight: 2,
      forms: ['certificate'],
      issuer: role(
        'issuer',
        '発行者|発行した団体|証明する団体',
        'issuing body|organisation|who issued it',
        '|',
        '|',
      ),
      recipient: undefined,
      head: 'certificate_no? holder course issue_date birth_date? hours? grade?',
      greetings: both(
        '上記の者は本課程を修了したことを証する|所定の課程を修めたことを証します',
        'has completed the course named above|is hereby certified',
      ),
    },
  ),
  kind('ticket', '入場券|乗車券|チケット|ご予約券', 'TICKET|Admission|E-Ticket|Boarding slip', {
    weight: 3,
    forms: ['card', 'slip', 'grid'],
    issuer: role('organiser', '主催者|発行元', 'organiser|issuer of the ticket', '主催|', 'Organiser|'),
    recipient: undefined,
    head: 'ticket_no event? event_date venue? seat? open_time? visit_time price from_place? to_place?',
    foot: 'booking_no?',
  }),
  kind('reservation', '予約確認書|ご予約確認|予約票', 'RESERVATION|Booking Confirmation|Your booking', {
    weight: 3,
    forms: ['sheet', 'letter', 'grid'],
    issuer: hotel,
    recipient: person,
    trade: both('ホテル|レンタカー|旅館|トラベル', 'Hotel|Car Hire|Travel|Resort'),
    head: 'booking_no issue_date?',
    groups: [
      {
        heading: both('ご予約内容|', 'Your stay|Details'),
        facts: 'arrival departure nights? persons room? vehicle? visit_time? room_rate',
      },
    ],
    foot: 'payment_method? card_no? contact?',
  }),
  kind('repair-slip', '修理伝票|修理報告書|修理見積書', 'REPAIR ORDER|Service Report|Job Sheet', {
    weight: 2,
    forms: ['grid', 'sheet'],
    recipient: person,
    head: 'statement_no? issue_date model serial_no purchase_date? staff? delivery_date?',
    groups: [{ heading: both('', ''), facts: 'symptom warranty? mileage? vehicle?' }],
    sums: 'subtotal tax total',
    tables: chargeTables('repair', []),
  }),
  kind('parking', '駐車場領収書|駐車券|駐車料金領収証', 'PARKING RECEIPT|Parking|Car Park', {
    weight: 2,
    judgingOnly: true,
    forms: ['slip', 'card'],
    issuer: provider,
    recipient: undefined,
    trade: both('パーキング|駐車場', 'Car Park|Parking'),
    head: 'issue_date entry_time exit_time vehicle? charge_paid ticket_no? payment_method?',
  }),
  kind('fuel-slip', '給油伝票|納品書（給油）|お客様控え', 'FUEL RECEIPT|Pump receipt|Fuel', {
    weight: 2,
    forms: ['slip'],
    issuer: provider,
    recipient: undefined,
    trade: both('石油|エネルギー|SS', 'Fuel|Petrol Station|Gas Station'),
    head: 'issue_date sale_time? pump_no litres charge_paid vehicle? mileage? card_no? staff? receipt_no?',
  }),
  kind('warranty', '保証書|製品保証書', 'WARRANTY CARD|Guarantee|Warranty Certificate', {
    weight: 2,
    forms: ['grid', 'card', 'certificate'],
    recipient: person,
    head: 'model serial_no purchase_date warranty',
    foot: 'notes?',
  }),
  kind(
    'school-fees',
    '納入通知書|学費納付のご案内|集金のお知らせ',
    'FEE NOTICE|School Fees|Tuition statement',
    {
      weight: 2,
      forms: ['sheet', 'letter', 'grid'],
      issuer: role('school', '学校|発行元|学園', 'school|college|issuing school', '|', '|'),
      recipient: role(
        'parent',
        '保護者|宛先|学生',
        'parent|student|addressee',
        '保護者|',
        'Parent of|Student',
        true,
      ),
      trade: both('学園|小学校|専門学校|高等学校', 'School|College|Academy'),
      head: 'notice_no? issue_date due_date billing_month?',
      highlight: 'total',
      foot: 'bank? branch? account? debit_date?',
      tables: chargeTables('school', []),
    },
  ),
];
