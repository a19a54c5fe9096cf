/** English wordings of payment advice, factoring, credit accounts and debt collection; the format is that of `parse-wordings.ts`. */
export const ENGLISH_REMITTANCES = String.raw`
code | Payment run no.; Payment run ID; Pay run number; Payment batch no.; BACS run no.; Cheque run no.; Run ID | which payment run was it in; batch our money came with; run of payments
date | Payment run date; Pay run date; Processing date; BACS processing date; Date of run | when was the payment run; day the batch was started; run processed when
date | Date funds will clear; Funds available on; Cleared funds date; Expected credit date; Payment will reach you on; Arriving on | when is the money in our account; when can we count on the cash; clears when; arriving when
code | EFT number; EFT no.; EFT reference; ACH trace no.; Wire reference; Fed reference; CHAPS ref.; Faster Payment ref.; UTR number; NEFT ref. | bank's number for the transfer; trace of the electronic payment; wire ref; what do I give the bank to find it
code | Our invoice reference; Your document number; Your inv. no.; Supplier invoice no.; Vendor invoice; Vendor ref. | which of our bills did they pay; our invoice on their advice; bill they settled
amount | Amount paid this remittance; This payment; Payment this advice; Paid now; Amount of this remittance; Remitted amount | what are they paying on this advice; sum of the transfer; paid with this
amount | Gross invoice value; Invoice gross amount; Inv. amount; Document amount; Amount invoiced gross | full bill before they deducted; value of the bill on the advice; invoice gross
amount | Settlement discount taken; Early settlement discount; Prompt payment discount taken; Disc. taken; Cash disc. | what did they knock off for paying quickly; discount the payer took; deducted for early payment
amount | CIS tax deducted; CIS withheld; Subcontractor tax; TDS deducted; TDS amount; Withholding (remittance); Tax deducted at source | tax the customer kept from our bill; held back for the revenue; how much tax was kept from the payment
amount | Contra amount; Contra entry; Set-off amount; Netted amount | what did they set off against what we owe; netted against their own bills; offset between us
amount | Credit notes taken; Less credit notes; Credits deducted; Debit notes deducted; Claims deducted | which credits did they take off; deducted for returns; taken off for credits
amount | Payment difference; Residual amount; Short paid; Underpayment; Payment shortfall | by how much is the payment too small; what is missing from the transfer; short by
amount | Overpayment amount; Excess payment; Amount overpaid; Paid in excess | by how much did they pay too much; too much transferred; what do we have to give back
company | Paying company; Paying entity; Remitting company; Company making payment; Payment made by | which of their firms pays; legal entity behind the payment; from whom is the money
email | Remittance queries; Remittance queries to; AP email; Accounts payable email; Purchase ledger email; Payables helpdesk | where do I ask about the payment; email of their accounts payable; mail for payment questions
phone | Accounts payable tel.; AP helpdesk; Purchase ledger tel.; Payables phone; Supplier helpline | whom do I ring about the payment; phone of their purchase ledger; number for suppliers' questions
date | Statement as of; Statement drawn up; Account as at; Statement at; Balance as at; Balances as of | how current is the account; up to which day is the balance; state of the account on what day
amount | Account total outstanding; Total account balance; Balance of account; Total now due; Total owing; Account balance due; Statement balance due | what does the whole account come to; everything we owe them; owing in total; statement total
amount | Not yet due balance; Current (not due); Within terms; Not overdue; Balance within terms | what of it is not due yet; still in time; part within the credit days
amount | Total overdue balance; Overdue total; Overdue now; Past due total; Amount past terms; Seriously overdue | how much is late in all; sum past its date; overdue altogether
amount | 1 - 30; 0 - 30 days; 30 days overdue; Up to 30 days; Period 1 | late by a month at most; one month old debts; newest overdue column
amount | 31 - 60; 30 - 60 days; 60 days overdue; 31 to 60 days; Period 2 | late by one to two months; second column of the ageing; one to two months past due
amount | 61 - 90; 60 - 90 days; 90 days overdue; 61 to 90 days; Period 3 | late by two to three months; third column of the ageing; two to three months past due
amount | 91+; > 90 days; 120 days; 91 days and over; Period 4+ | late by more than three months; last column of the ageing; oldest money owed
number | Average days to pay; Avg. days to pay; DSO; Average payment days; Days beyond terms; DBT | how long do they usually take to pay; payment habit in days; pay how late on average
code | Reminder letter no.; Reminder ref.; Dunning notice no.; Demand letter ref.; Letter before action ref.; Final notice no. | number of the reminder; what do I quote on the warning; reference of the demand
date | Final demand date; Date of final demand; Final notice date; Date of demand; Demand dated | when was the last warning written; day of the final reminder; demanded when
date | Settle by; Payment must be received by; Pay no later than; Deadline for payment; Payment required within; Clear your account by; Full payment by | when do they want their money at the latest; last date before they act; pay by when; due when
amount | Amount demanded; Sum demanded; Total now payable; Total claimed; Debt total; Full amount of debt; Total debt | what do they demand; debt with all extras; what must we pay to end it
amount | Principal debt; Original debt; Principal sum; Debt amount; Balance of debt; Invoice debt | debt without interest and fees; the bare sum owed; original claim
amount | Interest to date; Accrued late interest; Interest accrued; Late Payment Act interest; Statutory interest to date | interest so far on the debt; what has the delay added; interest run up
amount | Daily interest; Interest per day; Daily rate of interest; Interest accruing daily; Per diem interest | what does each day of delay add; interest a day; how much more per day
amount | Late payment compensation; Statutory late payment charge; Fixed compensation; Debt recovery compensation; Late payment fee | lump sum for late payers; fixed charge by law; legal late payment penalty
amount | Collection costs; Agency charges; Debt collection fee; Recovery fee; Collector's fee; Cost of collection | what do the debt collectors charge; cost of chasing; collector's charges
company | Debt collection agency; Collecting agent; Collection firm; Debt purchaser; Assigned to; New creditor | which collector has the case; to whom was the debt sold; who collects now
company | Original creditor; Original lender; Owed to; Your creditor; Client (creditor); On behalf of | to whom was it owed at first; for whom do they collect; who is behind the claim
code | Collections account no.; Debt reference; Debtor no.; Debtor reference; DCA ref.; Agency reference; Our client's ref. | number of the debt at the collector; what do I quote when paying the agency; debtor number
text | Payment plan offered; Instalment arrangement; Repayment arrangement; Proposed plan; Arrangement to pay | can we pay in parts; what plan do they offer; how may it be paid off
amount | Offer amount; Settlement offer; Reduced settlement; Full and final settlement; Discounted settlement | for how much would they call it quits; reduced sum they'd accept; how much if settled now
date | Settlement offer expires; Offer valid to; Settlement deadline; Reduced sum payable by | until when does the reduced offer stand; last day for the settlement; offer ends when
text | Supply status; Account on stop; Supply suspended; Credit hold; Stop status; Account suspended | do they still deliver to us; are we blocked; on hold or not
code | Factoring account no.; Factor's reference; Assignment no.; Factored account; Client no.; Schedule no. | number at the factor; assignment reference; account with the factoring firm
company | Factoring company; Assigned to factor; Invoice finance provider; Assignee; Pay factor | to whom were the bills sold; who must be paid instead; financing company behind the bills
text | Notice of assignment; Assignment notice; Debt assigned; This debt has been assigned; Assignment clause | must we pay someone else; was the bill sold; note about who to pay
amount | Prepayment available; Funds available (factoring); Advance on invoices; Initial payment; Funding available | what can be drawn from the factor; money advanced on our bills; available from invoice finance
percent | Prepayment percentage; Advance rate; Funding percentage | share of the bill advanced; how many percent do they advance; funding rate
amount | Factoring charge; Factoring fee; Discount charge; Service fee; Administration fee; Refactoring charge | what does the factor take; cost of invoice finance; factoring cost
amount | Disapproved invoices; Unapproved debts; Ineligible invoices; Disallowed debt; Disallowed | what doesn't the factor finance; bills not accepted; debts not funded
amount | Credit limit requested; Requested credit limit; Limit applied for; Credit required; Credit line requested | how much credit do they want; limit in the application; asking for what credit
amount | Credit limit granted; Agreed credit limit; Approved credit limit; New credit limit; Revised limit; Your credit limit | up to what sum may they owe; limit they were given; allowed credit
number | Credit score; Credit rating score; Risk score; Delphi score; PAYDEX; Failure score | how creditworthy are they; points of the credit report; likelihood to pay score
text | Credit rating; Risk indicator; Rating (credit); Risk category; Credit opinion | what rating do they have; how risky is the customer; rating letter
amount | Recommended credit limit; Suggested limit; Credit recommendation; Contract limit; Maximum recommended credit | how much credit does the report advise; sensible limit; limit suggested by the bureau
number | County court judgments; CCJs; Number of CCJs; Judgments; Liens; Adverse records | how many judgements against them; court debts on record; any court judgments
company | Trade referee; Trade referees; Referee company; Trade references | which supplier vouches for them; whom can we ask about their paying; firm giving the reference
text | Business type; Legal form; Legal status; Type of business; Entity type; Type of organisation; Sole trader/partnership/limited | what legal form is the firm; company or sole trader; ltd or partnership
number | Years trading; Years in business; Time trading; Years established; Date established | how long have they been in business; age of the firm; trading since
person | Accounts contact; Accounts payable contact; Bought ledger contact; Finance contact; Person responsible for payment | who pays the bills there; person in their accounts; name in bought ledger
person | Personal guarantor; Guarantor name; Director's guarantee; Personal guarantee by; Guaranteed by | who guarantees the account personally; who stands in if the firm can't pay; guarantor of the debt
amount | Balance per our records; Balance per our books; Per our ledger; Our balance; Balance as per us | what do we think is owed; balance in our own books; our figure
amount | Balance per your statement; Balance per supplier; Your balance; Supplier statement balance; Per your books | what does the other side say is owed; balance on the supplier's list; their figure
amount | Unreconciled difference; Reconciling difference; Unexplained difference; Reconciliation difference | by how much don't the books match; difference between both accounts; doesn't tie by
text | Reconciling items; Items not on statement; Unmatched items; Missing invoices; Items in transit | which entries don't match; what explains the difference; bills missing on one side
amount | Payment on account received; Unallocated receipt; Payment not allocated; Cash on account; Deposit on account; Unmatched cash | money not yet matched to bills; paid without saying for what; our floating payment
text | Remittance method; Payment sent by; Payment channel; Transfer type; Payment rail; SWIFT/ACH/cheque | how was the money sent; which way did the payment go; wire or cheque
code | Structured reference; Creditor reference; BPAY ref; BPAY reference; CRN; Customer reference number; Giro reference; Payment slip code | number to type in when paying; reference for online banking; what do I enter so they find my money
code | BPAY biller code; Biller code; Payee code; Biller ID; Billing organisation code | code of the one we pay by online banking; biller's number; who to choose in bill payment
`;
