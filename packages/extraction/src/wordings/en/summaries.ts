/** English wordings of summaries of tables, and what is common to many documents; the format is that of `parse-wordings.ts`. */
export const ENGLISH_SUMMARIES = String.raw`
amount | Grand total; Overall total; Sum total; Total of all; General total; Final total | everything added up; what's at the very bottom; sum over all pages; what does all of it come to; what does the whole thing add up to
amount | Subtotal; Sub-total; Page total; Section total; Group total; Part total | interim sum; sum of this part; sum of the block; what does this page add up to
amount | Carried forward; C/F; Carried over; Total carried forward; To next page | what goes on to the next page; sum taken along; standing at the foot of the sheet; what amount is carried to the next page
amount | Brought forward; B/F; From previous page; Balance brought forward; Total b/f; Carried from | what came from the previous page; sum taken over; standing at the head of the sheet; what amount came over from the page before
amount | Taxable total; Total taxable sales; Total subject to tax; Taxable subtotal | sum of what is taxed; all with tax on it; base of the tax in the summary
amount | Non-taxable total; Total exempt; Exempt sales; Tax-free total; Zero-rated total | sum of what isn't taxed; all without tax on it; free of tax in the summary
amount | Total at standard rate; Total 10%; Standard rate total; Subtotal 20% | sum of all at the usual tax; what falls under the high rate; ordinary-taxed things together
amount | Total at reduced rate; Total 8%; Reduced rate total; Subtotal 5% | sum of all at the small tax; what falls under the low rate; favoured things together
amount | Tax at standard rate; Tax 10%; VAT 20% amount; Standard tax | tax out of the usual-rated part; tax of the high rate in the summary; how much tax on the normal things
amount | Tax at reduced rate; Tax 8%; VAT 5% amount; Reduced tax | tax out of the low-rated part; tax of the small rate in the summary; how much tax on the favoured things
amount | Total tax; Tax total; Total VAT; Sum of taxes; VAT total; Total GST | all taxes added; tax of every rate together; all the tax combined
amount | Total net; Net total; Total excl. tax; Sum net; Total ex VAT | all without tax; sum before tax on every line; everything ex tax
amount | Total gross; Gross total; Total incl. tax; Sum gross; Total inc. VAT | all with tax; sum after tax on every line; everything tax in
amount | Total discount; Discount total; Total savings; Sum of discounts; Total reductions | all that was knocked off; all reductions combined; what was saved overall
amount | Total paid; Sum of payments; Payments total; Total received; Total receipts | all payments together; what came in overall; paid in sum; how much has been paid in total
amount | Total outstanding; Total unpaid; Total balance; Sum open; Total receivable | all still to pay; what's open overall; not yet settled in sum; how much hasn't been paid in total
amount | Total debit; Debits total; Sum of debits; Debit total; Dr total | left column added; everything charged; sum on the debit side
amount | Total credit; Credits total; Sum of credits; Credit total; Cr total | right column added; all in our favour; sum on the credit side
amount | Net change; Net movement; Difference; Increase/decrease; Net | what is more or less than before; plus or minus of the time; change between start and end
amount | Variance; Difference from budget; Over/under; Deviation; Var. | how far off the plan; gap between planned and real; too much or too little spent; how much over or under plan are we
percent | Variance %; % variance; Deviation %; % of budget | how many percent off the plan; gap in percent; share of the plan used
amount | Budget; Budgeted; Plan; Planned; Target | what was planned; sum in the plan; how much should it have been; how much were we supposed to spend
amount | Actual; Actual cost; Actual amount; Actual to date; Real | what was it really; how much was it in reality; how much has it been in fact; what did we really spend
amount | Forecast; Estimate to complete; Projected; Outlook; Expected total | what will it be probably; expected by the end; guess for the year
amount | This month; Current month; Month total; Month to date; MTD; Current period | only for this month; sum of the running month; what was it in these weeks; what's the figure for just this month
amount | Last month; Previous month; Prior month; Prior period; Previous period | the month before; previous month's sum; what was it four weeks ago
amount | Year to date; YTD; Cumulative; Total to date; Year total; To date; Cumulative total | since the start of the year; all months together so far; running sum of the year; what's the figure for the year so far
amount | Last year; Prior year; Previous year; Same month last year; PY | a year before; previous year's sum; what was it twelve months ago; how does it look for the year before
percent | Change %; Growth; % change; Year on year; YoY; Increase % | how many percent more; grown by what; difference to last year in percent
percent | Share; % of total; Percentage; Ratio; Proportion; Composition | what part of the whole; share in percent; how much of everything
amount | Average; Avg.; Mean; Average amount; Average price | in the middle; mean of all; what is it on average
amount | Average per day; Daily average; Per day; Average daily sales | in the middle a day; what does one day bring; per day on average
amount | Highest; Maximum; Max.; Peak; High | largest of all; which was the largest; most there was
amount | Lowest; Minimum; Min.; Low | smallest of all; which was the smallest; least there was
number | Number of items; Item count; Lines; Total lines; No. of entries; Line count | how many rows; positions in the list; entries counted
number | Total quantity; Quantity total; Total qty; Total units; Total pieces; Total pcs; Sum of qty | how many pieces altogether; all counted together; sum of units; how many units are there in all
number | Total cartons; Total cases; Total boxes; Total packages; Total ctns | how many boxes altogether; sum of crates; number of cases overall
number | Total pallets; Pallet total; No. of pallets; Total skids | how many pallets altogether; sum of skids; all pallets counted
number | Total weight; Total gross weight; Weight total; Total kg; Total G.W. | how heavy altogether; kilos of everything with packing; sum of weights; what does everything weigh together
number | Total net weight; Net weight total; Total N.W. | kilos of everything without packing; sum of pure weights; all the goods alone on the scale; what do the goods weigh in all without packaging
number | Total volume; Volume total; Total CBM; Total m3; Total cubic | how much room altogether; how many cubic metres overall; size of everything
number | Total hours; Hours total; Sum of hours; Total time; Total man-hours | how many hours altogether; all time worked; sum of the hours; how many hours does it add up to
number | Total overtime hours; Overtime total; OT total; Total O/T | extra hours altogether; sum of time on top; all beyond normal
number | Total days; Days total; Number of days; No. of days | how many days altogether; sum of days; how many days does it add up to
number | Total distance; Total miles; Total km; Distance total; Total mileage | how far altogether; sum of miles; kilometres overall
number | Total area; Area total; Total sq ft; Total m2; Total floor area | how big altogether; sum of square metres; square metres overall
number | Total length; Length total; Total metres; Linear metres | how long altogether; metres summed; metres overall
number | Number of transactions; Transactions; Transaction count; No. of sales; Customer count; Tickets | how many sales; bookings counted; number of customers at the till
amount | Average sale; Average transaction; Average ticket; Average spend; Sales per customer | what does a customer spend; sum per sale; how much does the typical customer spend
amount | Cash total; Total cash; Cash sales; Cash takings; Cash in drawer | how much came in notes and coins; cash of the day; money in the till
amount | Card total; Total card; Card sales; Card takings; Credit card sales | how much came by card; plastic of the day; how much was paid by card today
amount | Gross sales; Total sales; Sales total; Takings; Day total; Daily sales | what was sold in all; day's takings; turnover of the day; how much did the shop sell
amount | Net sales; Sales less refunds; Sales after discounts | sold less what came back; takings after reductions; sales without what was returned
amount | Refunds; Total refunds; Returns total; Voids; Cancellations total | all given back; money returned in the day; sum of cancelled sales
amount | Float; Opening float; Starting cash; Change fund; Opening cash | money in the till at the start; coins for change; cash in the morning
amount | Expected cash; Cash should be; Theoretical cash; System cash | what ought to be in the till; cash by the books; sum that should be there
amount | Counted cash; Actual cash; Cash counted; Cash on hand | what was really in the till; cash by counting; how much cash did they count
amount | Over/short; Cash difference; Cash over; Cash short; Till difference | what is missing in the till; too much or too little cash; gap at counting; is the till over or under
amount | Petty cash balance; Cash balance; Closing cash; Cash at end; Closing float | what's left in the box; cash in the evening; money left over
amount | Bank deposit; Deposited; Amount banked; Banking; Paid to bank | what was taken to the bank; cash carried off; sum paid in
number | Opening stock; Beginning inventory; Stock b/f; Opening inventory; Stock at start | how many were there at the start; stock in the morning; pieces at the beginning; how many did we have to begin with
number | Closing stock; Ending inventory; Stock on hand; Closing inventory; Balance stock; On hand | how many are there at the end; stock left; pieces in the store now; how many do we have left in stock
number | Stock in; Received; Receipts; Qty in; Inward; Additions | how many came into the store; how many were added to stock; incoming stock
number | Stock out; Issued; Issues; Qty out; Outward; Used | how many left the store; how many were taken out of stock; outgoing stock
number | Reorder level; Minimum stock; Reorder point; Safety stock; Min. qty | when must we order again; lowest stock allowed; at what level should we reorder
number | On order; Qty on order; Due in; Incoming | how many are ordered and not here; pieces to come; stock on the way
number | Available; Free stock; Available qty; Unallocated | how many can we still sell; stock not promised; how many are still for sale
number | Reserved; Allocated; Committed; Qty reserved | how many are promised already; pieces kept for customers; stock spoken for
amount | Stock value; Inventory value; Value of stock; Total inventory value | what is the store worth; money lying on the shelves; worth of goods
number | Count; Physical count; Counted qty; Stocktake qty; Actual count | how many were counted by hand; how many did they find when counting; result of counting
number | Count difference; Stock variance; Discrepancy; Shrinkage; Qty difference | how many are missing against the books; gap at stocktaking; how many have gone missing
number | Line no.; No.; Item; Seq.; Sr. no.; S. no.; Row | which line of the list; running number in the list; position of the line
text | Unit; UOM; U/M; Unit of measure; Units | counted in what; kilo or piece; measure of the column
text | Currency; Amounts in; In thousands; Expressed in | in which money are figures; thousands or single; measure of the sums
date | As of; As at; Position as at; Report date; Data as of; Status as of | to which day do figures belong; how fresh is the table; what date are these figures from; as of what date are these numbers
date | Printed on; Print date; Generated on; Date printed; Run date; Created | when was the list printed; day of the printout; when was it run
time | Print time; Time printed; Run time; Generated at | at what hour was it printed; what time was this printed; hour it was run
person | Printed by; User; Run by; Generated by; Operator | who printed it; who ran the list; under whose login
text | Report title; Report name; Title; Name of report; List name | what list is it; name of the table; headline
number | Page; Page no.; Page of; Sheet no. | which sheet; how many pages; number of the sheet
text | Category; Group; Class; Product group; Type; Segment | which group does it fall in; sort of the entry; class in the list
text | Sort order; Sorted by; Filter; Selection; Criteria | by what is it ordered; which choice was made; what was filtered
text | Legend; Key; Notes; Footnote; Remarks; Symbols | what do the signs mean; explanation below the table; what does the note underneath say
text | Rate basis; Tax class; Tax code; VAT code; Tax category | which tax letter; code behind the row; how is this line taxed
amount | Rounding difference; Rounding; Rounding adjustment; Round-off | cents from rounding; why the sum isn't even; difference caused by rounding
amount | Cost; Cost price; Purchase price; Buying price; Landed cost; Unit cost | what did we pay for it; buying cost; what did it cost us
amount | Selling price; Retail price; Sales price; RRP; Sell price | for how much do we sell; price to the customer; shop price
amount | Margin; Gross margin; Profit; Contribution; Profit amount | what do we earn on it; gap between buying and selling; gain per piece
percent | Margin %; GP %; Profit margin; Mark-up %; Gross profit % | how many percent do we earn; rate of gain; what percentage is profit
number | Weight per unit; Unit weight; Wt. each; Piece weight | how heavy is one; how much does each one weigh; weight of a single piece
number | Units per pack; Pack size; Pcs per box; Qty/ctn; Case pack | how many in one box; pieces to a pack; filling of the case
number | Age; Average age; Years of service; Length of service | how old are they; how long with the firm; years counted
number | Headcount; Number of employees; Staff count; Total employees; No. of staff | how many people work there; heads in the firm; size of the staff
number | Score; Total score; Rating; Evaluation; Points total | how good by points; overall rating; sum of marks
text | Opening hours; Business hours; Hours of operation; Open; Store hours | when are they open; at what times can one come; when do they close
text | Closed; Closing days; Regular holiday; Holidays; Closed on | on which day is nobody there; rest day of the shop; when is it shut
text | Access; Directions; Nearest station; How to get there; Parking info | how do I get there; which stop is near; where to leave the car
code | QR code; Barcode; Scan code; EAN; JAN; UPC | stripes to scan; code on the pack; digits below the bars
code | Password; PIN; Access code; Login ID; User ID; Username | what to type to get in; secret code; what do I log in with
text | Disclaimer; Terms and conditions; General terms; Legal notice; Small print | what is in the fine print; rules that hold; conditions at the bottom
text | Cut-off; Closing day; Closing rule; Cut-off day; Billing cut-off | on which day does the month close; last day counted in; when is the account cut
`;
