/** English wordings of invoices: sums, taxes, payment; the format is that of `parse-wordings.ts`. */
export const ENGLISH_INVOICE_SUMS = String.raw`
amount | Total; Grand total; Invoice total; Total amount; Total due; Total payable; Total incl. VAT; Gross total | what does it come to altogether; the whole bill including tax; how much is it in the end; final sum; what's the overall cost with tax
amount | Amount due; Balance due; Amount payable; Please pay; Now due; Outstanding balance; Total now payable | how much do we still have to pay; what is left open; what do we owe after everything; the money they want from us now; remaining sum to transfer
amount | Subtotal; Sub-total; Net total; Total excl. VAT; Net amount; Total before tax; Total ex GST; Nett | how much is it without tax; the sum before tax comes on; pre-tax price; cost less VAT; what is it ex tax
amount | VAT; VAT amount; Total VAT; GST; Sales tax; Tax; Tax amount; HST | how much tax is in there; what goes to the tax office; value added tax on the bill; the tax part of the price; what tax did they add
percent | VAT rate; VAT %; Tax rate; GST rate; Rate of VAT; Tax % | at what rate was it taxed; how many percent tax; the tax percentage
amount | Taxable amount; Taxable value; VATable amount; Tax base; Amount subject to VAT; VAT base | on how much was the tax worked out; the part that is taxed; the base the tax was figured from
amount | Exempt amount; Non-taxable; VAT exempt; Zero-rated; Tax-free amount; Outside scope | how much carries no tax; the untaxed part; what was sold free of tax
amount | VAT at standard rate; VAT 20%; Standard rate VAT; Standard-rated tax; Tax at full rate | the tax at the full rate; how much tax at the normal rate; tax on the ordinary-rated things
amount | VAT at reduced rate; VAT 5%; Reduced rate VAT; Lower rate tax; Tax at reduced rate | the tax at the lower rate; how much tax on the favoured goods; small-rate tax sum
amount | Net at standard rate; Goods at standard rate; Standard-rated net; Taxable at 20% | value of things taxed at the full rate; how much was sold at the normal rate before tax; goods charged at twenty percent, before the tax
amount | Net at reduced rate; Goods at reduced rate; Reduced-rated net; Taxable at 5% | value of things taxed at the lower rate; how much was sold at the small rate before tax; goods charged at the lower tax, before the tax
amount | PST; Provincial sales tax; QST; State tax; County tax; City tax; Local tax | the province's tax; tax for the state; what the town takes in tax
amount | CGST; Central GST; Central tax | the central government's half of the tax; union share of GST; the federal portion of GST
amount | SGST; State GST; UTGST; State tax share | the state's half of the GST; tax share for the state; the local portion of GST
amount | IGST; Integrated GST; Integrated tax | tax for sales across states; interstate GST; tax on out-of-state supply
amount | Discount; Less discount; Trade discount; Rebate; Price reduction; Allowance | how much did they take off; what did we save; money knocked off the price; the reduction we got
percent | Discount %; Discount rate; Disc. %; Trade discount rate; Less % | how many percent off; what rate of reduction; percentage they knocked off
amount | Early payment discount; Settlement discount; Cash discount; Prompt payment discount; Skonto | what can we deduct if we pay quickly; saving for fast payment; how much less if paid right away
percent | Cash discount rate; Settlement discount %; Early payment discount rate; Prompt payment % | how many percent off for paying fast; the rate for quick settlement; what percentage can we knock off for settling early
date | Discount date; Discount valid until; Early payment by; Cash discount deadline; Discount if paid by | until when may we deduct the quick-pay reduction; last day for the cheaper price; by when to pay to get the saving
amount | Amount if paid by discount date; Discounted total; Total less settlement discount; Pay this amount if early | what do we transfer if we pay early; sum after the quick-pay reduction; reduced sum for fast payers
amount | Retention; Retention amount; Less retention; Retainage; Holdback; Amount retained | how much is kept back until the defects period ends; money withheld on the job; what do we hold on to for now
percent | Retention %; Retention rate; Retainage rate; Holdback % | how many percent are kept back; share withheld as security; what percentage of each bill are we holding back
amount | Retention released; Release of retention; Retention now due; Retainage billed; Half retention release | the held-back money now paid out; what of the kept sum is freed; withheld cash they claim now
amount | Deposit; Deposit paid; Less deposit; Advance payment; Down payment; Prepayment; Payment in advance | what did we pay up front; money already put down; the part paid beforehand; what we handed over when ordering
amount | Deposit required; Deposit due; Advance required; Booking deposit payable; Deposit requested | how much do they want up front; what must be put down first; the sum to pay before they start
percent | Deposit %; Down payment %; Advance %; Deposit rate | which share must be paid up front; percentage to put down; what percent do we have to put down
amount | Amount paid; Paid to date; Payments received; Less payments; Paid; Payments made; Received with thanks | how much has already been paid; what did we settle so far; money they already got; what came in against it
date | Date paid; Payment date; Paid on; Payment received on; Date of payment | when was it settled; the day the money arrived; when did we pay
amount | Previously invoiced; Less previous invoices; Previous claims; Previously certified; Prior billings; Billed to date | what was charged on earlier bills; sum of the bills before this; how much had they already claimed
amount | Previous balance; Balance brought forward; Brought forward; Opening balance; Prior balance; Last balance | what was left from last time; open money from before; carried over from the previous bill
amount | Amount this invoice; This invoice; Current charges; New charges; Invoice value; This claim; Current billing | what does this bill add; what's new this time; charges only for now, without old debts
amount | Contract value; Contract sum; Contract amount; Agreed price; Order value; Original contract sum | what price was agreed for the whole job; total of the contract; how much was the order worth
amount | Variations; Change orders; Extras; Additional works; Variation total; Approved changes | how much came on top by changes; cost of the extra work; added jobs beyond the contract
amount | Revised contract sum; Adjusted contract sum; Contract sum to date; Revised order value | contract price after all changes; what is the job worth now with the extras; updated price of the job including the extra work
amount | Work completed to date; Value of work done; Total completed; Gross valuation; Work done to date | value of everything finished so far; how much has been built in money; worth of work up to today
percent | Percent complete; % complete; Completion; Progress; Stage % | how far along is the job; share of work finished; how many percent are done
amount | Balance to finish; Remaining contract balance; Still to invoice; Unbilled balance; Left to bill | what remains to be billed on the contract; how much of the order is still to come; cost left until the end
amount | Materials; Materials total; Parts; Parts total; Material cost; Goods total | what did the stuff itself cost; the price of parts used; charges for supplies
amount | Materials on site; Stored materials; Unfixed materials; Materials stored to date | value of goods lying on site not yet built in; stuff delivered but not installed; things delivered to the job but not yet used
amount | Labour; Labor; Labour total; Labour charges; Time charges; Labor cost; Workmanship | what did the working time cost; cost of the people; how much for the hours worked
number | Hours; Total hours; Hrs; Hours worked; Time spent; Man-hours | how many hours did they bill; time they put in; how long did they work
amount | Hourly rate; Rate per hour; Rate; Labour rate; Rate/hr | what do they charge an hour; price of one hour; cost of an hour's work
amount | Day rate; Daily rate; Rate per day; Per diem rate | what do they take for one day; price of a working day; how much do they charge per day
number | Days; No. of days; Total days; Man-days | how many days did they bill; number of working days charged; how many days' work are on the bill
number | Quantity; Qty; Units; No.; Pcs; Quantity supplied | how many did we get; how many pieces; the count of items billed
amount | Unit price; Price each; Price per unit; Rate per unit; Each; Unit cost | what does one piece cost; price of a single one; cost apiece
amount | Line total; Amount; Extended price; Line amount; Ext.; Net line | what does this row come to; cost of that item for all pieces; quantity times price
amount | Shipping; Delivery charge; Freight; Carriage; Postage and packing; P&P; Shipping and handling; Delivery | what did sending it cost; postage they charged; how much for bringing it; cost of transport on the bill
amount | Packing; Packaging charge; Packing cost; Crating | what did they take for wrapping; cost of boxes and wrapping; what did boxing it up add
amount | Handling fee; Handling charge; Admin fee; Administration charge; Processing fee; Service charge | what do they charge for paperwork; fee for processing; extra for administration
amount | Call-out charge; Callout fee; Attendance fee; Trip charge; Visit charge | what do they charge just for coming; fee for the visit itself; cost of the technician showing up
amount | Travel expenses; Travel costs; Mileage; Travel; Mileage charge; Travel and subsistence | what did they bill for driving; cost of the journeys; charge for getting there
amount | Expenses; Disbursements; Out-of-pocket expenses; Reimbursables; Reimbursable expenses | what costs did they pass on; money they laid out for us; things they paid first and charge on
amount | Surcharge; Supplement; Additional charge; Extra charge; Small order surcharge | what did they put on top; extra they demand; additional fee beyond the price
amount | Fuel surcharge; Fuel levy; Energy surcharge; Diesel surcharge | extra because fuel is expensive; what do they add for diesel; what did they add for gas prices
amount | Card fee; Credit card surcharge; Card processing fee; Payment surcharge | extra for paying by card; what does using plastic cost; fee because we used a credit card
amount | Environmental levy; Eco tax; Recycling fee; Waste disposal charge; Disposal fee | what do they take for getting rid of waste; cost of getting rid of the old stuff; charge for scrapping
amount | Late fee; Late payment fee; Late charge; Interest; Interest on overdue; Late payment interest | what do we pay for being late; penalty for missing the deadline; added because we were slow
percent | Late payment interest rate; Interest rate on overdue; Late charge rate; Finance charge rate | what percent do they add if we're late; the penalty rate; how much interest per year once it's overdue
amount | Credit applied; Less credit; Credit note applied; Credits; Adjustment; Credit on account | what was taken off for an earlier refund; credit set against it; money in our favour deducted
amount | Rounding; Rounding adjustment; Round off; Rounded | how many cents were rounded; correction of a few pence; why is it a cent off
amount | CIS deduction; Less CIS; CIS tax; Construction industry deduction; Tax deducted at source; TDS; Withholding tax | tax we must keep back and pay to the revenue for them; what is withheld from the sub; tax taken at source on the bill
percent | CIS rate; Withholding rate; Withholding tax rate; TDS rate | at what percent do we withhold; share held back for the revenue; what percentage do we deduct from the subcontractor
amount | Amount in words; Rupees in words; Total in words; Sum in words; Say total | the total written out; the sum spelled in letters; how would the total be written on a cheque
amount | Total in local currency; Equivalent in GBP; Total in home currency; Converted total; Base currency total | what is it in our own money; the sum after converting; converted into pounds
number | Exchange rate; Rate of exchange; FX rate; Conversion rate | at what rate was it converted; how many dollars to the euro; what conversion did they use
amount | Instalment amount; Installment; Stage payment; Milestone payment; Interim payment; Progress payment | how much is this stage's payment; the partial sum for this step; one payment of the plan
number | Instalment no.; Application no.; Stage no.; Interim invoice no.; Draw no.; Claim no. of contract; Valuation no. | which progress bill is it; which stage payment in the series; number in the row of claims
text | Bank; Bank name; Our bank; Bankers; Beneficiary bank; Banking with | at which bank do we pay; where do they keep their account; the financial institution to transfer to
account | Account number; Account no.; Bank account; A/C no.; Acct #; Bank account no. | into which account do I transfer; where does the money go; number to wire the money to
code | Sort code; Branch code; BSB; Routing number; ABA; Bank code; IFSC | the bank's routing digits; the six-digit code of the branch; code needed with the account for the transfer
account | IBAN; IBAN no.; International bank account number; IBAN code | the long international number to pay to; number for a transfer within Europe; where to pay from abroad
code | SWIFT; BIC; SWIFT/BIC; Swift code; BIC code | the bank's international code; code for wiring from overseas; what does my bank need to send money abroad
company | Account name; Account holder; Beneficiary; Payee; Make cheques payable to; Pay to; Account in name of | to whom is the payment made out; whose account is it; name to put on the cheque; who gets the money
address | Remit to; Remittance address; Send payment to; Mail payment to; Post cheque to | where do I mail the cheque; to what address goes the payment; address for sending money
text | Payment instructions; How to pay us; Payment details; Payment information | what should I do to settle; their directions for paying; which ways of paying are open
number | Credit days; Payment days; Days net; Net days; Terms (days) | within how many days is it due; length of the payment target; number of days we have
code | Direct debit mandate; Mandate reference; DD reference; SEPA mandate; Creditor identifier | under what mandate do they draw the money; number of the collection permission; what authorises them to debit us
date | Collection date; Direct debit date; Debit date; Will be collected on; Amount will be debited on | when do they take it from our account; day of the automatic withdrawal; what day will the money leave our account
amount | Savings; You saved; Total savings; Total discount | what have we saved overall; all reductions added up; how much cheaper was it in total
amount | List price; RRP; MSRP; Gross price; Price before discount; Catalogue price | the price before any reduction; normal price in the catalogue; what would it cost regular
amount | Net price; Price after discount; Your price; Discounted price | what we pay apiece after the reduction; our special price; what it costs each once the reduction is off
amount | Minimum charge; Minimum fee; Minimum order charge | the least they charge; lowest fee even for a small job; what's the lowest they'll bill
amount | Budget; Budget amount; Not to exceed; Cap; Fee cap; Maximum amount | up to what sum may they bill; the most they're allowed to bill; upper limit agreed
`;
