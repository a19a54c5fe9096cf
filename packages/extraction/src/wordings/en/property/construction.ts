/** English wordings of payment applications, valuations, variations, retentions and works orders; the format is that of `parse-wordings.ts`. */
export const ENGLISH_CONSTRUCTION = String.raw`
code | Application number; Application no.; Payment application no.; Application for payment no.; App. no.; Pay app #; Payment claim no.; Progress claim no.; Draw request no. | which application is it; how many times have they asked for money; claim number; number of the pay app
date | Application date; Date of application; Valuation date; Valued to; Works to; Work completed through; Period to; Claim date | up to which day is the work valued; work done until when; day of the application
date | Due date for payment; Payment due date; Due date; Reference date; Payment becomes due | when does the application fall due; due day under the contract; when is it owed
date | Final date for payment; Final payment date; Final date; Payment to be made by; Latest payment date | when must it be paid at the latest; last day under the contract; pay by when
date | Certificate date; Date of certificate; Certified on; Date of issue of certificate; Payment certificate date; Interim certificate date | when was it certified; day the architect signed; certified when
code | Certificate number; Interim certificate no.; Payment certificate no.; Certificate for payment no.; IPC no.; Payment schedule no.; Certificate no. | which payment certificate; number of the certificate; how many certificates so far
code | Payment notice no.; Payment notice; Payless notice no.; Pay less notice; Withholding notice; Payer's notice; Pay less notice ref. | notice that they pay less; number of the payment notice; withholding notice
text | Grounds for withholding; Reason for withholding; Basis of pay less; Reason for pay less; Grounds for deduction | why do they pay less than asked; reason money was held back; why is the application cut
text | Contract title; Project title; Contract name; Name of project; Works title; Project description | which job is it; what is being built; name of the building job
code | Contract number; Contract ref.; Subcontract no.; Subcontract order no.; SC order no.; Sub-contract ref.; Works contract no. | number of the building contract; subcontract ref; which order covers the works
company | Main contractor; Principal contractor; General contractor; GC; Head contractor; Prime contractor | who runs the whole building job; firm above the subcontractors; main builder
company | Subcontractor; Trade contractor; Name of subcontractor; Payee (subcontract) | who does this trade; firm working for the builder; who is being paid for the trade
company | Employer (contract); Building owner; Principal (contract); The Client; Developer | for whom is it built; who pays the builder; who owns the project
person | Contract administrator; Architect/Contract administrator; Quantity surveyor; QS; Project architect; Engineer (contract); Certifier (works); Employer's agent | who certifies the work; which surveyor checks the claims; who decides on payment
text | Trade package; Work package; Works package; Section of works | which trade is it; what part of the works; package they have
amount | Original contract sum; Original contract price; Contract sum; Subcontract sum; Original subcontract value; Original contract amount; Contract sum as awarded | price agreed at the beginning; what was the job let for; contract before changes
amount | Net change by change orders; Variations to date; Net change by variations; Agreed variations; Total variations; Approved change orders; Change orders to date | by how much did changes raise the price; changes so far; sum of all extras
amount | Gross valuation; Gross value of work; Total completed and stored to date; Value of works executed; Gross amount due; Gross value to date; Work done to date; Total work completed | worth of everything done so far; value of the work up to now; done in money before deductions
amount | Measured works; Measured work; Value of measured work; Contract works; Main works; Builder's work | worth of the measured items; contract work valued; works by the bill of quantities
amount | Preliminaries; Prelims; General conditions; Site establishment; Preliminaries to date; Site overheads | cost of running the site; site set-up money; prelims claimed
amount | Work completed previous; From previous application; Previous applications; Previously certified; Work completed from previous application; Previous gross valuation; Last valuation | claimed the last time; done before this period; what had been applied for already
amount | Work completed this period; This period; Work this period; Value this period; Amount this application; Value of work this month | worth of the work in this month; done since the last claim; newly claimed
percent | % complete; Percentage complete; Percent complete to date; Progress to date; Completion % | how far is the job; share done; percent finished
amount | Balance to finish; Balance to finish including retainage; Balance to complete; Remaining work; Work to complete | work still to be done in money; left to build; what remains of the contract
amount | Retention held; Less retention; Retention amount; Retainage; Total retainage; Retention to date; Cash retention; Security retained | how much is held back; kept until the job is finished; money they keep as security
amount | Half retention release; First moiety; Release of first half of retention; Retention release on PC; Release of retention; Retention due for release; Second moiety | part of the kept money now paid; retention paid out; first half of the retention
date | Retention release date; Retention due date; Retention release due; Date of release of retention; End of defects; Making good date | when do we get the kept money; retention paid when; day the held-back money is due
amount | Net valuation; Total after retention; Total earned less retainage; Net value to date; Amount after retention; Subtotal after retention | worth after holding back; earned less what is kept; after retention
amount | Less previous certificates; Less previously paid; Less previous payments; Less previous certificates for payment; Amounts previously certified; Paid to date; Previously invoiced | already paid before; taken off for earlier payments; what we've had so far
amount | Current payment due; Amount due this application; Net amount due; Amount certified; Amount certified for payment; Due this certificate; Net payment due; Amount applied for; Payment due this period | how much do they want this time; what is to be paid now for the works; payment asked; certified sum
amount | Main contractor's discount; MCD; Less MCD; Contractor's discount; Main contractor discount | discount the main builder takes; 2.5 off for the builder; builder's cut
amount | Contra charges; Back charges; Counter charges; Contra account | what do they charge us back; taken off for damage or cleaning; costs set against us
amount | Liquidated and ascertained damages; LADs deducted; LD's; Delay damages deducted; Damages for delay; LAD's to date | taken off for being late; penalty for the delay in the works; cost of missing the date
amount | Labour element; Labour content; CIS labour; Labour (CIS); Labour portion; Labour subject to CIS | part that is labour; on what is the construction tax taken; labour share
amount | Materials element; Materials (CIS); Material content; Cost of materials; Materials exempt from CIS | part that is material; not subject to construction tax; stuff in the application
amount | CIS deduction; CIS at 20%; CIS tax to deduct; Less CIS deduction; Tax deduction; RCT deducted; CIS @ 30% | construction tax taken off; kept for the revenue from the subcontractor; CIS off
code | CIS verification number; Verification no.; CIS ref.; Contractor's tax reference; Accounts office reference; AO reference | verification of the subcontractor; number from the tax office for the scheme; CIS check ref
text | VAT reverse charge; Domestic reverse charge; DRC; Reverse charge applies to works; Customer to account for VAT; End user status | who accounts for the VAT on the works; reverse charge yes or no; is VAT charged on this job
code | Variation number; Variation no.; VO no.; Change order no.; CO #; Change order number; Compensation event no.; CE no.; PCO no. | which change is it; number of the variation; extra works ref
text | Description of variation; Description of change; Variation details; Change description; Scope change; Details of variation | what was changed; which extra works; what is the variation for
date | Variation date; Date of instruction; Instruction date; Change order date; Date of variation; Date instructed | when were the extras ordered; change instructed when; day of the change
amount | Variation value; Value of variation; Change order amount; Amount of change; Variation price; Additional cost; Cost of change | what does the change cost; price of the extras; how much does the variation add
number | Time impact; Extension of time; EOT; EOT days; Days added; Contract time change; Extension of time claimed; Additional days | how many days longer; time given for the change; days added to the programme
text | Status of variation; Variation status; Change order status; Agreed/pending/rejected; Change status | is the change approved; have they agreed the extras; variation still open
code | Architect's instruction no.; AI no.; CA instruction no.; Site instruction no.; SI no.; Contract instruction; PMI no.; Engineer's instruction no.; CVI no. | instruction it is based on; number of the architect's order; by which instruction
code | Daywork sheet no.; Daywork no.; Dayworks sheet; Daywork ref.; T&M ticket no.; Time and materials sheet; Extra work order no. | which daywork sheet; number of the time sheet for extras; T&M ref
amount | Dayworks; Daywork total; Total dayworks; Dayworks to date; Time and materials total; Daywork amount | what do the works by the hour cost; sum of the dayworks; T&M in all
percent | Daywork percentage addition; Percentage addition labour; Percentage addition plant; Percentage addition | what percentage comes on the dayworks; markup on labour; overhead and profit rate
amount | Overhead and profit; OH&P; Overheads & profit; Contractor's fee; Fee (contractor); Profit and attendance | builder's overhead and profit; fee on top of cost; markup in money
number | Plant hours; Hours of plant; Plant time; Machine hours; Plant working hours | how long was the machine used; digger hours; machine time on the sheet
text | Bill ref.; Bill of quantities ref.; BOQ item; BQ ref.; Item of schedule; Schedule of values item; SOV item; Line item of works | position in the bill of quantities; item in the schedule; which BOQ line
number | Quantity measured; Measured qty; BOQ quantity; Remeasured quantity; Qty to date; Admeasured quantity | quantity measured on site; how much was built of it; remeasured amount
amount | BOQ rate; Rate (works); Schedule rate; Bill rate; Contract rate; Schedule of rates price | price per unit in the bill of quantities; agreed rate of the works item; unit price for the work
amount | Provisional sums; Provisional sum expended; PC sums; Prime cost sum; Provisional sum adjustment; Expenditure of provisional sums | spent from the provisional sums; sums kept for unknown works; PC money used
amount | Price adjustment; CPA; Contract price adjustment; Escalation; Escalation payable; Inflation adjustment | added because prices rose; escalation claimed; inflation on the contract
amount | Advance payment recovery; Recovery of advance; Less advance payment; Advance payment deducted; Mobilisation recovery; Repayment of mobilisation | part of the advance taken back; advance being recovered; mobilisation money deducted
amount | Final account; Final account sum; Agreed final account; Final account value; Final contract sum; Final certificate amount | what did the job cost in the end; settled sum of the contract; final account figure
date | Practical completion date; Date of practical completion; PC date; Substantial completion date; Date of completion of works; Taking-over date; Handover date | when was the building finished; handed over when; day of practical completion
date | Defects liability end; End of rectification period; Defects period expires; DLP end date; Rectification period end; Maintenance period ends; Defects date | until when must the builder fix faults; defects period runs till; end of the builder's liability
date | Contract completion date; Date for completion; Sectional completion date; Revised completion date; Extended completion date; Planned completion; Programme end | when should the building be ready; date in the contract; finish by
text | Snagging items; Snag list; Punch list; Outstanding works; Defects list; Incomplete works; Snags | what is still to be fixed; faults on the list; open items at handover
number | Number of snags; Snags outstanding; No. of defects; Open items; Punch items | how many faults are open; snags left; number on the punch list
code | Works order number; Works order no.; W.O. No.; Purchase order; Job order no.; Works instruction no.; Task order no. | number of the works order; which order to do the job; order ref for the repair
date | Works order date; Order raised; WO date; Date order raised; Date works ordered | when was the job ordered; order raised when; day they gave the order
date | Complete works by; Target completion date; Works to be completed by; Required completion; Priority target date; Job due by | until when must the job be done; target for finishing; due by when
text | Priority (works order); Priority code; Response priority; Emergency/urgent/routine; Job priority | how urgent is the job; emergency or routine; priority of the order
text | Schedule of rates code; SOR code; SOR; NHF code; NSR code; Rate code | code of the standard rate; which SOR item; item in the rate schedule
text | Access arrangements; Access details; Access to site; Tenant to provide access; Key collection; Keys held at | how do workers get in; who lets them in; where is the key
code | Planning permission no.; Planning reference; Building control ref.; Building permit number; Building regs no.; BC application no. | number of the permission to build; building control ref; permit for the works
code | Lien waiver no.; Conditional waiver; Unconditional waiver; Waiver and release; Waiver type; Lien release | did they give up the lien; kind of lien waiver; release signed
amount | Bond amount; Performance bond value; Retention bond; Surety bond amount; Payment bond; Bonded amount | how much is bonded; security given by bond; size of the bond
person | Applicant for payment; Submitted by; Contractor's representative; Application prepared by; Certified by contractor; Contractor: by | who signs the application; who asks for the payment; name for the builder
person | Certified by; Certifier; Approved by architect; Architect: by; Signed for employer; Certified by QS | who certified the payment; who signs for the owner; architect's signature
`;
