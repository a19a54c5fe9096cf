/** English wordings of wage and income forms with numbered boxes (W-2, 1099, P60, P45, P11D, T4, income statements, IRP5, Form 16); the format is that of `parse-wordings.ts`. */
export const ENGLISH_WAGE_FORMS = String.raw`
code | Employee's social security number; a Employee's social security number; Recipient's TIN; Social insurance number; 12 Social insurance number; Employee SSN; SSN; SIN (box 12); PPS number | worker's social security number; whose number is on the form; nine digits of the employee
code | Employer identification number; b Employer identification number; Payer's TIN; Employer EIN; FEIN; Federal ID no.; Payer's federal identification number | employer's tax number; EIN on the form; number of the one who paid
company | c Employer's name; Employer's name, address, and ZIP code; Payer's name; Payer name; Employer's name; Filer's name; Employer's full name and address | who paid; which employer made the form; payer's name
person | e Employee's first name and initial; Employee's name; Recipient's name; Employee's name, address, and ZIP code; Employee's first name and initial Last name; Payee's name | whose form is it; name of the worker; who got the money
code | d Control number; Control number; Control no. | control number on the W-2; internal number of the form; box d
amount | 1 Wages, tips, other compensation; Wages, tips, other comp.; Box 1 wages; Federal wages; Wages tips other compensation | yearly wage for federal tax; what did she earn for the IRS; box 1; taxable pay of the year
amount | 2 Federal income tax withheld; Federal income tax withheld; Fed. income tax withheld; Box 2 federal tax; Federal tax withheld; 4 Federal income tax withheld | federal tax taken during the year; tax already sent to the IRS; withheld for Washington
amount | 3 Social security wages; Social security wages; Soc. sec. wages; Box 3 | wage for social security; pay that counts for OASDI; box 3
amount | 4 Social security tax withheld; Social security tax withheld; Soc. sec. tax withheld; SS tax withheld | social security taken during the year; contribution withheld for retirement; box 4
amount | 5 Medicare wages and tips; Medicare wages & tips; Box 5 | wage for Medicare; pay counted for Medicare; box 5
amount | 6 Medicare tax withheld; Medicare tax withheld; Box 6 Medicare | Medicare taken during the year; health part withheld; how much Medicare tax
amount | 7 Social security tips; Social security tips; SS tips | tips counted for social security; tips on the form
amount | 8 Allocated tips; Allocated tips; Tips allocated | tips the employer allocated; tips shared out on the form
amount | 10 Dependent care benefits; Dependent care benefits; Dependent care; Childcare benefit | childcare paid by the firm; benefit for the kids' care
amount | 11 Nonqualified plans; Nonqualified plans; Nonqualified deferred compensation | deferred pay not in a qualified plan; box 11
text | 12a See instructions for box 12; 12a; 12b; 12c; 12d; Box 12 code; Code D; Code DD; Code W | what is in box 12; code for the 401(k); deferred pay code
text | 13 Statutory employee; Retirement plan; Third-party sick pay; Box 13; Statutory employee | is the retirement box ticked; boxes crossed; in a pension plan or not
text | 14 Other; Box 14 other; Other information; 14 Other information | other notes on the W-2; what stands in box 14; further items
code | 15 State Employer's state ID number; Employer's state ID number; State ID no.; Payer's state no.; State/Payer's state no.; Employer state I.D. no. | employer's number in the state; state tax id; number with the state
amount | 16 State wages, tips, etc.; State wages, tips, etc.; State wages; State income; State distribution | wage for the state; income taxed by the state; state wages
amount | 17 State income tax; State income tax; State tax withheld; State withholding | tax taken for the state in the year; withheld by the state; state tax on the form
amount | 18 Local wages, tips, etc.; Local wages, tips, etc.; Local wages; Local taxable wages | wage for the city; pay the city taxes
amount | 19 Local income tax; Local income tax; Local tax withheld; City tax withheld; Local withholding | tax taken for the city in the year; withheld by the town
text | 20 Locality name; Locality name; Name of locality | which city got the tax; name of the town on the form; locality
amount | 1 Nonemployee compensation; Nonemployee compensation; NEC; Box 1 NEC; Miscellaneous income | paid to the freelancer in the year; contractor's pay; income without employment
amount | 1 Rents; Rents (1099-MISC); Rents paid; Rental payments | rents on the 1099; rent paid in the year
amount | 2 Royalties; Royalties (1099); Royalties paid | royalties for the year; royalties on the 1099
amount | 3 Other income; Other income; Prizes and awards | other income paid; prizes reported
amount | 1 Interest income; Interest income; Taxable interest income; Box 1 interest | interest the bank paid in the year; interest to declare; income from savings on the form
amount | 8 Tax-exempt interest; Tax-exempt interest; Exempt interest; Municipal bond interest | interest that isn't taxed; tax-free interest of the year
amount | 3 Interest on U.S. Savings Bonds; Interest on U.S. Treasury obligations; Treasury interest; Interest on U.S. Savings Bonds and Treasury obligations | interest on government bonds; from savings bonds
amount | 2 Early withdrawal penalty; Early withdrawal penalty; Penalty on early withdrawal; Forfeited interest | lost for taking it out early; penalty of the bank; forfeited
amount | 1a Total ordinary dividends; Total ordinary dividends; Ordinary dividends; Actual amount of eligible dividends | dividends of the year to declare; paid out on shares in the year
amount | 1b Qualified dividends; Qualified dividends; Eligible dividends; Taxable amount of eligible dividends | part of the dividends taxed less; qualified part of the dividends
amount | 2a Total capital gain distr.; Total capital gain distributions; Capital gain distributions; Capital gains dividends; Section 1250 gain | capital gains paid out; gains passed on by the fund; distribution of gains
amount | 1 Gross distribution; Gross distribution; Box 1 gross distribution; Total distribution | pension paid out in the year; taken out of the retirement plan
amount | 2a Taxable amount; Taxable amount of distribution; Taxable distribution; Taxable pension | taxable part of the pension; how much of the payout is taxed
code | 7 Distribution code(s); Distribution code; Distribution codes | code for the kind of payout; why was the pension paid; code in box 7
amount | 1 Unemployment compensation; Unemployment compensation; Unemployment benefits paid | jobless pay of the year; received from unemployment
amount | 2 State or local income tax refunds, credits, or offsets; State or local income tax refunds; State tax refund | state refund reported; tax the state gave back
amount | 1 Mortgage interest received from payer(s)/borrower(s); Mortgage interest received; Mortgage interest received from borrower; Mortgage interest paid | mortgage interest paid in the year; deductible interest on the house
amount | 2 Outstanding mortgage principal; Outstanding mortgage principal; Outstanding mortgage principal as of | loan still owed on the form; principal on January 1
amount | 5 Mortgage insurance premiums; Mortgage insurance premiums; Mortgage insurance paid | mortgage insurance paid in the year; insurance of the loan on the form
amount | 1 Payments received for qualified tuition and related expenses; Payments received for qualified tuition; Amounts billed for qualified tuition; Qualified tuition payments | tuition paid in the year; fees the college reports
amount | 5 Scholarships or grants; Scholarships or grants; Scholarships and grants reported | grants reported; scholarships on the form
amount | Student loan interest received by lender; 1 Student loan interest received by lender; Student loan interest paid | interest on the study loan in the year; study interest for the tax
amount | Gross amount of payment card/third party network transactions; 1a Gross amount; Gross payment volume; 1099-K gross amount; Card not present transactions | sales through the card firm in the year; takings reported; gross paid by the platform
amount | Gross sale proceeds; 1d Proceeds; Proceeds from sales; Sales proceeds | sold shares for; proceeds reported
amount | 1e Cost or other basis; Cost or other basis; Adjusted basis; Tax basis | what did the shares cost for tax; basis reported
text | Tax year of form; Calendar year; For calendar year; Tax year to 5 April; Year ended 5 April; Year of assessment; Assessment year; Financial year | for which year is the form; year on the W-2; which tax year does it cover
amount | Pay in this employment; Pay (P60); In this employment pay; Total pay in this employment | earned in this job in the year; pay of the P60; wage from this employer
amount | Tax deducted in this employment; Tax deducted; In this employment tax; Tax - in this employment | tax taken in this job in the year; tax of the P60; PAYE for the year
amount | Total for year pay; Total for year; Pay total for year; Total pay for the year; Total pay to date | pay of all jobs in the year; all wages until leaving; pay so far when he left
amount | Total tax for year; Tax total for year; Total tax to date; Tax total; Total tax deducted for the year | tax of all jobs in the year; tax until leaving; deducted in all
code | Final tax code; Tax code at leaving date; Tax code; Tax code at date of leaving; Tax code operated; Tax Code to be used | last tax code; which code when he left; code on the P60
text | Week 1/Month 1; Week 1 or Month 1; Non-cumulative; W1/M1; Week 1 or Month 1 applies | is it on a week 1 basis; emergency or cumulative code; month 1 marked
number | Week number; Month number; Last entries on P11: Week no.; Last entries on payroll record: Week number; Period number at leaving | which tax week did he leave in; last week worked; month of the last pay
date | Leaving date; Date of leaving; Leaving date DD MM YYYY; Date employment ended; Employment end date; Last day for which paid | when did the job end; left when; last day paid
code | Works/payroll number; Works number; Works number/payroll number; Payroll number; Works/Payroll number and department | payroll number on the P60; internal number of the worker; works ref
code | Employer PAYE reference; PAYE reference; Employer's PAYE reference; Office number/Reference number; Employer PAYE ref; ERN | tax office's number for the employer; PAYE ref on the form; employer's reference
amount | Earnings at the Lower Earnings Limit; Earnings at the LEL; LEL | earnings up to the lower limit; NI band at the bottom
amount | Earnings above the LEL up to PT; LEL to PT; Earnings above LEL, up to and including PT | earnings between the lower limit and the threshold; NI band without contribution
amount | Earnings above PT up to UEL; PT to UEL; Earnings above PT, up to and including UEL | earnings in the main NI band; pay on which NI is due
amount | Employee's contributions due on all earnings above the PT; Employee contributions; Employee's NIC for the year; NI contributions; Total NI contributions | NI paid in the year; the worker's National Insurance on the P60; contributions due
amount | Statutory payments included; Statutory payments in this employment; Statutory pay in year | statutory pay in the year; baby pay included
amount | Student Loan deductions; Postgraduate Loan deductions; Student Loan deductions in this employment | student loan paid in the year; loan taken by payroll; study debt deducted
amount | Cars and car fuel; Cash equivalent; Car benefit; Fuel benefit; Van benefit; Cash equivalent or relevant amount; Total cash equivalent of car benefit | taxable value of the company car; benefit of the car; car on the P11D
amount | Private medical treatment or insurance; Medical insurance benefit; Private medical benefit; Medical benefit in kind | health cover as a benefit; doctor's insurance the firm paid
amount | Class 1A NICs due; Class 1A National Insurance; Class 1A NIC; Class 1A contributions | class 1A to pay; employer's insurance on the benefits
amount | Assets transferred; Expenses payments made; Other items; Living accommodation; Interest-free and low interest loans; Relocation expenses payments; Services supplied | which benefits did he get; perks in the year; other benefits valued
number | CO2 emissions figure; Approved CO2 emissions figure; CO2 figure; Car CO2; Zero emissions mileage | carbon figure of the company car; grams for the car tax; CO2 on the P11D
amount | List price of car; List price; P11D value; List price of the car and standard accessories | new price of the company car; list price for the benefit; P11D price
amount | 14 Employment income; Employment income; Box 14 employment income; Employment income - line 10100 | income from the job in Canada; T4 box 14; earned in the year
amount | 22 Income tax deducted; Income tax deducted; Box 22; Income tax deducted - line 43700 | tax deducted in Canada; T4 box 22; tax taken in the year
amount | 16 Employee's CPP contributions; CPP contributions; QPP contributions; Employee's QPP contributions; Employee's CPP contributions - line 30800 | paid into the Canada pension plan; CPP for the year; box 16
amount | 18 Employee's EI premiums; EI premiums; EI premium; Employee's EI premiums - line 31200 | paid for employment insurance; EI taken in the year
amount | 24 EI insurable earnings; EI insurable earnings; Insurable earnings | pay that counts for EI; insurable earnings of the year
amount | 20 RPP contributions; RPP contributions; Registered pension plan contributions | paid into the company pension in the year; RPP paid
amount | 52 Pension adjustment; Pension adjustment; PA amount | pension adjustment on the T4; lowers the RRSP room by
amount | 26 CPP/QPP pensionable earnings; Pensionable earnings; CPP pensionable earnings | pay that counts for CPP; pensionable earnings of the year
amount | 44 Union dues; Union dues deducted in year; Union dues - line 21200 | union fees of the year; dues on the T4
amount | 46 Charitable donations; Charitable donations through payroll; Donations (T4) | donations by payroll; given to charity through the wage
text | Province of employment; 10 Province of employment; Employment code; 29 Employment code; Exempt CPP/EI | in which province did he work; province code; place of work on the T4
amount | Gross payments; Salary and wages; Total gross payments; Individual non-business gross | gross pay of the year in Australia; wage on the income statement; group certificate pay
amount | Total tax withheld; Tax withheld; PAYG withheld; PAYG withholding; Tax file withheld | tax taken by the employer in Australia; withheld for the ATO; PAYG on it
amount | Reportable fringe benefits; Reportable fringe benefits amount; RFBA; Reportable FBT amount | fringe benefits on the statement; perks reported in Australia
amount | Reportable employer super contributions; RESC; Reportable super; Reportable superannuation | extra super reported; salary sacrifice shown
amount | Lump sum A; Lump sum payments; Lump sum D; Lump sum E | lump sums paid; unused leave paid out
amount | Allowances (income statement); Total allowances | allowances of the year; extra pay listed
code | Payer's ABN; Payer ABN or WPN; Withholding payer number; WPN; Payer ABN; Branch number | employer's ABN; number of the payer; business number on the statement
code | Payee tax file number; TFN; Payee TFN; Tax file number | worker's tax file number; TFN of the person; tax number in Australia
code | PAYE reference no.; Certificate number; IRP5 number; IRP5/IT3(a) no.; Income tax reference number | number of the IRP5; SARS certificate ref; tax certificate number
amount | Gross taxable income; Income (3601); 3601 Income; 3699 Gross employment income; Gross employment income; Gross remuneration | taxable income on the IRP5; pay by source code; gross for SARS
amount | 4102 PAYE; PAYE (4102); Employees' tax; PAYE deducted | PAYE on the IRP5; employees' tax taken
amount | 4141 UIF contribution; UIF contributions; UIF contribution; Unemployment Insurance Fund | UIF of the year; paid to the unemployment fund
amount | 4149 Total tax, SDL and UIF; Total tax, SDL and UIF; Total employees' tax, SDL and UIF | tax with UIF and SDL in all; everything on the IRP5
code | TAN of the deductor; TAN; TAN no. of deductor; Tax deduction account number | deductor's number; employer's TAN
code | PAN of the employee; PAN; PAN of the deductee; PAN no. of employee | tax id of the employee in India; PAN on Form 16
amount | Salary as per section 17(1); Gross salary; Salary as per provisions contained in section 17(1) | salary under the act; gross salary on Form 16
amount | Value of perquisites; Perquisites under section 17(2); Value of perquisites under section 17(2) | perks valued; perquisites on Form 16
amount | Income chargeable under the head salaries; Income under the head Salaries; Net salary income | income under salaries; taxed as salary
amount | Deductions under Chapter VI-A; Deduction u/s 80C; 80C; 80D; Standard deduction u/s 16(ia); Aggregate of deductible amount; Deduction under section 80C | taken off under 80C; deductions allowed; investments deducted
amount | Total tax deposited; Total amount of tax deducted; Tax deposited; Total tax deducted | tax deducted at source in the year; tax deposited by the employer
amount | Health and education cess; Education cess; Cess | cess on the tax; health and education part
amount | Net tax payable; Tax payable; Tax payable after rebate | tax after the reliefs; due on Form 16
amount | USC deducted; USC; Universal social charge; USC on pay | Irish social charge taken; universal social charge
amount | PRSI; PRSI deducted; Employee PRSI; PRSI contribution | PRSI of the year; Irish social insurance
amount | CPF contributions; Employee's compulsory CPF contribution; CPF by employee; Employee CPF | CPF by the employee; paid into the provident fund in Singapore
amount | Director's fees; Directors' fees paid; Director fee; Fees paid to director | paid as a director; director's fee declared
code | Account number; FATCA filing requirement; Form type code; Unique form identifier | account on the form; number behind the payment; form's own id
text | CORRECTED (if checked); Amended form; Original/amended; Duplicate form; Copy B | is it a corrected form; replacement or original; which copy is it
`;
