import type { Lexicon } from '../concepts.ts';
import { spoken } from '../spoken.ts';
import { words } from '../words.ts';

/** Payslips, tax slips, insurance, medical bills, utilities, banks and contracts, in English. */
export const ENGLISH_RECORDS: Lexicon = {
  employee_number: spoken(words`
    Employee No, Employee Number, Employee ID, Staff No, Staff ID, Payroll No, Payroll Number, Personnel No,
    Personnel Number, Works No, Emp No, Emp ID, Associate ID, Clock No`),
  employee: spoken(
    words`Employee, Employee Name, Name of Employee, Staff Name, Worker, Claimant, Payee Name`,
  ),
  base_pay: spoken(words`
    Basic Pay, Base Pay, Basic Salary, Base Salary, Regular Pay, Basic, Salary, Basic Wage, Monthly Salary,
    Regular Earnings`),
  gross_pay: spoken(words`
    Gross Pay, Total Gross Pay, Gross Earnings, Total Earnings, Total Payments, Gross Salary, Total Pay,
    Gross Wages, Earnings Total`),
  net_pay: spoken(
    words`Net Pay, Take Home Pay, Take-home Pay, Net Salary, Net Wages, Net Earnings, Amount Paid Out, Net Payment, Net Pay This Period`,
    String.raw`take[ -]?home|paid out to the employee|after (?:all )?deductions`,
  ),
  overtime_pay: spoken(words`Overtime, Overtime Pay, OT Pay, Overtime Allowance, Overtime Earnings`),
  commuting_pay: spoken(words`
    Commuting Allowance, Travel Allowance, Transport Allowance, Transportation Allowance, Commuter Allowance`),
  deductions: spoken(words`
    Total Deductions, Deductions Total, Deductions, Total Deducted, Total Withholdings, Total Taxes and Deductions`),
  income_tax: spoken(words`
    Income Tax, PAYE, PAYE Tax, Federal Income Tax, Federal Tax, Federal Income Tax Withheld, Tax Deducted,
    Federal Withholding, Tax Paid`),
  resident_tax: spoken(
    words`Resident Tax, Local Tax, Inhabitant Tax, Municipal Tax, State Income Tax, Local Income Tax`,
  ),
  health_insurance: spoken(words`Health Insurance, Medical Insurance, Medicare, Medicare Tax`),
  pension_insurance: spoken(words`
    Pension, Employee Pension, Pension Contribution, Social Security, Social Security Tax, 401(k), Superannuation,
    Pension Insurance`),
  employment_insurance: spoken(words`
    Employment Insurance, Unemployment Insurance, National Insurance, NI Contribution, NIC, EI Premium`),
  worked_days: spoken(words`Days Worked, Working Days, Work Days, Days Present, Paid Days`),
  worked_hours: spoken(words`Hours Worked, Total Hours, Working Hours, Regular Hours, Hours`),
  pay_date: spoken(
    words`Pay Date, Pay Day, Payday, Date of Pay, Salary Date, Payment Day, Check Date`,
    String.raw`(?:day|date) (?:on which )?(?:the )?(?:salary|wages?|pay) (?:is|was|are) paid`,
  ),
  usage: spoken(
    words`Usage, Consumption, Units Used, Energy Used, Total Usage, Electricity Used, Gas Used, Water Used, kWh Used, Current Usage, Total Consumption, Data Used, Units Consumed`,
    String.raw`how much (?:electricity|energy|gas|water|power|data).{0,20}used`,
  ),
  meter_reading: spoken(words`
    Present Reading, Current Reading, Latest Reading, Meter Reading, This Reading, New Reading, Closing Reading,
    Reading Now, End Reading, Reading`),
  previous_reading: spoken(words`
    Previous Reading, Last Reading, Prior Reading, Past Reading, Opening Reading, Start Reading, Old Reading`),
  reading_date: spoken(
    words`Reading Date, Meter Read Date, Read Date, Date of Reading, Read on`,
    String.raw`(?:day|date|when) .{0,20}meter .{0,10}read`,
  ),
  next_reading_date: spoken(words`Next Reading Date, Next Reading, Next Meter Reading, Next Read Date`),
  plan: spoken(
    words`Tariff, Plan, Rate Plan, Price Plan, Tariff Name, Service Plan, Rate Schedule, Package, Contract Type`,
  ),
  meter_number: spoken(words`
    Meter Number, Meter No, Meter Serial Number, Meter ID, Meter Serial, MPAN, MPRN, Supply Number, Service Point ID`),
  sort_code: spoken(
    words`Sort Code, Bank Sort Code, BSB, BSB Number, Routing Number, ABA Routing, Routing No, Bank Code, ABA`,
  ),
  money_in: spoken(
    words`Money In, Paid In, Total Paid In, Total Credits, Credits, Deposits, Total Deposits, Payments In, Total Money In, Receipts, Total Receipts`,
  ),
  money_out: spoken(
    words`Money Out, Paid Out, Total Paid Out, Total Debits, Debits, Withdrawals, Total Withdrawals, Payments Out, Total Money Out`,
  ),
  overdraft: spoken(
    words`Arranged Overdraft, Overdraft Limit, Overdraft, Credit Limit, Arranged Overdraft Limit`,
  ),
  interest: spoken(
    words`Interest, Interest Paid, Interest Earned, Interest Charged, Gross Interest, Net Interest`,
  ),
  minimum_payment: spoken(words`Minimum Payment, Minimum Payment Due, Minimum Amount Due, Minimum Due`),
  policy_number: spoken(
    words`Policy No, Policy Number, Policy, Certificate No, Certificate Number, Claim Number, Claim No`,
  ),
  insured: spoken(
    words`Insured, Name of Insured, Insured Person, Policyholder, Policy Holder, Insured Name, Life Assured`,
  ),
  premium: spoken(
    words`Premium, Total Premium, Annual Premium, Monthly Premium, Premium Amount, Premium Due`,
  ),
  sum_insured: spoken(
    words`Sum Insured, Sum Assured, Amount Insured, Insured Amount, Coverage Amount, Limit of Liability, Coverage Limit`,
  ),
  deductible: spoken(words`Deductible, Excess`),
  patient: spoken(words`Patient, Patient Name, Name of Patient`),
  patient_number: spoken(words`Patient No, Patient Number, Patient ID, Medical Record Number, MRN, Chart No`),
  visit_date: spoken(
    words`Date of Service, Service Date, Visit Date, Date of Visit, Consultation Date, Appointment Date, Treatment Date`,
  ),
  birth_date: spoken(words`Date of Birth, Birth Date, DOB, Born, Birthday`),
  contract_date: spoken(
    words`Contract Date, Agreement Date, Date of Contract, Date of Agreement, Signed on, Signature Date, Date of Signature, Executed on`,
  ),
  effective_date: spoken(
    words`Effective Date, Commencement Date, Effective from, Start of Contract, Contract Start Date, Inception Date, Commences on`,
  ),
  expiry_date: spoken(
    words`Contract End Date, End of Contract, Termination Date, Policy Expiry, Date of Expiry`,
  ),
  contract_term: spoken(
    words`Contract Term, Contract Period, Term of Agreement, Duration, Minimum Term, Notice Period, Policy Period, Period of Insurance`,
  ),
  applicant: spoken(
    words`Applicant, Submitted by, Claimed by, Claimant, Requested by, Requester, Applicant Name, Prepared for`,
  ),
  approver: spoken(
    words`Approved by, Approver, Authorised by, Authorized by, Authorised Signatory, Signed by, Authorized Signature`,
    'who (?:authori[sz]ed|approved|signed)',
  ),
  representative: spoken(words`Managing Director, CEO, Director, Legal Representative, President`),
  expense_advance: spoken(words`Advance Paid, Cash Advance, Advance Received, Less Advance, Advance`),
  reimbursement: spoken(
    words`Reimbursement, Amount to Reimburse, Total Reimbursement, Reimbursement Due, Reimbursable Amount, Total Claimed, Amount Claimed`,
  ),
};
