/** English wordings of insurance; the format is that of `parse-wordings.ts`. */
export const ENGLISH_INSURANCE = String.raw`
code | Policy number; Policy no.; Certificate no.; Contract number; Policy # | what number is our cover under; which number does the insurer ask for; how is the insurance identified; the contract with the insurer; what do I quote when I call about my insurance
code | Customer number; Client number; Insured ID; Member ID; Customer reference | our number at the insurer; how do they list us as clients; id of the insured
code | Quote number; Quotation reference; Proposal no.; Application no. | number of the insurance offer; which proposal is it; reference of the application for cover
code | Previous policy number; Replacing policy; Expiring policy no.; Former policy no. | number of the old cover; policy that came before; which contract does it replace
company | Insurer; Insurance company; Underwriter; Underwritten by; Provider; Carrier | who carries the risk; with which company are we covered; who pays if something happens
company | Broker; Agent; Intermediary; Agency; Producer; Insurance broker | who arranged the cover; through whom was it taken out; the middleman of the insurance
person | Policyholder; Policy holder; Insured; Named insured; The insured; Assured; Contract holder | who took out the cover; in whose name is the insurance; who is the client of the insurer
person | Insured person; Life assured; Life insured; Person covered; Covered person | whose life or health is covered; who is protected; for which person does it pay
person | Beneficiary; Death beneficiary; Payee of benefit; Nominated beneficiary | who gets the money if he dies; who is favoured; to whom is it paid out; who gets paid if something happens to the insured
text | Relationship; Relationship to insured; Beneficiary relationship | how is the favoured one related; wife, son or what; how are they related to the insured
person | Named drivers; Drivers covered; Additional drivers; Main driver; Listed drivers | who may drive the car; who else is covered at the wheel; people allowed to drive; who's allowed to drive under this policy
text | Type of policy; Policy type; Type of insurance; Product; Class of insurance; Line of business | what kind of insurance is it; car, home or life; what sort of cover
text | Cover; Level of cover; Coverage; Type of cover; Scope of cover; Perils covered | comprehensive or third party; what is covered; against which risks
date | Date of issue; Issue date; Date issued; Printed on | when was the policy made out; when did they print the policy; how old is the certificate
date | Inception date; Start date; Effective date; Commencement date; Cover from; Policy start; Effective from | since when are we covered; first day of protection; when does the insurance begin; when did the coverage start
date | Expiry date; End date; Cover to; Policy end; Expiration date; Expires | until when are we covered; last day of protection; when does the insurance run out; when does our coverage run out
period | Period of insurance; Policy period; Policy term; Coverage period; Insurance period; Term | from when to when are we protected; how long does the cover run; span of the contract
date | Renewal date; Renews on; Due for renewal; Anniversary date; Renewal due | when does it get extended; when does the next year of cover start; when do we have to decide about staying; when is it up for renewal
date | Cancellation deadline; Cancel by; Notice to cancel by; Opt-out by; Reply by | until when can we quit the insurance; last day to say no to extending; deadline for leaving
period | Cooling-off period; Right to cancel; Withdrawal period; Free look period | how many days to change our minds; may we back out after signing; how long can we still pull out
amount | Premium; Annual premium; Total premium; Premium payable; Yearly premium; Gross premium; Total payable | what does the insurance cost a year; how much do we pay for being covered; price of the protection; how much are we paying for this insurance
amount | Monthly premium; Monthly payment; Instalment; Instalment premium; Monthly instalment | what does it cost a month; monthly amount to the insurer; slice of the insurance price
amount | Last year's premium; Current premium; Expiring premium; Previous premium; Premium last year | what did we pay before the renewal; old price of the cover; last year's cost of insurance
amount | Renewal premium; New premium; Premium from renewal; Next year's premium; Your renewal price | what will it cost from the new year; new price for staying; how expensive does it get; how much will it be if we renew
amount | Net premium; Premium excl. tax; Base premium; Premium before tax | price of cover without tax; pure insurance price; cost ex levy
amount | Insurance premium tax; IPT; Premium tax; Tax; Stamp duty | tax on the insurance; state's share of the cover's price; how much IPT is in there
amount | Policy fee; Arrangement fee; Broker fee; Admin fee; Administration charge | what does the broker take; fee for setting it up; charge for paperwork of the cover
amount | Additional premium; Extra premium; AP; Adjustment premium | what do we pay more because of the change; extra for altering the cover; top-up to the insurer
amount | Return premium; Premium refund; RP; Refund of premium | what do we get back from the insurer for the change; money back after quitting; unused cover refunded
amount | No claims discount; NCD; Discounts applied; Multi-policy discount; Bonus discount | what do we save for driving well; reduction for no accidents; what comes off the cover's price; how much off do we get for not claiming
number | No claims bonus years; NCB; Years no claims; NCD years; Claim-free years | for how many years without accident; years without claiming; years without damage
amount | Sum insured; Limit of indemnity; Amount insured; Cover amount; Coverage amount; Limit; Sum assured; Insured value | up to what sum do they pay; for how much are we covered; the most the insurer pays; what's the most we could get from the insurance
amount | Buildings sum insured; Buildings cover; Dwelling coverage; Rebuild cost; Building insured for | for how much is the house covered; cost of building it again; cover for walls and roof
amount | Contents sum insured; Contents cover; Personal property coverage; Household contents | for how much are furniture and things covered; cover for belongings; how much would we get for our belongings
amount | Public liability; Third party liability; Liability limit; Personal liability; Bodily injury limit; Property damage limit | up to what if we harm others; cover for damage to third parties; limit for hurting someone
amount | Employers' liability; Employer's liability limit; Workers' compensation limit | how much is covered if an employee gets hurt; up to what for our staff; limit for accidents at work
amount | Death benefit; Life cover; Death sum assured; Accidental death | what do the survivors get; money if he dies; payout on death
amount | Hospital benefit; Daily hospital benefit; Hospital cash; Hospitalisation benefit | what do they pay per day in hospital; money for lying in the clinic; sum for each sick night
amount | Surgery benefit; Operation benefit; Surgical benefit | what do they pay for an operation; money when operated; sum for surgery
amount | Surrender value; Cash value; Cash surrender value; Encashment value | what do we get when ending the life policy early; money in it now; worth when quitting
amount | Maturity benefit; Maturity value; Sum at maturity; Survival benefit | what do we get at the end of the term; payout when it runs out; what's paid out if they are still alive at the end
amount | Excess; Deductible; Voluntary excess; Compulsory excess; Total excess; Policy excess | what do we pay ourselves per damage; what comes out of our own pocket in a claim; how much the insurer doesn't pay; how much would we have to pay first if we made a claim
percent | Co-insurance; Coinsurance; Co-pay %; Policyholder's share | share of cost we carry; how many percent do we bear; our part after the own risk
address | Risk address; Insured address; Property insured; Location insured; Premises insured; Garaging address | which building is covered; where's the insured place; where does the car stand at night
text | Vehicle; Make and model; Insured vehicle; Car insured; Description of vehicle | which car is covered; brand of the insured car; what vehicle is it
code | Registration number; Reg. no.; Registration mark; Licence plate; Plate number | plate of the covered car; plate of the insured vehicle; what reg is it
text | Use; Class of use; Vehicle use; Limitations as to use; Permitted use | may we drive to work with it; private or business driving; what is the car allowed for
number | Annual mileage; Estimated annual mileage; Mileage limit | how many miles a year did we state; yearly driving allowed; distance in the contract
text | Exclusions; Not covered; General exclusions; What is not insured | when do they not pay; what is left out of the cover; risks not taken; what isn't covered
text | Endorsements; Special conditions; Clauses; Conditions applying; Special terms | extra clauses in the contract; special rules that hold; additional terms of cover
date | Endorsement date; Change effective; Date of change; Amendment effective | from when does the change count; day the cover was altered; when does the amendment take effect
text | Payment method; Method of payment; How you pay; Payment route | how do we pay the insurer; by direct debit or card; way of paying the cover
text | Payment frequency; Payment mode; Instalment frequency; Frequency | yearly or monthly paying; how often is it collected; how regularly it is paid
date | First payment date; Premium due date; Due date; Next premium due; Payment due | when do we have to pay the cover; day of the next collection; deadline for the insurance money
date | Grace period ends; Days of grace until; Lapse date; Policy will lapse on | when do we lose the cover if we don't pay; when does the insurer's patience run out; what date would we be uninsured
code | Claim number; Claim no.; Claim reference; Loss number; Case number; Incident no. | number of the damage case; what do I quote on the accident; reference of the reported loss
date | Date of loss; Date of incident; Accident date; Date of accident; Loss date; Date of damage | when did the damage happen; day of the accident; when was it stolen
time | Time of loss; Time of accident; Time of incident | at what hour did it happen; what time was the crash; hour of the damage
text | Place of accident; Location of loss; Where it happened; Place of incident; Loss location | where did the crash happen; place of the damage; at which spot
date | Date reported; Date notified; Notification date; Reported on; Claim date | when was the insurer told; day of reporting; when did we announce the damage
text | Cause of loss; Description of incident; Circumstances; Details of accident; Cause; Nature of loss | how did it happen; how did the damage come about; story of the accident
text | Damage; Description of damage; Items damaged; Property damaged; Extent of damage; Items lost | what was broken; which things were lost; what got damaged
person | Claimant; Claimed by; Name of claimant; Insured making claim | who wants the money; who reports the damage; who asks the insurer to pay
person | Third party; Other driver; Other party; Third party name; Opponent | who was the other in the crash; who did they crash with; name of the other driver
company | Third party insurer; Other party's insurer; Their insurance company | with whom is the other one insured; who insures the other car; cover of the other driver
code | Police report number; Crime reference number; Police ref; Incident report no. | number from the police; reference of the theft report; what did the police file it under
person | Witness; Witness name; Name of witness; Independent witness | who saw it; person who can confirm; bystander's name
person | Claims handler; Adjuster; Loss adjuster; Handled by; Assessor; Case handler | who works on our damage; expert who looks at it; name at the insurer
phone | Claims line; Claims telephone; 24-hour helpline; Report a claim; Claims hotline; Breakdown assistance | whom to ring after an accident; what number in an emergency; number to report damage
amount | Amount claimed; Claim amount; Total claim; Estimated loss; Estimate of damage; Loss amount | what do we want from the insurer; how big is the damage; sum asked for; how much are we asking for
amount | Amount paid; Settlement amount; Claim settlement; Benefit paid; Amount payable; Indemnity; Payout; Claim payment | what did the insurer pay out; how much came from the cover; money for the damage; how much did the insurance company actually pay us
amount | Approved amount; Allowed amount; Assessed loss; Adjusted loss; Covered amount | how much of the damage do they accept; sum recognised by the insurer; part they find covered
amount | Reserve; Outstanding reserve; Claim reserve | what is put aside for the case; money kept for the damage; what do they expect the claim to cost
amount | Depreciation; Betterment; Wear and tear deduction; Less depreciation | what comes off because it was old; deduction for age; new-for-old difference
text | Claim status; Status; Decision; Claim outcome; Reason for declinature | how far is the case; did they refuse; is the damage accepted
date | Payment date; Date paid; Settlement date; Paid on | when did the insurer pay; day of the payout; when was the damage settled
account | Bank account for payment; Account for settlement; Payee account; Refund account | where should the insurer send the money; account for the payout; to which account does the compensation go
number | Age; Age at entry; Age next birthday; Insured age | how old is the covered one; age counted for the price; how old were they when the policy began
date | Date of birth; DOB; Insured's date of birth | when was the covered person born; birthday of the insured; which birth date do they have
text | Occupation; Job; Trade; Business description; Nature of business | what work does the insured do; trade of the firm covered; job named to the insurer
`;
