/** English wordings of statements of account, reminders, remittance advice; the format is that of `parse-wordings.ts`. */
export const ENGLISH_STATEMENTS = String.raw`
date | Statement date; Date of statement; As at; As of; Statement as at; Date | on which day was the account drawn up; how current is the list; day of the overview
period | Statement period; Period; Period covered; Activity period; For the month of; From - To | which time does the overview cover; from when to when are the entries; what dates does this cover
date | Period from; From; Opening date; Start of period | first day of the overview; from which day does it run; what date does the statement begin
date | Period to; To; Closing date; End of period | last day of the overview; up to which day does it run; what date does the statement finish
code | Statement number; Statement no.; Stmt no.; Statement # | number of the overview; how is the account list numbered; which statement is it
code | Customer number; Customer no.; Account no.; Account number; Client no.; Account ref | under what number do they keep us; our number with the creditor; what's our account with them
company | Customer; Account name; Statement for; Debtor; Client | whose account is it; who owes; who is asked to pay
company | Creditor; Supplier; Statement from; Issued by | who wants the money; to whom is it owed; which firm sent the overview
address | Customer address; Debtor address; Bill to address | where was the reminder sent; address of the one who owes; where is the debtor located
amount | Opening balance; Balance brought forward; Balance b/f; Previous balance; Brought forward; Balance forward; Beginning balance | what was owed at the start; standing at the beginning; how much was open before the month
amount | Closing balance; Balance; Balance c/f; Balance carried forward; Ending balance; Account balance; New balance | what is owed at the end; the standing when closing; where does the account end up
amount | Total due; Amount due; Balance due; Total outstanding; Please pay; Amount outstanding; Amount now due; Pay this amount | how much should be paid now; all we owe them; what do they want from us altogether; the whole debt
amount | Total charges; Invoices this period; New charges; Debits; Total debits; Total invoiced; Charges this month; Purchases | what was newly billed in the time; sum of the fresh bills; how much did we buy on account
amount | Total payments; Payments; Payments received; Credits; Total credits; Receipts; Paid this period; Payments & credits | how much did we pay in the time; what came in from us; sum of money that reached them
date | Last payment date; Date of last payment; Last paid; Last receipt date | when did we last pay; most recent day money came; when was the most recent money received
amount | Last payment amount; Last payment; Last receipt; Most recent payment | how much was the latest payment; what came in last; how much did we send last time
amount | Current; Not yet due; Current balance; Not due; 0-30 days; Current amount | what isn't due yet; the fresh part of the debt; still within the deadline
amount | 1-30 days; 30 days; 1 month; Over 30 days; 1-30 days past due; 31-60 days | up to a month late; what's been open for about a month; debt about thirty days old
amount | 31-60 days past due; 60 days; 2 months; Over 60 days; 60+ days | about two months late; open for two months; debt about sixty days old
amount | 61-90 days past due; 90 days; 3 months; 61-90 days; 3 months overdue | about three months late; open for a quarter of a year; debt about ninety days old
amount | Over 90 days; 90+ days; 90 days and over; Older; 4 months +; Older than 90 days | the oldest debts; late for more than three months; really old open sums
amount | Overdue; Amount overdue; Past due; Total overdue; Overdue balance; Arrears; Past due amount | how much is already late; debts beyond the deadline; what should have been paid long ago
number | Days overdue; Days past due; Days late; Age; Days outstanding | for how many days are we late; how old is the debt; how long past the deadline
number | Number of open invoices; Open items; Invoices outstanding; No. of invoices; Documents | how many bills are open; number of unpaid ones; how many bills haven't we paid
code | Invoice number; Invoice no.; Document no.; Ref.; Doc. ref; Your invoice | which bill is it about; the bill they remind us of; number of the unpaid one
date | Invoice date; Document date; Date of invoice; Inv. date | when was the unpaid bill made; day of the reminded bill; when was that bill issued
date | Due date; Originally due; Due; Was due on; Payment was due; Original due date | when should it have been paid; the missed deadline; day it fell due
date | Pay by; New due date; Payment required by; New payment date; Final date for payment; Payment deadline; Please settle by | until when do they wait now; last day before they act; new deadline in the reminder
amount | Original amount; Invoice amount; Invoice value; Original invoice amount; Amount invoiced | how big was the bill at first; full sum of the reminded bill; how much was the bill originally
amount | Amount paid; Paid; Paid to date; Payments to date; Part paid | what of it has been settled; part already paid on the bill; how much of that bill have we paid
amount | Outstanding; Balance outstanding; Open amount; Remaining; Unpaid; Balance owing | what of the bill is still open; rest unpaid on it; how much of that bill is left
amount | Reminder fee; Dunning fee; Late fee; Reminder charge; Collection fee; Late payment charge; Admin fee | what do they charge for reminding; penalty for not paying; cost of the reminder letter
amount | Interest; Late interest; Interest charged; Interest on arrears; Finance charge; Statutory interest; Default interest | interest because we were late; what does the delay cost in interest; how much interest have they added
percent | Interest rate; Late interest rate; Finance charge %; Rate of interest; Annual rate | at how many percent is delay charged; penalty rate a year; what interest do they charge for being late
amount | Compensation; Statutory compensation; Fixed sum compensation; Debt recovery costs; Recovery costs | lump sum for collecting late debts; legal extra for the creditor's trouble; legal compensation for paying late
number | Reminder number; Reminder level; Notice no.; Dunning level; Reminder stage; Demand no. | which reminder is it already; first, second or last warning; how often have they written
date | Reminder date; Date of notice; Notice date; Letter date; Date of reminder | when was the reminder written; day of the warning letter; when did they chase us
date | Previous reminder date; Last reminder; First reminder sent; Date of last reminder; Earlier notice | when had they reminded us before; day of the previous warning; when did they chase us last time
date | Legal action date; Referral date; Collection from; Legal proceedings after; Account suspended from | from when do they go to court; the day it's handed to debt collectors; when do they cut us off
text | Consequences; Next steps; Further action; Action if unpaid; Notice of action | what happens if we don't pay; what do they threaten; what comes next
company | Collection agency; Debt collector; Collections agent; Solicitors; Instructed agent | who collects the debt for them; to which bureau was it handed; which debt collectors are on this
code | Collection reference; Case no.; File no.; Collections ref; Matter no. | number of the debt case; file reference at the collectors; what do I quote to the debt collectors
code | Remittance number; Remittance advice no.; Payment advice no.; Advice no.; Payment no.; Voucher no. | number of the note that says what was paid; how is the payment slip numbered; which payment notice is this
date | Payment date; Date of payment; Paid on; Remittance date; Value date; Date paid | when was the money sent; day of the transfer; when did they pay us
date | Expected in account; Funds available; Settlement date; Clearing date; Credit date; Arrival date | when does the money arrive; day we can use it; when will it be in the bank
amount | Total paid; Amount remitted; Total remitted; Payment amount; Payment total; Remittance total; Net payment | how much did they transfer in all; sum of the whole payment; what was sent to us
amount | Gross amount; Gross; Invoice gross; Amount before deductions | bill before anything was taken off; full sums before deductions; how much before they took anything off
amount | Discount taken; Discount; Cash discount taken; Settlement discount; Less discount | what did they deduct for quick pay; reduction they took; how much did they save by paying early
amount | Deductions; Less deductions; Adjustments; Short payment; Deducted; Set-off | what did they keep back; why and how much less did they pay; the sum they took off
text | Deduction reason; Reason for deduction; Adjustment reason; Reason code | why did they pay less; reason for the subtraction; what's the explanation for the short payment
amount | Withholding tax; Tax withheld; Tax deducted; TDS; CIS deducted | tax they kept when paying; what went to the revenue instead of us; how much tax did they hold back
amount | Net amount; Net paid; Net; Amount paid (net); Paid net | what they pay on the bill after deductions; rest after taking off; what was actually paid on that bill
text | Payment method; Method; Paid by; Payment type; BACS; Mode of payment | how was it sent; transfer or cheque; by what way did they pay
code | Payment reference; Bank reference; Transaction ref; Trace no.; EFT no.; Payment ref | under what text do I find it on the bank statement; reference of the transfer; what should I look for on the bank statement
code | Cheque number; Check no.; Cheque no.; Chq no.; Check # | number on the cheque; which cheque was sent; which check did they mail
company | Payer; Paid by (company); Remitter; Remitted by; Sender; From account of | who paid us; who sent the money; who is this payment from
company | Payee; Paid to; Beneficiary; Vendor | who received the payment; to whom did they send it; who was paid
code | Vendor number; Vendor no.; Supplier no.; Creditor no.; Our vendor no. | our number as their supplier; how do they list us as a creditor; what number do they have for us as a vendor
account | Bank account; Account credited; Paid into account; Beneficiary account; IBAN; Payee account | into which account was it sent; account the money goes to; which of our accounts will the money arrive in
account | Account debited; From account; Debit account; Paid from | from which account was it sent; account the money left; which account did the money come out of
text | Bank; Bank name; Beneficiary bank; Credited to bank | at which bank is the account; institute that gets the money; which bank was it sent to
code | Sort code; Routing no.; BIC; SWIFT; BSB; Branch code | routing digits for the transfer; bank's code; code of the bank branch the money goes to
text | Transaction type; Type; Doc. type; Transaction | is it a bill, a payment or a credit; sort of entry; is this line a bill or a payment
text | Description; Details; Particulars; Narrative; Text | what does the entry say; words of the posting; what is that line for
amount | Debit; Dr; Charge; Debit amount | what was added to the debt in this row; amount on the left side; how much was charged on that line
amount | Credit; Cr; Credit amount; Credited | what was taken off the debt in this row; amount on the right side; how much came off on that line
amount | Running balance; Balance after; Cumulative balance; Bal. | what was owed after this entry; standing line by line; what was owed after each line
amount | Credit limit; Credit line; Approved credit; Limit; Account limit | up to what sum may we buy on account; how much credit do they allow us; how much can we owe them at most
amount | Available credit; Credit available; Remaining credit; Unused credit | how much more may we order on account; credit left to use; how much can we still buy on account
amount | Unallocated cash; Unallocated payments; Unapplied cash; Payments on account; On account | payments not matched to a bill; money of ours lying there unassigned; money received they haven't matched yet
amount | Amount in dispute; Disputed; Disputed amount; On hold; In query | how much do we not agree with; the sum we are arguing about; which sum are we contesting
text | Terms; Payment terms; Credit terms; Account terms | how many days' credit do we have; deal on paying; how long do they give us to pay
amount | Amount enclosed; Amount remitted (slip); Payment enclosed; Enclosed; Amount paid $ | what do you put in the envelope; sum written on the tear-off slip; how much are we sending with the slip
text | Remittance slip; Payment slip; Tear-off; Return with payment | what should be sent along with the money; which part do I tear off and send back; what goes in the envelope with the cheque
person | Contact; Credit controller; Accounts contact; Queries to; Your contact; Account handler | whom to call about the debt; who deals with it in their accounting; name in collections
phone | Phone; Tel.; Accounts tel.; Credit control phone; Enquiries; Call us on | number to talk about the reminder; how do I ring their accounts people; what number for the accounts department
email | Email; Accounts email; Remittance email; Credit control email | where to write that we've paid; mailbox of their accounting; who do we email about the payment
amount | Instalment; Monthly instalment; Agreed instalment; Payment plan amount; Installment | monthly amount agreed to pay it off; how much per month under the plan; how much do we pay each month under the arrangement
date | First instalment due; Plan start; First payment date; Instalment start | when does paying off begin; day of the first payment; when is the first payment of the plan
number | Number of instalments; No. of instalments; Payments remaining; Instalments | in how many parts is it paid; how many parts are left to pay; how many payments is the debt split into
date | Last statement date; Previous statement; Date of last statement | when did the previous overview come; when was the one before this issued; date of the last account summary
amount | Sales year to date; YTD sales; Turnover YTD; Purchases YTD; Year-to-date purchases | how much did we buy there this year; turnover with them so far; how much have we bought from them since January
amount | Year-to-date paid; YTD payments; Paid YTD; Total paid this year | how much did we pay them this year; what have they received from us since January; our payments to them so far this year
text | Status; Account status; Payment status; Hold status | is the account blocked; how do they rate the account; are we on stop; is the account in good standing
date | Direct debit date; Collection date; Debit on; Will be debited on; Draw date | when will they take it from our account; day of automatic withdrawal; when will it be debited
text | Payment notice purpose; Payment for; Re; Regarding; Nature of payment | what is to be paid for; why do they want the money; what is this payment for
date | Dispute by; Query by; Notify us by; Discrepancies by; Report errors by | until when can we object; last day to complain about the entries; how long do we have to query this
text | Confirmation of balance; Balance confirmed; Agreed; Balance agreed | do we agree with the balance; the answer to the auditors; do our records match theirs
`;
