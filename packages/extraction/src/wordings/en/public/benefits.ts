/** English wordings of benefit awards, state pensions, social security and welfare letters; the format is that of `parse-wordings.ts`. */
export const ENGLISH_BENEFITS = String.raw`
code | National Insurance number; NI number; Customer reference number; CRN (Centrelink); Claim reference; Benefit reference; Claimant ID; Beneficiary number; Medicare number; Case number; BNC# | what do I quote to the benefit office; claimant's number; reference of the award; our case at the department
code | Award reference; Decision notice no.; Award letter ref.; Claim ID; Application reference; Customer ID; Claim number | which decision is it; number of the award letter; ref of the claim for support
person | Claimant's name; Claimant (benefit); Benefit recipient; Pensioner; Award holder; Beneficiary's name; Customer (Centrelink); Payee (benefit) | who gets the benefit; for whom is the support; name of the claimant
person | Partner's name; Joint claimant; Partner (claim); Spouse (claim); Second claimant; Name of partner | who is the partner in the claim; joint claimant's name; the other adult
person | Appointee; Representative payee; Authorised representative; Corporate appointee | who acts for the claimant; who receives it on their behalf; acting for them
text | Benefit; Type of benefit; Benefit name; Payment type; Name of benefit; Type of claim; Program (benefit); Entitlement type | what support is it; which benefit do they get; kind of payment from the state
date | Date of claim; Claim date; Date of application; Date claim made; Protective filing date; Claim received; Date you claimed | when did they apply; claim made when; day of applying for support
date | Decision date; Date of decision; Date of award letter; Decision made on; Date of notice; Award date; Determination date | when was it decided; award letter dated; decided when
date | Award start date; Entitlement start date; Payable from; Benefit start date; Entitled from; Effective from; Start of award; Entitlement begins; First month of entitlement | from when do they get it; benefit begins when; entitled since
date | Award end date; Payable until; Award ends; Benefit ends; Entitlement ends; Paid to (benefit); Last day of entitlement; End of award; Benefit exhausted on | until when do they get it; benefit stops when; last day of the support
date | Review date; Award review date; Next review; Recertification date; Recertify by; Renewal date; Reassessment date; Certification period ends | when is it looked at again; must renew by; reviewed when
amount | Weekly amount; Amount a week; Weekly rate; Weekly benefit amount; WBA; Per week; You will get a week | how much a week do they get; weekly support; benefit each week
amount | Monthly amount; Monthly benefit amount; Monthly benefit; Full monthly Social Security benefit; Amount a month; Monthly payment; Monthly allotment; Monthly pension | how much a month do they get; monthly support; benefit each month
amount | Fortnightly amount; Fortnightly payment; Amount per fortnight; Paid fortnightly; Regular payment; Fortnightly rate | how much every two weeks; fortnight's money; benefit per fortnight
amount | Four-weekly amount; Every 4 weeks; Amount every four weeks; 4-weekly payment; Paid every 4 weeks | how much every four weeks; four weeks' money; pension each four weeks
amount | Total amount for this month; Your total payment this month; Take-home Universal Credit; Your payment this month is; Total payment; Amount payable; Total entitlement; Net amount payable | what is paid this month; paid out now; total support this time; UC for the month
period | Assessment period; Your assessment period; Assessment month; Assessment period from - to; Payment period; Benefit period; Benefit week; Entitlement period | which month was looked at; from when to when is this payment; period of the award
date | Payment date; You will be paid on; Paid on or before; Next payment date; Payday (benefit); Deposit date; Pay day; Benefit payment date | when does the money come; next payday of the pension; paid when
amount | Standard allowance; Basic allowance; Personal allowance; Basic rate; Basic component; Base rate; Maximum rate; Maximum basic rate | basic part of the support; allowance before extras; base amount
amount | Housing element; Housing costs element; Help with housing; Housing Benefit; Housing allowance; Rent assistance; Local Housing Allowance; Housing supplement; Shelter allowance; Shelter costs | part for the rent; help with the rent; how much for housing
amount | Child element; Children element; First child amount; Support for children; Additional amount for children; Child component; Family allowance; Family Tax Benefit Part A | part for the kids; extra for children; how much per child
amount | Child Benefit; Child benefit rate; Child Benefit for eldest; Canada child benefit; CCB amount; Additional children rate; Child allowance | child benefit paid; money for the children from the state; rate for the eldest
amount | Childcare element; Childcare costs; Help with childcare; Child care subsidy; CCS; Childcare support; Childcare paid back | help with the nursery; part for childcare; how much of the nursery is paid
amount | Limited capability for work element; LCWRA; Health element; Work-related activity component; Support component | extra for being ill; health element of the benefit
amount | Disability premium; Severe disability premium; Disability supplement; Disability amount | disability part; premium for a disability
amount | Carer element; Carer premium; Carer's Allowance; Carer supplement; Carer payment; Carer amount | extra for caring; part for carers; care money
amount | Daily living component; PIP daily living; Daily living; Care component; DLA care; Enhanced rate daily living; Attendance Allowance | money for daily living; care rate; daily living award
amount | Mobility component; PIP mobility; Mobility part; DLA mobility; Higher rate mobility; Enhanced rate mobility | money for getting around; mobility award; rate for moving about
text | Award rate; Rate awarded; Standard/enhanced; Rate of award; Component rate; Rate of benefit | standard or enhanced; at which rate; level of the award
number | Daily living points; Points for daily living; Daily living score | points for the activities of daily life; daily living in points
number | Mobility points; Points for mobility; Mobility score | points for getting around; mobility in points
number | Total points awarded; Points awarded; Total score | how many points in the assessment; points in all
amount | Take-home pay deduction; Deduction for earnings; Earnings deduction; Reduction for earnings; Earned income deduction; Income taken off; Deducted for earnings; What we take off: earnings | taken off because they work; reduced for wages; earnings counted against it
amount | Earnings we used; Take-home pay reported; Earnings used in calculation; Reported earnings; Income used; Countable income; Gross earned income; Assessable income; Income assessed | which income did they reckon with; wages reported; income counted
amount | Work allowance; Earnings disregard; Disregarded income; Income free area; Income disregard; Earned income disregard | how much may be earned without loss; free earnings; disregarded amount
amount | Capital taken into account; Assets assessed; Countable resources; Savings (benefit); Total assets assessed | savings they counted; assets held
amount | Tariff income; Assumed income from capital; Tariff income from capital | reduced because of savings; income they assume from savings
amount | Benefit cap; Capped amount; Benefit cap reduction; Reduced by cap; Maximum benefit allowed | cut because of the cap; limit of all benefits; taken off by the cap
amount | Sanction amount; Reduction for sanction; Penalty reduction; Sanction reduction; Benefit penalty | cut as a punishment; taken off for missing something; sanctioned by
amount | Overpayment (benefit); Overpaid amount; Benefit overpaid; Amount overpaid to you; Debt owed to department; Total overpayment; Overpayment balance | paid too much support; must be paid back to the office; benefit debt
amount | Repayment of advance; Advance repayment; Recovery of overpayment; Deduction for overpayment; Withheld for overpayment; Advance deduction; Third party deductions; Deductions from benefit | taken off to pay back; kept for the debt; advance paid back
amount | Advance payment; Advance of; Hardship payment; Budgeting loan; Budgeting advance; Crisis payment; Discretionary payment; One-off payment; Cost of Living Payment; Winter Fuel Payment | one-off help; advance given; extra payment this once
amount | Basic State Pension; State Pension amount; New State Pension; State pension forecast; Your forecast; Old Age Security; OAS amount; Age pension; Retirement benefit amount | state pension a week; what will the state pay in old age; retirement money from the state
amount | Additional State Pension; SERPS; Graduated Retirement Benefit; Protected payment; Extra State Pension; State second pension | added to the basic pension; extra from earlier contributions; second part of the state pension
amount | Pension Credit; Guarantee Credit; Savings Credit; Guaranteed Income Supplement; GIS amount; Supplementary benefit; Supplemental security income; SSI amount; Pension supplement | topped up for low pensions; supplement for poor pensioners; credit on the pension
date | State Pension age; Date you reach State Pension age; Pension age date; Full retirement age; Date of retirement; Normal retirement age; Pensionable age | when can they retire; pension from when; age for the pension
number | Qualifying years; Years of full contributions; National Insurance years; Full years; Credits earned; Work credits; Years on your record; Quarters of coverage; Contribution years | how many years count for the pension; years paid in; record in years
number | Years to contribute; Years not full; Gaps in record; Missing years; Years needed; Years remaining to contribute; Credits needed | how many years are missing; gaps in the record; still to pay in
amount | Cost to fill gap; Voluntary contributions amount; Class 3 contributions; Amount to pay to fill year; Shortfall to pay; Buy-back amount | what does it cost to fill a year; paying for missing years; voluntary contribution
amount | Part B premium; Medicare Part B deduction; Medicare premium; Part D premium; Medical premium deducted; Deduction for Medicare | taken from the pension for Medicare; health premium deducted; part B cost
amount | Amount before deductions; Full monthly benefit before deductions; Gross benefit; Benefit before deductions; Gross entitlement | benefit before anything comes off; gross pension; full amount
amount | Voluntary federal tax withholding; Tax withheld; Tax deducted from benefit; Income tax on pension | tax taken from the benefit; withheld from the pension; tax on the support
percent | Cost-of-living adjustment; COLA; Annual increase; Uprating; Benefit increase %; Indexation increase; Triple lock increase | by how many percent did it rise; raise of the pension; yearly increase
amount | New rate; Rate from April; New weekly amount; New monthly benefit; Your new amount; New benefit amount; Amount from | how much from the new year; new rate of the pension; will get from April
amount | Old rate; Previous weekly amount; Amount until; Previous benefit amount; Old amount | how much was it before; old rate; got until now
amount | Weekly rent; Eligible rent; Rent used; Contractual rent; Rent amount used; Rent for housing benefit; Maximum rent | which rent did they reckon with; eligible rent; rent in the claim
amount | Non-dependant deduction; Housing costs contribution; Non-dependant charge | reduced for grown-up kids; taken off for another adult
amount | Bedroom tax; Under-occupancy deduction; Removal of spare room subsidy; Spare room deduction | taken off for a spare room; bedroom cut
text | Household members; Household composition; People in household; Members of benefit unit; Dependents included; Children included in claim | who is in the household; which children count; people in the claim
number | Household size; Number in household; Family size; Number of people in assistance unit; Household members (number) | how many people are counted; size of the family
number | No. of children; Number of dependants; Number of children; Children in claim | number of kids in the claim; how many dependants
text | Reason for decision; Basis of decision; Why you do not qualify; Reason for denial; Reason for change; Why your payment changed; Reason for disallowance | why was it refused; why did the amount change; reason of the decision
text | Decision (benefit); Outcome of claim; Award decision; Entitlement decision; Eligibility; Eligibility result; Claim outcome | was it granted; do they qualify; approved or refused
date | Appeal by; Mandatory reconsideration by; Deadline to appeal; Request reconsideration by; Ask us to look again by; Request a hearing by; Appeal rights end; Review request by | until when can they appeal; last day to ask for another look; object by
date | Report changes by; Reply by; Return form by; Complete by; Information required by; Form due back; Provide evidence by | until when must the form be back; papers due when; answer by
account | Payment account; Paid into account; Account your payment goes to; Direct deposit account; Bank account for benefit; Direct Express card | into which account is it paid; where does the pension go; account for the support
text | Payment frequency; How often paid; Payment cycle; Paid weekly/monthly; Frequency of payment; Pay cycle | how often is it paid; weekly or monthly; rhythm of the pension
person | Work coach; Case worker; Decision maker; Benefit officer; Case manager; Eligibility worker; Social worker; Employment adviser | who handles the claim; adviser at the job centre; name of the official
company | Benefit office; Jobcentre; Department (benefit); Issuing office; Local office; Service centre; Field office; Agency (benefit) | which office decided; where do I go about it; name of the authority
phone | Textphone; Benefit enquiry line; Call the helpline; Self service line; Claimant helpline; Journal or telephone; Toll-free (SSA) | number to ask about the benefit; whom to ring about the claim; helpline of the office
date | Appointment date; Interview date; Assessment appointment; Medical assessment date; Work-focused interview; Commitments review; Hearing date | when must they come in; interview when; day of the assessment
time | Appointment time; Interview time; Assessment time; Time of interview | at what hour is the interview; time to be there; when on that day
amount | Base period wages; Highest quarter wages; High quarter earnings; Total base period earnings; Covered wages; Wages used | wages the jobless pay is worked out from; earnings of the best quarter; base wages
amount | Maximum benefit amount; Maximum benefits payable; Total claim balance; Balance remaining; Remaining benefits | how much can be drawn in all; left of the jobless pay; most they get
number | Weeks payable; Number of weeks of benefit; Weeks claimed; Weeks remaining; Weeks certified; Maximum weeks | for how many weeks; weeks left; how long do they get it
code | EBT card number; Card number; Concession card number; Pension card no.; Health care card no.; Blue badge number; Freedom pass no.; Medicaid ID; SNAP case no. | number of the benefit card; concession card; badge number
date | Card valid to; Concession card expiry; Badge expires; Blue badge expiry; Card start date | until when is the concession card good; badge runs out when; card valid till
percent | Disability rating; Combined rating; Service-connected rating; Degree of disability; Impairment rating; Whole person impairment | how many percent disabled; rating of the veteran; degree of impairment
amount | Funeral payment; Funeral expenses payment; Help with funeral | help with the funeral; money for the burial
amount | Bereavement Support Payment; Widow's pension; Survivor's benefit; Bereavement payment | money after a death; for the widow
`;
