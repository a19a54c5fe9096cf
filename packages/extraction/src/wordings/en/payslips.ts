/** English wordings of payslips and statements of wages; the format is that of `parse-wordings.ts`. */
export const ENGLISH_PAYSLIPS = String.raw`
amount | Net pay; Take-home pay; Net salary; Amount credited; Net wages; Net payment; Net amount payable; Pay this period (net) | what actually lands in the bank account; money the employee receives after deductions; how much did she take home; what's paid out this month; pay after tax
amount | Gross pay; Total gross; Gross salary; Gross wages; Total earnings; Total payments; Gross earnings | pay before anything comes off; how much did he earn before tax; full wage before deductions; what did she make this month before deductions
amount | Gross pay to date; Gross YTD; YTD gross; Total gross pay to date; Earnings YTD; Taxable gross YTD | what has she earned this year before tax; earnings since January before deductions; total so far this year before tax
amount | Net pay to date; Net YTD; YTD net; Net pay year to date | how much has been paid out to him this year; take-home since the start of the year; how much has reached her bank so far this year
amount | Basic pay; Basic salary; Base pay; Base salary; Basic wage; Salary; Regular pay | the fixed wage without extras; pay before overtime and bonus; the contractual monthly sum
amount | Annual salary; Yearly salary; Annual rate; Salary per annum; Annual base pay | what does he make in a year by contract; pay for a full year; what's her salary per year
amount | Hourly rate; Rate of pay; Pay rate; Rate; Hourly wage; Rate per hour | what does he get an hour; wage for one hour; how much an hour
amount | Daily rate; Day rate; Rate per day; Daily wage | what is a day worth; wage for one day; how much does she get per day
number | Hours worked; Regular hours; Basic hours; Hours; Normal hours; Std hours | how many hours did she put in; ordinary working time this month; time on the job
number | Overtime hours; O/T hours; OT hrs; Hours at 1.5; Extra hours | how many hours on top of the normal ones; extra time he worked; how many hours beyond the contract
amount | Overtime; Overtime pay; O/T pay; OT; Overtime 1.5; Overtime premium | what did the extra hours bring; money for staying longer; pay for additional hours
amount | Overtime rate; OT rate; O/T rate | what does an extra hour pay; wage for an hour of staying on; how much per extra hour
amount | Night allowance; Night shift premium; Night differential; Shift allowance; Shift premium; Unsocial hours | extra for working at night; money for shifts; bonus for late hours
amount | Weekend pay; Sunday premium; Saturday pay; Sunday pay; Weekend premium | extra for working on Sundays; money for weekends; extra pay for Saturdays and Sundays
amount | Public holiday pay; Bank holiday pay; Statutory holiday pay; Holiday premium | extra for working on public holidays; pay for bank holidays; extra pay for working on a national holiday
number | Night hours; Hours at night; Late-night hours | how many hours at night; time worked after dark; how long did she work at night
amount | Holiday pay; Vacation pay; Annual leave pay; Leave pay; PTO pay | money while on leave; paid for days off; wage during vacation
amount | Sick pay; SSP; Statutory sick pay; Sick leave pay; Sickness pay; Company sick pay | money while ill; wage during illness; paid for sick days
amount | Maternity pay; SMP; Statutory maternity pay; Paternity pay; SPP; Parental pay | money for the time with the baby; paid during parental leave; what does she get while on baby leave
amount | Bonus; Performance bonus; Annual bonus; Incentive; Bonus payment; Incentive pay; 13th month | extra for good work; the special payment; money on top for the year
amount | Commission; Sales commission; Commissions; Comm. | share of sales he got; money for selling; what did he earn on his sales
amount | Tips; Gratuities; Declared tips; Reported tips; Tronc | tip money in the pay; what guests left; money from customers on top of the wage
amount | Car allowance; Travel allowance; Transport allowance; Commuting allowance; Conveyance; Mileage allowance | money for getting to work; extra for the car; travel money in the wage
amount | Housing allowance; HRA; House rent allowance; Accommodation allowance; Rent allowance | extra for the flat; money for living costs; what does the company give toward rent
amount | Meal allowance; Food allowance; Lunch allowance; Meal voucher | extra for eating; money for lunch; what does the company give for food
amount | Family allowance; Dependants allowance; Child allowance; Spouse allowance | extra for wife and kids; money for the family; extra because of children or a spouse
amount | Responsibility allowance; Position allowance; Post allowance; Managerial allowance; Duty allowance | extra for leading people; money for the post; extra for being a manager
amount | Qualification allowance; Skill allowance; Certificate allowance; Language allowance | extra for a diploma or skill; money for having the licence; extra for holding a certificate
amount | Other allowances; Allowances; Total allowances; Sundry allowances; Special allowance | all extras taken together; additional pay of other kinds; any other extras on the slip
amount | Back pay; Arrears; Salary arrears; Retro pay; Retroactive pay | wage paid later for earlier months; catching up on pay; what was owed to him from earlier months
amount | Advance; Salary advance; Pay advance; Advance recovered; Loan repayment | money he got early and pays back; wage taken ahead; what is deducted for a loan
amount | Expenses; Expense reimbursement; Reimbursement; Expenses paid; Non-taxable reimbursement | costs given back with the wage; refund of what he laid out; which costs did they pay back through payroll
amount | Severance; Redundancy pay; Severance pay; Termination pay; Gratuity; End of service | money for being let go; settlement at leaving; what did she get for being laid off
amount | Payment in lieu; PILON; Pay in lieu of notice; Leave encashment; Holiday pay in lieu | money instead of days off; paid rather than working out notice; paid for leave she didn't take
amount | Benefits in kind; Taxable benefits; Imputed income; Fringe benefits; BIK; Perquisites | value of the company car and the like; what non-cash extras count for; perks that count as income
amount | Total deductions; Deductions; Sum of deductions; Total deducted; Total withholdings | how much was taken off in all; everything subtracted from the wage; what gets lost between gross and take-home
amount | Total deductions YTD; Deductions to date; YTD deductions | what's been taken off this year altogether; everything withheld since January; sum of what came off so far this year
amount | Income tax; PAYE; PAYE tax; Tax; Federal income tax; Federal tax; FIT; Tax deducted | what went to the taxman this month; tax on the wage; how much did the state take
amount | Tax paid to date; Tax YTD; PAYE to date; Tax to date; Federal tax YTD; Total tax to date | wage tax since the beginning of the year; tax paid this year so far; how much tax has she paid so far this year
amount | State tax; State income tax; SIT; State withholding; Provincial tax | what went to the state besides the federal government; tax for the state of residence; how much was withheld for the state
amount | Local tax; City tax; Resident tax; Municipal tax; County tax; Local income tax; Inhabitant tax | what went to the town; tax for the municipality; how much went to the city
amount | National Insurance; NI; NIC; Employee NI; NI contribution; Employee's NIC; National Ins. | employee's contribution to the state insurance; the NI that came off her pay; how much NI did she pay this month
amount | Employee NI to date; NI YTD; NIC to date; Employee NIC YTD; NI to date | state insurance contribution this year so far from the wage; how much NI has she paid this year; NI since April
amount | Employer NI; Employer's NIC; Er NIC; NI employer; Employer NI contribution | what the firm pays for NI on top; the boss's share of state insurance; how much NI did the company pay
amount | Social Security; OASDI; SS tax; FICA; Social Security tax; FICA SS | retirement tax withheld in the States; federal pension contribution taken; how much was taken for social security
amount | Medicare; Medicare tax; FICA Med; Med. tax; Medicare EE | what comes off for seniors' healthcare; federal health tax on the wage; how much was taken for Medicare this time
amount | Health insurance; Medical insurance; Medical; Health premium; Health insurance premium; Healthcare deduction | what comes off for the doctor's cover; employee's share for health cover; how much does her medical cover cost her per paycheck
amount | Dental; Dental insurance; Dental plan | what comes off for tooth cover; deduction for the dentist plan; how much is the dentist cover per paycheck
amount | Vision; Vision plan; Vision insurance | what comes off for eye cover; deduction for glasses plan; how much is the eye cover per paycheck
amount | Pension; Employee pension; Pension contribution; Workplace pension; EE pension; Superannuation; Pension insurance; 401(k) | what she puts aside for old age; retirement money taken from the wage; saved for retirement this month
amount | Employer pension; ER pension; Employer pension contribution; Employer super; Employer match; Company pension | what the firm adds for her old age; the boss's part of retirement saving; what does the company pay into the retirement plan
amount | Pension to date; Employee pension YTD; Pension YTD; 401(k) YTD; Super YTD | saved for old age this year so far; how much has gone into the retirement plan this year; retirement savings since January
amount | Unemployment insurance; Employment insurance; EI; UI; SUI; SDI | what comes off against losing the job; contribution for the jobless fund; how much was taken for unemployment cover
amount | Long-term care insurance; Nursing care insurance; Care insurance; LTC | what comes off for care in old age; how much is taken for elderly care cover; contribution for care when old
amount | Union dues; Union fee; Union subs; Trade union; Membership dues | what goes to the union; contribution for the workers' body; how much goes to the trade union
amount | Student loan; Student loan deduction; SL; Student loan repayment; SLR | what is paid back for university; deduction for studies debt; how much of the college debt was repaid this month
amount | Garnishment; Attachment of earnings; AEO; Child support; Court order; Wage attachment; DEA | what is seized from the wage; taken by court order; money for the kids by judgement
amount | Company housing; Rent deduction; Dormitory fee; Accommodation deduction; Housing deduction | what is taken for the staff flat; how much is deducted for living in company accommodation; rent taken out of the wages
amount | Charity giving; Give as you earn; Payroll giving; Charitable deduction | what's donated out of the wage; how much does he donate from his pay; charity money taken out of the wages
amount | Other deductions; Miscellaneous deductions; Sundry deductions; Misc. ded. | smaller things taken off the wage; anything else taken off the pay; odd amounts deducted
amount | Absence deduction; Unpaid leave; Leave without pay; LOP; Loss of pay; Late deduction; Unpaid absence | what was docked for missing days; less wage because she was away; how much did he lose for days off without pay
amount | Total employer contributions; Employer costs; Employer's contributions; Total cost to employer; Employer on-costs | what does the worker cost the firm on top; all the boss pays in addition; how much does the employer add on top of the salary
amount | Taxable pay; Taxable gross; Taxable income; Taxable wages; Gross for tax; Pay subject to tax | on what part of the wage was tax worked out; base for the tax; what part of the pay is taxed
amount | Taxable pay to date; Taxable YTD; Taxable pay YTD; Total taxable to date | base for tax this year so far; how much of this year's pay is taxed; pay that has counted for tax since April
amount | NI-able pay; Earnings for NI; NIable gross; Social Security wages; SS wages; Insurable earnings | on what part is the insurance worked out; wage base for contributions; earnings that insurance is calculated on
amount | Medicare wages; Medicare wages and tips; Med. wages | wage base for the seniors' health tax; earnings that Medicare is calculated on; pay counted for seniors' health tax
date | Pay date; Payment date; Date paid; Payday; Date of payment; Check date; Process date | when does the wage come; the day it is transferred; when was she paid
period | Pay period; Period; Payroll period; Wage period; Month; Tax period; Pay month | which month is the wage for; time it is paid for; the weeks worked
date | Period start; Period beginning; Pay begin date; From | first day the wage counts for; what day does this pay begin from; first day of the weeks being paid
date | Period end; Period ending; Pay end date; Week ending; P/E | last day the wage counts for; the cut-off of the wage month; what day does this pay run up to
number | Tax week; Tax month; Week no.; Period no.; Month no.; Pay period no. | number of the pay run in the year; which week of the tax year is it; which month of the tax year
text | Pay frequency; Frequency; Pay cycle; Monthly/weekly | how often is he paid; weekly or monthly; how often do they get paid
text | Payment method; Pay method; Method of payment; Direct deposit | how is the wage paid; by bank or cash; does she get a cheque or a transfer
person | Employee; Employee name; Name; Name of employee; Staff name | whose pay is it; who got the wage; the worker's name
code | Employee number; Employee no.; Employee ID; Staff no.; Payroll no.; Works no.; Emp. no.; Personnel no. | number of the worker in the firm; staff id; how is she listed in payroll
code | NI number; National Insurance number; NINO; SSN; Social Security number; Social Insurance Number; SIN | the insurance number of the employee; personal number with the state; her social security identifier
code | Tax code; Tax class; Filing status; Tax status; Tax band; W-4 status | by what code is he taxed; code HMRC gave him; which code does HMRC have him on
code | NI category; NI letter; NI table; NI cat.; Category letter | letter of the insurance class; which letter is she on for NI; insurance class letter
number | Allowances claimed; Exemptions; Number of dependents; Withholding allowances; Dependants | how many heads are counted for tax; number of kids for the tax; how many dependents did he claim
company | Employer; Company; Employer name; Payer; Company name | who pays the wage; for which firm does he work; who employs her
address | Employer address; Company address; Employer's address | where is the firm that pays; address of the workplace's owner; where is the employer located
code | Employer PAYE reference; PAYE ref; Employer's ref; EIN; Employer ID number; Employer identification number; Tax office ref | the firm's number with the tax office; employer's tax reference; how does the tax office identify the employer
text | Department; Dept; Division; Section; Cost centre; Branch | in which department does he work; where is she placed; which team does he belong to
text | Job title; Position; Occupation; Designation; Grade; Role | what does she work as; his post in the firm; what's her position
address | Employee address; Home address; Address | where does the worker live; home of the employee; what's the employee's home address
date | Date of joining; Start date; Date of hire; Hire date; Joined; Employment start | since when has she worked there; first day at the firm; when was he taken on
date | Leaving date; Termination date; Last day worked; Date left; Date of leaving | when did she stop; last day at the firm; when did he leave the company
account | Bank account; Account no.; Account credited; Paid into; Deposit account | to which account is the wage paid; where does the pay go; which account do her wages go into
text | Bank; Bank name; Employee's bank; Paying into bank | at which bank is the worker; institute the wage goes to; which bank do his wages go to
number | Days worked; Working days; Paid days; Attendance days; Days paid | on how many days did she work; days that count for pay; how many days did she work this month
number | Absence days; Days absent; LOP days; Unpaid days | on how many days was he missing; days not paid; how many days was she off without pay
number | Leave taken; Holiday taken; Vacation used; PTO used; Annual leave taken; Days taken | how many days off has she used; vacation used up so far; how many holidays has he used
number | Leave balance; Holiday remaining; Vacation balance; PTO balance; Leave remaining; Annual leave balance; Days left | how many days off are left; vacation still to take; how much holiday is still to take
number | Leave entitlement; Holiday entitlement; Annual entitlement; Vacation accrued | how many days off a year does he get; vacation days per year; how many days' holiday is she entitled to
number | Sick days taken; Sick leave used; Sick days; Sick days used | how many days ill; sickness days used; how many days was he off sick
number | Sick leave balance; Sick leave remaining; Sick hours available | sick days left; how many sick days can he still take; unused sick time
number | Late hours; Lateness; Tardy hours; Early leave hours | how much time too late; hours missed by coming late; how long was he late in total
text | Tax year; Year; Calendar year; For year ended; Year to 5 April | for which year is the slip; the year of the yearly slip; which year is this certificate for
amount | Wages, tips, other compensation; Total pay for year; Pay in this employment; Total for year; Box 1; Employment income | yearly earnings on the tax slip; all he made that year; year's wage from this firm
amount | Federal income tax withheld; Total tax deducted in year; Tax in this employment; Box 2; Income tax deducted; Withholding tax amount | wage tax of the whole year on the slip; what was withheld in the year; how much tax did they withhold all year
amount | Pay in previous employment; Previous employment pay; Earnings from previous employer | what did she earn at the former job this year; income from the job before this one; what the last employer paid her
amount | Tax in previous employment; Previous employment tax; Tax from previous employer | what tax was taken at the former job this year; tax from the job before this one; what the last employer withheld
amount | Tax refund; Tax rebate; Refund in year; Year-end adjustment; Overpaid tax | tax that came back; too much tax returned with the wage; how much tax did he get back through payroll
amount | Deductions from income; Total income deductions; Standard deduction; Personal allowance; Tax-free allowance | what part of the year's income is free of tax; sum subtracted before taxing; how much of the income is exempt
amount | Insurance premium deduction; Life insurance deduction; Premiums deductible | what is deducted for insurance in the yearly tax; life premiums counted; how much do insurance premiums lower the tax
amount | Contribution amount; Contributions paid; Social insurance contributions; Total contributions; Social insurance total | what was paid into the social fund in all; all the insurances together; how much was paid into social insurance
percent | Contribution rate; Employee rate; Employee contribution %; Pension % | share of the wage that goes to the fund; percent paid in by the worker; what percentage of pay does the employee contribute
percent | Employer rate; Employer contribution %; Employer match % | share the boss pays in; percent from the firm; what percentage does the company put in
amount | Standard monthly remuneration; Insurable salary; Reference earnings; Pensionable pay; Pensionable salary | wage on which the pension is worked out; the monthly base for insurance; the wage the pension calculation uses
amount | Minimum wage; National minimum wage; Statutory minimum | lowest legal hourly pay; what's the least they must pay by law; the legal floor for pay
amount | Cash payment; Paid in cash; Cash portion | part of the wage given in hand; how much was paid in notes; wages handed over in person
amount | Net pay bank 1; Deposit amount; Direct deposit amount; Transferred to bank | part of the wage sent to the bank; how much went by bank transfer; what was wired of the wages
code | Payslip no.; Slip no.; Pay advice no.; Advice no.; Voucher no. | number of the wage paper; how is the slip numbered; which payslip is it
code | Cheque no.; Paycheck no.; Check number | number on the paycheck; which check was the pay; number of the check she was paid with
amount | Pay adjustment; Correction; Adjustments; Previous month adjustment | wage corrected from the previous month; what was corrected from last month; pay changed because of an error before
text | Message; Notes; Remarks; Payroll message | anything payroll wrote to the staff; note on the slip; is there a notice to employees on the payslip
`;
