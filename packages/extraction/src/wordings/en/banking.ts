/** English wordings of statements of banks, cards and loans; the format is that of `parse-wordings.ts`. */
export const ENGLISH_BANKING = String.raw`
account | Account number; Account no.; A/C no.; Acct no.; Bank account number | which account is the statement for; the number of the current account; what account do these movements belong to
account | IBAN; International bank account number; IBAN no. | the long account number for payments from abroad; what do foreign customers pay into; the account in its European form
code | Sort code; Routing number; BSB; Branch code; ABA no.; Transit no. | the bank's six digits; the code that goes with the account; digits for a domestic transfer
code | BIC; SWIFT code; SWIFT/BIC; Bank identifier code | what code does a foreign bank need; the bank's international letters; code for wires
person | Account holder; Account name; Account title; Name of account; Cardholder; Cardmember; Cardholder name | whose account is it; who owns the card; in whose name is it held
text | Bank; Bank name; Card issuer; Financial institution; Issued by | which bank is it with; who issued the card; where is the money kept
text | Branch; Branch name; Account-holding branch; Sub-branch | which office of the bank; local office that runs the account; where was the account opened
text | Account type; Product; Type of account; Account category | savings or current; what sort of account is it; what kind of product do we hold
date | Statement date; Statement closing date; Date of statement; Closing date; Issued on | when was the list of movements drawn up; day the statement was made; how recent is this statement
period | Statement period; Period; Billing cycle; Statement from - to; Billing period | which weeks do the movements cover; time of the statement; from when to when are the bookings
amount | Opening balance; Balance brought forward; Beginning balance; Start balance; Previous statement balance; Balance b/f | how much was there at the beginning; money in the account at the start; where did we start the month
amount | Closing balance; Ending balance; Balance carried forward; End balance; Balance at close; Balance c/f | how much was there at the end; money in the account when the statement closed; where did we end up
amount | Available balance; Available funds; Available to withdraw; Usable balance | how much can we spend right now; money at our disposal; what may still be drawn
amount | Total paid in; Money in; Total deposits; Deposits and credits; Total credits; Payments in; Receipts | how much came into the account; all incoming money; sum of what we received in the bank
amount | Total paid out; Money out; Total withdrawals; Withdrawals and debits; Total debits; Payments out | how much left the account; all outgoing money; sum of what was spent from the bank
date | Date; Transaction date; Trans. date; Date of transaction; Purchase date | when did the booking happen; day of the movement; when was the card used
date | Posting date; Post date; Posted; Booking date; Entry date; Processed date | when did the bank book it; day it showed up on the account; when was it entered
date | Value date; Value; Val. date; Interest date | from when does it count for interest; day the money is valued; date the bank counts the money from
text | Description; Details; Transaction details; Particulars; Narrative; Merchant; Reference text | who was paid or who paid; what is the booking about; shop that took the money
amount | Withdrawal; Debit; Paid out; Dr; Money out (entry); Amount withdrawn | what was taken off in this booking; the sum going out in the row; how much was drawn
amount | Deposit; Credit; Paid in; Cr; Amount deposited; Lodgement | what was put on in this booking; the sum coming in in the row; how much was lodged
amount | Running balance; Balance; Daily balance; Bal.; Balance after transaction | what was in the account after that booking; standing line by line; how much was left after each movement
amount | Overdraft limit; Arranged overdraft; Overdraft facility; Authorised overdraft | how far may we go into the red; the agreed minus; how deep can the account go
amount | Overdraft interest; Debit interest; Overdraft charge; Unarranged overdraft fee | what did being in the red cost; price of the minus; charged for going below zero
amount | Interest earned; Credit interest; Interest paid to you; Gross interest; Interest received | what did the savings bring; what the bank paid us for our money; earnings on the balance
amount | Interest paid year to date; Interest earned YTD; YTD interest; Interest this year | savings earnings since January; what has the money brought this year; interest so far in the year
percent | Interest rate; AER; APY; Gross rate; Credit interest rate; Annual percentage yield | what percent does the saving pay; at what rate does our money grow; return on the savings account
percent | EAR; Debit interest rate; Overdraft rate; Borrowing rate | what percent do we pay in the red; price of the overdraft in percent; yearly rate for being overdrawn
amount | Fees; Bank charges; Service fee; Account fee; Monthly fee; Maintenance fee; Total fees | what does the bank charge for the account; costs of keeping the account; how much did the bank take for itself
amount | New balance; Statement balance; Total amount due; Card balance; Amount you owe; Total balance | how much do we owe on the card; the whole card bill; what is the card debt now
amount | Minimum payment; Minimum payment due; Minimum due; Min. payment; Minimum amount due | the least I can get away with paying on the card; smallest sum they accept; what must I pay at minimum
date | Payment due date; Due date; Pay by; Payment date; Minimum payment due date | until when does the card bill need paying; last day for paying the card; when must they have the card money
amount | Previous balance; Last statement balance; Balance from last statement; Previous statement | card debt of the previous month; what was owed last time on the card; old card bill
amount | Payments and credits; Payments received; Less payments; Payments, credits | what did we pay off on the card; money that reached the card issuer; paid against the card debt
amount | Purchases; New purchases; Total purchases; New transactions; Purchases and debits; New spend | what was bought with the card this month; fresh spending on plastic; sum of the shopping
amount | Cash advances; Cash withdrawals; Cash advance total; ATM cash | cash drawn with the credit card; how much was taken at machines on credit; money fetched on plastic
amount | Balance transfers; Transferred balance; Balance transfer amount | debts moved over from another card; what was shifted to this card; sum brought over from elsewhere
amount | Interest charged; Finance charge; Purchase interest; Interest; Total interest charged | what did borrowing on the card cost; interest we pay on the card; price of not paying in full
amount | Late payment fee; Late fee; Default charge; Overlimit fee; Returned payment fee | penalty on the card; fee for being tardy; what did they charge for a bounced payment
amount | Foreign transaction fee; Non-sterling fee; Overseas transaction fee; FX fee | extra for paying abroad; what does using it in other currencies cost; fee for foreign purchases
amount | Credit limit; Total credit line; Credit line; Card limit; Limit | up to how much may the card be used; top of the card; how much credit did they grant
amount | Available credit; Credit available; Remaining limit; Available spending limit | how much can still go on the card; room left on the card; what more can I spend on plastic
percent | APR; Annual percentage rate; Purchase rate; Purchase APR; Interest rate on purchases | yearly cost of card debt in percent; at what rate do they charge purchases; how expensive is borrowing on the card
code | Card number; Card no.; Card ending in; Account ending; Membership number | which card is it; last four of the plastic; the digits on the front
number | Reward points; Points earned; Points balance; Rewards balance; Total points; Miles earned | how many bonus points are collected; points on the card; miles so far
amount | Original currency amount; Foreign amount; Local amount; Transaction currency amount | what was it in the foreign money; sum before converting; how much in dollars at the shop
number | Exchange rate; Conversion rate; FX rate; Rate applied | at what rate did the card firm convert; rate of the foreign money; rate used for the booking abroad
code | Cheque number; Cheque no.; Check number; Check no.; Serial no. | which cheque was cashed; the paper's number; number of the cheque that went through
code | Transaction ID; Reference number; Ref. no.; Transaction reference; Bank ref | the bank's reference of the booking; number to ask about this movement; how is the transfer identified
code | Direct debit reference; Mandate ID; Standing order ref; Originator ID; Service user number | under what permission was it collected; reference of the automatic payment; the drawing firm's number
code | Loan number; Loan account number; Mortgage account no.; Agreement number; Loan ID; Finance agreement no. | number of the credit; what do I name when calling about the mortgage; the borrowing contract's number
person | Borrower; Debtor; Mortgagor; Loan applicant; Customer | who took out the credit; who owes the bank; in whose name is the mortgage
company | Lender; Creditor; Loan provider; Mortgagee; Finance company; Servicer | who lent the money; which institute gives the credit; to whom do we pay the mortgage
amount | Original loan amount; Amount of credit; Loan amount; Principal amount; Amount borrowed; Advance | how much was borrowed at first; size of the credit; what did the bank lend
amount | Outstanding principal; Principal balance; Outstanding balance; Loan balance; Remaining balance; Capital outstanding | how much of the credit is left; what do we still owe the bank; remaining mortgage debt
amount | Monthly payment; Instalment; Monthly repayment; Regular payment; EMI; Repayment amount; Installment amount | what do we pay each month on the credit; the regular monthly sum; how big is one mortgage payment
amount | Principal; Principal paid; Capital repaid; Principal portion; Capital element | part of the payment that really cuts the debt; what goes to paying off; repaid share without interest
amount | Interest portion; Interest paid; Interest element | part of the payment the bank earns; interest share within the payment; what goes to the lender for lending
amount | Mortgage interest received; Interest YTD; Total interest paid | credit interest over the year; what I can put in the tax return for mortgage interest; interest so far on the loan
percent | Loan interest rate; Nominal rate; Annual rate; Borrowing rate p.a.; Note rate | at what percent is the credit; price of the mortgage a year; rate of the borrowed money
text | Rate type; Fixed/variable; Type of rate; Rate basis | does the rate stay or can it change; fixed or floating; how is the rate set
date | Fixed rate ends; Fixed until; Fixed rate period end; Rate review date; Rate change date | until when does the rate stay; when can the bank change it; day the fixed deal stops
period | Term; Loan term; Repayment period; Duration; Remaining term; Term of agreement | over how many years is it paid off; how long does the credit run; years left on the mortgage
date | Loan start date; Drawdown date; Date of advance; Disbursement date; Agreement date; Origination date | when was the credit paid out; first day of the loan; when did we get the borrowed money
date | Maturity date; Final payment date; Loan end date; Last repayment date; Maturity; Expiry | when is the credit paid off; last day of the loan; when do we get the fixed deposit back
date | Next payment date; Next instalment due; Next payment due; Repayment date; Next due | when's the following rate; day of the next drawing; when do they take the money next
number | Payments remaining; Remaining instalments; Number of payments left; Instalments outstanding; Remaining payments | how many payments are to come; how often must we still pay; months left on the credit
number | Number of payments made; Instalments paid; Payments made; Instalment number | how many payments are done; which payment are we on; how often did we pay already
amount | Arrears; Past due amount; Overdue amount; Missed payments; Amount past due | payments we missed; what is late on the loan; how far behind are we with the mortgage
amount | Payoff amount; Settlement figure; Redemption amount; Early settlement amount; Redemption figure | how much to be rid of the loan today; sum for paying it all off at once; to clear the mortgage completely
amount | Early repayment charge; Prepayment penalty; Exit fee; ERC; Early redemption charge | what does paying off early cost; penalty for leaving the loan; fee when ending the mortgage sooner
amount | Escrow balance; Escrow payment; Escrow; Impound; Taxes and insurance | part put aside for property tax and insurance; money the bank keeps for the house tax; how much is held for taxes and insurance
amount | Total amount payable; Total cost of credit; Total repayable; Total of payments | what does the credit cost altogether; everything we pay back over the years; sum of everything repaid
text | Security; Name of security; Fund; Stock; Instrument; Investment; Issuer | which share is it; what paper do we hold; name of the fund
code | ISIN; CUSIP; SEDOL; Ticker; Security no.; Symbol; WKN | the share's identification; code of the paper; how is the stock listed
number | Quantity; Units; Shares; Number of shares; Holding; Units held; Nominal | how many shares do we own; units in the portfolio; size of the holding
amount | Price; Unit price; Price per share; Market price; NAV; Share price; Execution price | what was one share worth; price of a single unit; at what price was it traded
amount | Market value; Current value; Valuation; Holding value; Total market value | what are the shares worth today; worth of the paper at the date; how much would we get for it
amount | Portfolio value; Total portfolio value; Total value; Account value; Total assets; Total holdings | what is everything in the portfolio worth; sum of all investments; how rich is the account
amount | Book cost; Cost basis; Purchase cost; Acquisition cost; Average cost; Cost | what did we pay for the shares; the entry price; money put in when buying
amount | Gain/loss; Unrealised gain; Unrealized gain/loss; Profit/loss; Change in value | how much are we up or down on paper; profit if we sold now; what did the shares gain
amount | Realised gain; Realized gain/loss; Capital gain; Gain on disposal | profit from what was really sold; earned by selling; gain for the tax
amount | Dividend; Dividend received; Gross dividend; Distribution; Dividend per share | what did the shares pay out; profit shares received; money from holding the stock
amount | Withholding tax; Tax withheld; Foreign tax paid; Tax deducted | what the state took of the dividend; tax kept from the payout; tax at source
amount | Commission; Brokerage; Dealing charge; Broker commission; Trading fee | what did the broker take; cost of the trade; price of buying or selling shares
date | Trade date; Deal date; Execution date; Bargain date | when were the shares traded; day of the deal; when did we buy or sell
date | Settlement date; Settle date; Settlement | when did money and shares change hands; day the trade is completed; when is the deal paid
amount | Settlement amount; Net amount; Total consideration; Net proceeds | money paid or got for the trade after costs; what moved on settling; trade sum all in
amount | Management fee; Annual management charge; Custody fee; Platform fee; AMC; Advisory fee | what does looking after the money cost; yearly fee of the fund; charge for holding the securities
percent | Yield; Dividend yield; Current yield; Return; Performance; Rate of return | how well did the investment do; percent it throws off; what percentage did we earn
amount | Savings goal; Regular saving; Monthly contribution; Contributions this period; Amount contributed | what do we put in each month; money added to the plan; how much was saved up in the time
amount | Deposit protection limit; Protected amount; FSCS limit; FDIC insured amount | up to what sum is it safe if the bank fails; guarantee by the state; part covered by the guarantee scheme
phone | Lost or stolen; Card lost; Emergency number; Report lost card | whom to ring if the card is gone; number for blocking; who do I call if my card was stolen
`;
