import type { Lexicon } from '../concepts.ts';
import { askedByLabel } from '../asked-by-label.ts';
import { words } from '../words.ts';

/** Payslips, tax slips, insurance, medical bills, utilities, banks and contracts, in English. */
export const ENGLISH_RECORDS: Lexicon = {
  employee_number: askedByLabel(
    words`
    Employee No, Employee Number, Employee ID, Staff No, Staff ID, Payroll No, Payroll Number, Personnel No,
    Personnel Number, Works No, Emp No, Emp ID, Associate ID, Clock No, Emp #, Employee #, Emp Number, Staff Number, Payroll ID, Employee Ref, Employee Code, Emp Code, Staff Code, Personnel Code`,
    'number of the employee|(?:staff|employee|payroll|personnel) (?:number|reference|id)',
  ),
  employee: askedByLabel(
    words`Employee, Employee Name, Name of Employee, Staff Name, Worker, Claimant, Payee Name`,
  ),
  base_pay: askedByLabel(words`
    Basic Pay, Base Pay, Basic Salary, Base Salary, Regular Pay, Basic, Salary, Basic Wage, Monthly Salary,
    Regular Earnings`),
  gross_pay: askedByLabel(
    words`
    Gross Pay, Total Gross Pay, Gross Earnings, Total Earnings, Total Payments, Gross Salary, Total Pay,
    Gross Wages, Earnings Total, Total Gross, Gross Total, Gross Amount Earned`,
    'total earned|earned in all|pay before (?:any |all )?deductions|before (?:any |all )?deductions',
    words`Gross`,
  ),
  net_pay: askedByLabel(
    words`Net Pay, Take Home Pay, Take-home Pay, Net Salary, Net Wages, Net Earnings, Amount Paid Out, Net Payment, Net Pay This Period, Net amount paid, Net Amount, Total Net Pay, Net Wage, Paid into Bank, Net Salary Payable, In-hand Salary, Net Salary Credited`,
    String.raw`(?:take[ -]?home|in[ -]hand)(?: (?:pay|salary|wages))?|paid out to the employee|(?:(?:money|amount|sum) )?(?:received |paid )?after (?:all |any )?deductions|money received`,
  ),
  overtime_pay: askedByLabel(
    words`Overtime, Overtime Pay, OT Pay, Overtime Allowance, Overtime Earnings`,
    'extra (?:hours|time)(?: paid)?|pay for extra|paid for (?:extra|overtime)',
  ),
  commuting_pay: askedByLabel(
    words`
    Commuting Allowance, Travel Allowance, Transport Allowance, Transportation Allowance, Commuter Allowance, Travel Expenses Paid, Commute Allowance`,
    '(?:money|allowance|support|pay) for (?:commuting|travel(?:l?ing)?|transport)|(?:travel|transport|commuting|commuter) (?:support|money|pay)',
    words`Commuting, Commute, Travel`,
  ),
  deductions: askedByLabel(
    words`
    Total Deductions, Deductions Total, Deductions, Total Deducted, Total Withholdings, Total Taxes and Deductions, Total Withheld, Total Deduction, Withheld in Total`,
    'withheld in (?:all|total)',
  ),
  income_tax: askedByLabel(
    words`
    Income Tax, PAYE, PAYE Tax, Federal Income Tax, Federal Tax, Federal Income Tax Withheld, Tax Deducted,
    Federal Withholding, Tax Paid, Tax (PAYE), Withholding Tax, Tax Withheld, Income Tax (PAYE), Wage Tax`,
    'tax (?:on|from) the (?:pay|salary|wages?)|tax withheld|tax (?:taken|deducted|held back) from',
  ),
  resident_tax: askedByLabel(
    words`Resident Tax, Local Tax, Inhabitant Tax, Municipal Tax, State Income Tax, Local Income Tax, Council Tax, State Tax, City Tax, County Tax`,
    'tax for the (?:state|town|city|municipality|council)',
  ),
  health_insurance: askedByLabel(
    words`Health Insurance, Medical Insurance, Medicare, Medicare Tax`,
    '(?:taken|paid|deducted) for health',
  ),
  pension_insurance: askedByLabel(words`
    Pension, Employee Pension, Pension Contribution, Social Security, Social Security Tax, 401(k), Superannuation,
    Pension Insurance`),
  employment_insurance: askedByLabel(
    words`
    Employment Insurance, Unemployment Insurance, National Insurance, NI Contribution, NIC, EI Premium, NI, National Insurance Contribution, NI Contributions`,
    '(?:taken|paid|deducted) for social security',
  ),
  worked_days: askedByLabel(
    words`Days Worked, Working Days, Work Days, Days Present, Paid Days`,
    '(?:count|number) of working days|how many days .{0,12}work',
    words`Days`,
  ),
  worked_hours: askedByLabel(words`Hours Worked, Total Hours, Working Hours, Regular Hours, Hours`),
  pay_date: askedByLabel(
    words`Pay Date, Pay Day, Payday, Date of Pay, Salary Date, Payment Day, Check Date, Date Paid`,
    String.raw`(?:day|date) (?:on which )?(?:the )?(?:salary|wages?|pay) (?:is|was|are) paid|(?:day|date|when) (?:on which )?(?:the money|it) is paid`,
  ),
  usage: askedByLabel(
    words`Usage, Consumption, Units Used, Energy Used, Total Usage, Electricity Used, Gas Used, Water Used, kWh Used, Current Usage, Total Consumption, Data Used, Units Consumed`,
    String.raw`how much (?:electricity|energy|gas|water|power|data).{0,20}used|how much (?:was|is|has been|did we|we|they) (?:used?|consumed?)|(?:energy|electricity|gas|water|power) (?:or (?:gas|water|energy) )?used`,
  ),
  meter_reading: askedByLabel(words`
    Present Reading, Current Reading, Latest Reading, Meter Reading, This Reading, New Reading, Closing Reading,
    Reading Now, End Reading, Reading`),
  previous_reading: askedByLabel(words`
    Previous Reading, Last Reading, Prior Reading, Past Reading, Opening Reading, Start Reading, Old Reading`),
  reading_date: askedByLabel(
    words`Reading Date, Meter Read Date, Read Date, Date of Reading, Read on`,
    String.raw`(?:day|date|when) .{0,20}meter .{0,10}read`,
  ),
  next_reading_date: askedByLabel(
    words`Next Reading Date, Next Reading, Next Meter Reading, Next Read Date, Next Meter Read, Next Read, Next Visit`,
    'next (?:meter )?(?:read|reading|visit)',
  ),
  plan: askedByLabel(
    words`Tariff, Plan, Rate Plan, Price Plan, Tariff Name, Service Plan, Rate Schedule, Package, Contract Type`,
  ),
  meter_number: askedByLabel(words`
    Meter Number, Meter No, Meter Serial Number, Meter ID, Meter Serial, MPAN, MPRN, Supply Number, Service Point ID`),
  sort_code: askedByLabel(
    words`Sort Code, Bank Sort Code, BSB, BSB Number, Routing Number, Routing Transit Number, ABA Routing, Routing No, Bank Code, ABA, Sort`,
    'code of the (?:bank|branch)',
  ),
  money_in: askedByLabel(
    words`Money In, Paid In, Total Paid In, Total Credits, Credits, Deposits, Total Deposits, Payments In, Total Money In, Receipts, Total Receipts`,
  ),
  money_out: askedByLabel(
    words`Money Out, Paid Out, Total Paid Out, Total Debits, Debits, Withdrawals, Total Withdrawals, Payments Out, Total Money Out`,
  ),
  overdraft: askedByLabel(
    words`Arranged Overdraft, Overdraft Limit, Overdraft, Credit Limit, Arranged Overdraft Limit`,
  ),
  interest: askedByLabel(
    words`Interest, Interest Paid, Interest Earned, Interest Charged, Gross Interest, Net Interest`,
  ),
  minimum_payment: askedByLabel(words`Minimum Payment, Minimum Payment Due, Minimum Amount Due, Minimum Due`),
  policy_number: askedByLabel(
    words`Policy No, Policy Number, Policy, Certificate No, Certificate Number, Claim Number, Claim No`,
  ),
  insured: askedByLabel(
    words`Insured, Named Insured, Named Insured and Mailing Address, Insured and Mailing Address, Insured Name and Address, Policyholder and Mailing Address, Name of Insured, Insured Person, Policyholder, Policy Holder, Insured Name, Life Assured`,
  ),
  premium: askedByLabel(
    words`Premium, Total Premium, Annual Premium, Monthly Premium, Premium Amount, Premium Due`,
  ),
  sum_insured: askedByLabel(
    words`Sum Insured, Sum Assured, Amount Insured, Insured Amount, Coverage Amount, Limit of Liability, Coverage Limit`,
  ),
  deductible: askedByLabel(words`Deductible, Excess`),
  patient: askedByLabel(words`Patient, Patient Name, Name of Patient`),
  patient_number: askedByLabel(
    words`Patient No, Patient Number, Patient ID, Medical Record Number, MRN, Chart No`,
  ),
  visit_date: askedByLabel(
    words`Date of Service, Service Date, Visit Date, Date of Visit, Consultation Date, Appointment Date, Treatment Date`,
  ),
  birth_date: askedByLabel(
    words`Date of Birth, Birth Date, DOB, Born, Birthday`,
    String.raw`birth ?day|\bborn\b|date of birth`,
  ),
  contract_date: askedByLabel(
    words`Contract Date, Agreement Date, Date of Contract, Date of Agreement, Signed on, Signature Date, Date of Signature, Executed on`,
  ),
  effective_date: askedByLabel(
    words`Effective Date, Commencement Date, Effective from, Start of Contract, Contract Start Date, Inception Date, Commences on, Commencement, Start of Cover, Cover Starts, Cover from, Start of Insurance, Begins on`,
    'when it (?:begins|starts)|takes effect|^(?:the )?first day',
  ),
  expiry_date: askedByLabel(
    words`Contract End Date, End of Contract, Termination Date, Policy Expiry, Date of Expiry, Cover Ends, End of Cover, Ends on`,
    '(?:day|date|when) it (?:runs out|ends|expires|lapses)|^(?:the )?last day',
  ),
  contract_term: askedByLabel(
    words`Contract Term, Contract Period, Term of Agreement, Duration, Minimum Term, Notice Period, Policy Period, Period of Insurance`,
  ),
  applicant: askedByLabel(
    words`Applicant, Submitted by, Claimed by, Claimant, Requested by, Requester, Applicant Name, Prepared for`,
  ),
  approver: askedByLabel(
    words`Approved by, Approver, Authorised by, Authorized by, Authorised Signatory, Signed by, Authorized Signature, Authorised, Authorized`,
    '(?:who|person (?:who|that)) (?:authori[sz]ed|approved|signed)',
  ),
  representative: askedByLabel(words`Managing Director, CEO, Director, Legal Representative, President`),
  expense_advance: askedByLabel(words`Advance Paid, Cash Advance, Advance Received, Less Advance, Advance`),
  reimbursement: askedByLabel(
    words`Reimbursement, Amount to Reimburse, Total Reimbursement, Reimbursement Due, Reimbursable Amount, Total Claimed, Amount Claimed, To be reimbursed, Net Claim, Payable to employee, Due to employee, Amount due to employee, Balance due to employee`,
    '(?:employee|claimant|worker|staff member|he|she|they|we|i)[^,;]{0,20}(?:gets?|is paid|are paid|receives?|paid) back|to be reimbursed|paid back to (?:the )?(?:employee|claimant|staff)',
  ),
};
