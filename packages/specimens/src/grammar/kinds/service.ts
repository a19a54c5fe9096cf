import { chargeTables, payslipSums } from '../tables/charges.ts';
import { ledgerTables } from '../tables/ledgers.ts';
import { both } from '../words/lists.ts';
import { kind, person, role } from './define.ts';

const employer = role(
  'employer',
  '会社|雇い主|発行した会社|勤め先',
  'employer|company|firm that pays',
  '会社名|',
  'Employer|Company|',
);
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
const bank = role('bank', '銀行|金融機関|発行元', 'bank|issuing bank|bank that sent it', '|', '|');
const insurer = role(
  'insurer',
  '保険会社|引受会社|発行元',
  'insurer|insurance company|company giving cover',
  '引受保険会社|',
  'Insurer|',
);
const clinic = role(
  'clinic',
  '医療機関|病院|発行元',
  'clinic|practice|hospital|provider of the treatment',
  '|医療機関',
  '|Provider',
);
const office = role('office', '役所|発行した役所|差出人', 'authority|office|issuing office', '|', '|');
const landlord = role(
  'landlord',
  '貸主|大家|部屋を貸す人',
  'landlord|lessor|owner who lets',
  '貸主|甲',
  'Landlord|Lessor',
);
const tenant = role(
  'tenant',
  '借主|入居者|部屋を借りる人',
  'tenant|lessee|person who rents',
  '借主|乙',
  'Tenant|Lessee',
  true,
);
const utilities = both('電力|ガス|水道局|エナジー|通信', 'Energy|Water|Power|Gas|Telecom');

/** Pay, bills, banks and contracts. */
export const serviceKinds = [
  kind(
    'payslip',
    '給与明細書|給与支給明細|賃金明細書|給料明細',
    'PAYSLIP|Pay Statement|Earnings Statement|Salary slip',
    {
      weight: 4,
      forms: ['grid', 'grid', 'sheet'],
      issuer: employer,
      recipient: undefined,
      head: 'pay_month pay_date employee_no employee department? job_title?',
      highlight: 'net_pay',
      groups: [
        {
          heading: both('支給|支給の部', 'Earnings|Payments'),
          facts: 'base_pay overtime_pay commuting_pay housing_pay gross_pay',
        },
        {
          heading: both('控除|控除の部', 'Deductions|Withheld'),
          facts: 'health_insurance pension employment_insurance income_tax resident_tax deductions',
        },
        { heading: both('勤怠|勤務状況', 'Attendance|Time'), facts: 'work_days overtime_hours? paid_leave?' },
      ],
      tables: payslipSums,
    },
  ),
  kind(
    'utility-bill',
    '電気ご使用量のお知らせ|水道料金等のお知らせ|ご請求書兼検針票|ガス料金のお知らせ',
    'Your bill|UTILITY BILL|Electricity bill|Water bill',
    {
      weight: 4,
      forms: ['sheet', 'grid', 'slip'],
      issuer: provider,
      recipient: person,
      trade: utilities,
      head: 'customer_no period billing_month? issue_date? due_date?',
      highlight: 'total',
      groups: [
        {
          heading: both('ご使用状況|検針結果|', 'Meter|Usage|Your meter'),
          facts:
            'contract_plan? meter_reading last_reading consumption reading_date? next_reading? supply_point? capacity?',
        },
      ],
      foot: 'debit_date? payment_method?',
      tables: chargeTables('utility', []),
    },
  ),
  kind('hotel-folio', '宿泊明細書|ご利用明細|お会計明細', 'GUEST FOLIO|Folio|Guest bill|Hotel invoice', {
    weight: 3,
    issuer: hotel,
    recipient: role(
      'company',
      '会社名|宿泊者の会社',
      'company of the guest|employer of the guest',
      '会社名|',
      'Company|',
    ),
    trade: both('ホテル|旅館|イン|グランドホテル|の宿', 'Hotel|Inn|Lodge|Grand Hotel|Guest House'),
    head: 'folio_no? guest room arrival departure nights? persons? booking_no? room_rate?',
    highlight: 'total?',
    sums: 'subtotal? tax? total',
    foot: 'payment_method? staff?',
    tables: (scene) => ledgerTables(scene, 'stay'),
  }),
  kind(
    'bank-statement',
    '取引明細書|入出金明細|口座取引明細',
    'BANK STATEMENT|Statement of Account|Account Statement|Your statement',
    {
      weight: 4,
      issuer: bank,
      recipient: person,
      trade: both('銀行|信用金庫|信用組合', 'Bank|Savings Bank|Building Society'),
      head: 'account branch? account_type? issue_date? period sort_code? iban? customer_no?',
      groups: [
        {
          heading: both('|口座の概要', '|Summary|Account summary'),
          facts: 'opening_balance paid_in paid_out closing_balance',
        },
      ],
      tables: (scene) => ledgerTables(scene, 'bank'),
    },
  ),
  kind(
    'expense-report',
    '経費精算書|旅費精算書|立替金精算書',
    'EXPENSE REPORT|Expense Claim|Travel Expenses',
    {
      weight: 3,
      forms: ['sheet', 'grid'],
      issuer: employer,
      recipient: undefined,
      head: 'expense_no? apply_date applicant department employee_no? approver? destination? period?',
      sums: 'total advance?',
      foot: 'bank? account? notes?',
      tables: (scene) => ledgerTables(scene, 'expenses'),
    },
  ),
  kind('timesheet', '勤務表|勤務報告書|作業報告書', 'TIMESHEET|Time Record|Weekly Timesheet', {
    forms: ['sheet', 'grid'],
    issuer: employer,
    recipient: undefined,
    head: 'employee employee_no? department? billing_month approver? job_title?',
    foot: 'hours notes?',
    tables: (scene) => ledgerTables(scene, 'hours'),
  }),
  kind(
    'insurance',
    '保険証券|保険契約内容のお知らせ|保険契約証',
    'INSURANCE POLICY|Policy Schedule|Certificate of Insurance',
    {
      weight: 3,
      forms: ['grid', 'sheet', 'letter'],
      issuer: insurer,
      recipient: person,
      trade: both('生命保険|損害保険|共済', 'Insurance|Mutual|Assurance'),
      head: 'policy_no issue_date? insured beneficiary? cover_period start_date? end_date?',
      groups: [
        { heading: both('保障内容|', 'Cover|'), facts: 'insured_sum premium payment_method? debit_date?' },
      ],
      foot: 'contact?',
      tables: chargeTables('insurance', ['premium']),
    },
  ),
  kind(
    'medical-bill',
    '診療費領収書|診療明細書|医療費請求書',
    'MEDICAL BILL|Patient Statement|Dental invoice',
    {
      weight: 3,
      forms: ['grid', 'sheet', 'slip'],
      issuer: clinic,
      recipient: undefined,
      trade: both('クリニック|病院|医院|歯科医院', 'Clinic|Medical Centre|Dental Practice|Hospital'),
      head: 'patient patient_no visit_date doctor? clinic_section? birth_date?',
      highlight: 'copay',
      groups: [{ heading: both('', ''), facts: 'points? copay_rate?' }],
      foot: 'receipt_no? payment_method?',
      tables: chargeTables('medical', ['copay']),
    },
  ),
  kind(
    'tax-notice',
    '納税通知書|固定資産税納付書|住民税通知書',
    'TAX NOTICE|Notice of Assessment|Property Tax Bill',
    {
      weight: 2,
      forms: ['grid', 'letter', 'sheet'],
      issuer: office,
      recipient: person,
      trade: both('市役所|町役場|県税事務所', 'City Council|County Tax Office|Borough'),
      head: 'notice_no tax_year issue_date? instalment_date',
      highlight: 'tax_due',
      groups: [{ heading: both('', ''), facts: 'taxable_value property?' }],
      foot: 'bank? account? contact?',
      tables: chargeTables('tax', ['tax_due']),
    },
  ),
  kind(
    'rental-contract',
    '賃貸借契約概要|契約内容確認書|賃貸借契約書（要約）',
    'TENANCY SUMMARY|Lease Summary|Rental Agreement',
    {
      weight: 2,
      forms: ['grid', 'letter', 'sheet'],
      issuer: landlord,
      recipient: tenant,
      head: 'policy_no? issue_date property',
      groups: [
        {
          heading: both('契約条件|', 'Terms|'),
          facts: 'rent common_fee? security_deposit start_date end_date payment_method?',
        },
      ],
      foot: 'bank? branch? account?',
    },
  ),
  kind('membership', '会員証|会員登録証|入会証', 'MEMBERSHIP CARD|Member Card|Membership', {
    weight: 2,
    forms: ['card', 'card', 'grid'],
    recipient: undefined,
    head: 'member_no member_name member_class? joined? valid_until',
    foot: 'fee?',
  }),
  kind('business-card', '|', '|', {
    weight: 5,
    forms: ['card'],
    issuer: role('company', '会社|勤め先|所属する会社', 'company|firm|employer', '|', '|'),
    recipient: undefined,
    head: 'card_name job_title department? mobile?',
  }),
];
