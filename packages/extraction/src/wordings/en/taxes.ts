/** English wordings of taxes, permits, official notices; the format is that of `parse-wordings.ts`. */
export const ENGLISH_TAXES = String.raw`
code | Taxpayer reference; UTR; Tax reference; Tax ID; Taxpayer identification number; TIN; Tax file number; TFN | our number at the tax office; under what reference do they keep us; number for the return
code | Assessment number; Notice number; Assessment no.; Bill number; Notice no.; Notice of assessment no. | number of the tax letter; how is the decision numbered; reference of the assessment
date | Notice date; Date of notice; Date of issue; Assessment date; Issue date; Date of assessment | when was the tax letter written; day of the decision; when did the office issue it
text | Tax year; Fiscal year; Assessment year; Year of assessment; For the year ended; Income year; Rating year | which year is taxed; for what year is the letter; year the decision is about
text | Type of tax; Tax type; Tax; Nature of tax; Tax category | what kind of tax is it; which levy do they want; tax they assess
period | Tax period; Period covered; Return period; VAT period; Filing period; Accounting period | which quarter is it for; time the return covers; months of the declaration
person | Taxpayer; Taxpayer name; Name of taxpayer; Liable person; Name of liable party; Rate payer | who is taxed; who must pay the council; in whose name is the tax
company | Tax office; Issuing office; Authority; Council; Issuing authority; Revenue office; Department | which office wants it; who sent the official letter; authority behind the notice
amount | Total income; Gross income; Income; Total income received; Adjusted gross income; AGI | all earned before anything is subtracted; income they started from; year's earnings in the return
amount | Deductions; Total deductions; Allowable expenses; Reliefs; Itemized deductions | what could be set off; costs the office accepted; sum subtracted from the income
amount | Personal allowance; Tax-free allowance; Exemption; Standard deduction; Basic deduction | part that stays untaxed; free sum for everybody; what is not taxed at all
amount | Taxable income; Taxable amount; Income subject to tax; Assessable income; Chargeable income; Tax base | on what did they work the tax out; income that counts for tax; base of the assessment
percent | Tax rate; Rate of tax; Rate; Marginal rate; Band rate | at how many percent are we taxed; rate the office used; percentage of tax
amount | Tax due; Total tax; Tax payable; Tax liability; Tax assessed; Total tax payable; Income tax due | what tax comes out in all; how much tax is set; sum of tax for the year; how much tax did they work out for the year
amount | Tax already paid; Tax deducted; Payments on account; Tax withheld; Less tax paid; Credits; Tax credits | what the office already has; tax taken beforehand; prepaid to be set off
amount | Amount to pay; Balance due; Amount payable; Amount owed; Total due; Balance payable; You owe | what is left to pay to the tax office; how much do they want now; rest to transfer; how much do I still have to send them
amount | Refund; Tax refund; Amount refundable; Overpayment; Repayment due; Refund amount | what do we get back from the tax office; too much paid; money they return; how much is the tax office sending back
amount | Penalty; Late filing penalty; Fine; Penalty charge; Surcharge; Penalties | what does lateness cost at the office; what are we being penalised; fee for not filing
amount | Interest; Interest on late payment; Interest charged; Late payment interest | interest the office wants; what does late tax cost; added for the delay
amount | Output VAT; VAT due on sales; Tax on sales; Output tax; VAT charged; Box 1 | VAT we took from customers; sales side of the return; tax we charged customers
amount | Input VAT; VAT reclaimed; Tax on purchases; Input tax; VAT on purchases; Box 4 | VAT we paid to suppliers; what may be reclaimed; purchase side of the return
amount | Net VAT; VAT payable; VAT to pay or reclaim; Net tax; Net VAT to pay; Box 5 | difference to transfer for VAT; what is due after setting off; VAT sum of the quarter
amount | Total sales; Total sales excl. VAT; Turnover; Net sales; Total value of sales; Box 6 | sales without tax in the return; turnover reported; what was sold in the quarter
amount | Total purchases; Total purchases excl. VAT; Net purchases; Total value of purchases; Box 7 | bought without tax in the return; purchases reported; what was bought in the quarter
date | Payment due date; Due date; Pay by; Payment deadline; Final payment date; Last day to pay | until when must the tax be paid; last day for the money; deadline of the office; when do I have to pay the tax by
date | Filing deadline; Return due; File by; Filing due date; Submission deadline | until when must the form be in; last day for the return; day to hand it in; when does the return have to be in by
date | Date filed; Submitted on; Date of submission; Filing date; Return received | when was the return sent; day it reached the office; when did we file
date | First instalment due; 1st instalment; Instalment 1; First payment; First half due | when's the first slice due; day of the first part; first half of the council bill
date | Second instalment due; 2nd instalment; Instalment 2; Second half due; Second payment | when's the second slice due; day of the next part; other half of the bill
amount | Instalment amount; Instalment; Monthly instalments; Each instalment; Installment amount | how big is one slice; what do we pay the town per part; monthly part of the tax
amount | Council tax; Property tax; Rates; Business rates; Property tax amount; General rates; Real estate tax | what does the town want for the house; tax on the building; local charge for the property; how much do we pay the local authority for the property
text | Council tax band; Band; Property band; Valuation band | which class is the house in; letter of the home; band for the tax
amount | Assessed value; Rateable value; Valuation; Taxable value; Property value; Capital value; Land value | what is the house worth to the town; worth the tax is based on; value of the plot by the office; what do they think the property is worth
percent | Mill rate; Millage; Multiplier; Rate in the pound; Rate in the dollar; Levy rate | factor the town uses; tax on each thousand of worth; multiplier for businesses
amount | Single person discount; Relief; Discount; Exemption amount; Homestead exemption; Small business rate relief; Rebate | reduction the town grants; what comes off for living alone; relief for small firms
address | Property address; Address of property; Situs; Premises; Location of property; Site address | which house is taxed; where is the building in question; address the permit is for
code | Property reference; Parcel number; APN; Parcel no.; Lot no.; Property ref; Title number; Folio | number of the plot; reference of the house in the register; identifier of the land in the register
number | Land area; Site area; Plot size; Lot size; Area; Acreage | how big is the plot; square metres of land; size of the ground
number | Floor area; Gross floor area; GFA; Building area; Living area; Total floor space | how big is the building inside; square metres of rooms; size of all floors
text | Use; Building use; Land use; Proposed use; Use class; Zoning; Occupancy class | what is it used for; home or shop; purpose of the building by plan
code | Permit number; Permit no.; Licence number; Application no.; Planning ref; Licence no.; Certificate no. | number of the permission; under which reference was it allowed; file of the application; what's the permit we were issued
date | Application date; Date of application; Date received; Received on; Date lodged | when was it asked for; day the office got it; when did we apply
date | Date granted; Approval date; Permit issued; Issued on; Date of decision; Granted | when was it allowed; day of the permission; when did they say yes
date | Effective date; Valid from; Commencement date; In force from; Start of validity | from when does it count; first day of the permission; when does it begin to hold
date | Expiry date; Valid until; Expires; Expiration date; Valid to; Permit expires | how long may we use it; when does the permission run out; last day it holds; when do we need to renew the permit
person | Applicant; Name of applicant; Permit holder; Licensee; Holder; Licence holder | who asked for it; who holds the permission; to whom was it given; whose application is it
company | Contractor; Builder; Responsible contractor; Agent; Architect | who does the building by the permit; firm that carries it out; who draws the plan
text | Description of works; Proposed development; Proposal; Nature of work; Activity permitted; Description of proposal | what is allowed; what do they want to build; activity in the permission
text | Conditions; Conditions of permit; Restrictions; Special conditions; Conditions attached | under what conditions may they; what has to be observed; limits of the permission
amount | Application fee; Permit fee; Fee; Licence fee; Fee paid; Statutory fee; Processing fee | what does the permission cost; fee at the counter; money for the application
amount | Estimated cost of works; Value of works; Construction cost; Estimated value; Project value | what will the building cost by the form; cost named to the office; worth of the works
text | Decision; Outcome; Determination; Result of application; Ruling | what did they decide; granted or refused; result of the request
text | Reasons; Reason for decision; Grounds; Reasons for refusal; Legal basis; Statutory basis | why did they decide so; on which law is it based; reason for the letter
text | Right of appeal; Appeal; How to appeal; Objection; Legal remedies | how can we fight it; where to object; what to do if we disagree
date | Appeal deadline; Appeal by; Objection deadline; Last date for objection; Appeal within | until when can we object; last day to fight it; deadline to protest
person | Case officer; Officer; Official; Handled by; Inspector; Planning officer; Contact officer | who works on our case; official to call; who deals with it in the office; who is dealing with our application
person | Signed by; Mayor; Director; Head of department; Registrar; Commissioner | who signed for the office; head of the authority; name under the seal
code | Case number; File number; Case ref; File ref; Our ref; Docket no. | file reference at the office; number of our case; how do they keep it
phone | Enquiries; Telephone; Tel.; Contact number; Helpline | whom to ring at the office; line for questions; number of the authority
time | Office hours; Opening hours; Business hours; Hours | when is the office open; at what times can we come; hours of the counter
code | Penalty charge notice no.; PCN; Citation no.; Ticket no.; Infringement no.; Notice to owner no. | number of the parking ticket; reference of the fine; what to name when paying the fine
text | Contravention; Offence; Violation; Infringement; Reason for penalty; Alleged offence | what did the driver do wrong; why the ticket; breach named on the fine; what was the ticket for
date | Date of offence; Date of contravention; Violation date; Offence date; Date of incident | when did the driver do it; day of the breach; when was he caught
time | Time of offence; Time of contravention; Violation time; Observed at | at what hour was he caught; what time was the breach; when was it observed
text | Location of offence; Place of contravention; Location; Street; Place of violation | where was he caught; in which street was the car; place of the breach
amount | Reduced penalty; Discounted amount; Amount if paid within 14 days; Early payment amount | how much is the fine if paid at once; cheaper sum for fast payers; what's the fine if we pay right away
amount | Full penalty; Full amount; Penalty amount; Fine amount; Amount after discount period | how much is the fine in full; sum after the cheap days; what if we dawdle
code | Registration number; Registration mark; VRM; Reg. no.; Licence plate; Plate; Vehicle registration number | which car is it; plate on the paper; which vehicle is it by its plate
code | VIN; Chassis no.; Vehicle identification number; Chassis number; Frame no.; VIN/Chassis | the car's long number; number stamped in the frame; how to identify the vehicle for parts; what's stamped on the chassis
text | Make; Make and model; Vehicle make; Model; Manufacturer; Make/model | what car is it; brand of the vehicle; type of the car
text | Colour; Color; Vehicle colour; Body colour | what paint has the car; what colour is the car; how does it look
text | Fuel type; Fuel; Type of fuel; Propulsion | petrol, diesel or electric; what does it run on; drive of the car
number | Engine capacity; Engine size; Cylinder capacity; Displacement; CC | how big is the motor; cubic size; capacity of the engine
number | Gross vehicle weight; Maximum mass; GVW; Revenue weight; Max. permissible mass; Max. laden weight | how heavy may it be loaded; heaviest it's allowed to be; permitted total mass
number | Unladen weight; Kerb weight; Curb weight; Mass in service; Tare | how heavy is it empty; weight without load; own weight of the car
number | Maximum payload; Load capacity; Max. load; Carrying capacity | how much may be loaded; weight it can carry; load allowed on the lorry
number | Seats; Number of seats; Seating capacity; No. of seats | how many can sit in it; places in the car; persons allowed
date | Date of first registration; First registered; First registration; Date first used | how old is the car; when was it first on the road; when was it newly registered
person | Registered keeper; Owner; Registered owner; Keeper; Name of owner; Vehicle owner | to whom does the car belong; who keeps the vehicle; name in the papers; who is the car registered to
date | Test date; Date of test; Date of inspection; Inspection date; Tested on; MOT date | when was the car checked; day of the roadworthiness check; when did it pass
date | Next test due; MOT expiry; Test expiry; Inspection valid until; Inspection due; Next inspection | when must the car be checked again; until when is the sticker good; how long is the check valid; when is the vehicle due for its next check
text | Test result; Result; Pass/fail; Inspection result; Outcome of test | did the car pass; fit for the road or not; outcome of the check; did the vehicle get through the inspection
number | Mileage; Odometer reading; Recorded mileage; Odometer; Mileage at test | what did the clock say at the check; miles on the car; how far has it been driven; how many miles had the car done
text | Advisories; Defects; Reasons for failure; Dangerous defects; Major defects; Minor defects | what was found wrong with the car; why did it fail; faults to be mended
code | Test number; MOT test number; Certificate number; Inspection certificate no.; Test certificate no. | number of the check paper; how is the certificate numbered; reference of the test
text | Test station; Inspection station; Testing centre; Vehicle testing station; VTS | where was the car checked; garage that tested; place of the check
person | Tester; Inspector's name; Examiner; Tester's name; Inspected by | who checked the car; mechanic who signed; name of the examiner
number | CO2 emissions; Emissions; Exhaust emissions; CO2 g/km | how much does it blow out; how much CO2 per kilometre; climate figure of the car
amount | Vehicle tax; Road tax; Registration fee; VED; Weight tax; Annual tax | what does the car cost in tax; yearly charge for the road; fee for the plate
date | Date of birth; DOB; Born; Birth date | when was the person born; birthday on the paper; how old is the applicant
text | Place of birth; Birthplace; Born at | where was the person born; town of birth; home town by birth
number | Household size; Number in household; Members of household; Occupants | how many live together; heads in the home; people at the address
text | Marital status; Civil status; Status | married or single; is there a spouse; is the person married
`;
