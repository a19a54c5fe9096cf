/** English wordings of receipts, till receipts, card slips, donations; the format is that of `parse-wordings.ts`. */
export const ENGLISH_RECEIPTS = String.raw`
amount | Total; Amount; Sale total; Balance to pay; To pay; Grand total; Total due | what did it cost altogether; how much was spent; what does the till slip come to; full sum of the purchase; how much was the shopping
amount | Subtotal; Sub total; Net sale; Goods total; Merchandise total | what was it before tax was added; the goods alone without tax or tip; sum before anything comes on top
amount | Tax; Sales tax; VAT; GST; HST; Tax total; VAT included; Incl. VAT | how much tax was in the purchase; the tax part; what went to the state
percent | Tax rate; VAT %; Tax %; Sales tax rate; VAT rate | at what rate was the purchase taxed; how many percent tax; what tax percentage did they use
amount | Net; Net of VAT; Excl. VAT; Goods excl. VAT; Total ex VAT | what would it be with the tax taken out; the value without tax for booking; how much without the tax
amount | Cash; Cash tendered; Cash received; Amount tendered; Paid cash; Tendered; Given | how much money was handed over; which note did the customer give; what was put on the counter
amount | Change; Change due; Cash back to customer; Your change; Change given | how much came back; how much cash did they hand back; what did we get back at the till
amount | Card; Card payment; Paid by card; Visa; Mastercard; Debit; Credit card; EFTPOS | how much went on the card; what was charged to plastic; sum taken by card
amount | Gift card; Gift voucher; Voucher; Store credit; Gift card used | how much was paid with a voucher; what was taken off the gift card; amount redeemed from the gift card
amount | Gift card balance; Remaining balance; Voucher balance; Card balance left; Balance on card | what's left on the voucher; how much credit remains on the gift card; how much can I still spend on the gift card
amount | Cashback; Cash out; Cash back | how much cash was drawn at the till; money taken out along with the purchase; how much cash did I get back with my shopping
amount | Tip; Gratuity; Tip amount; Service tip | how much did we give the waiter; extra for the staff; what did they tip
amount | Service charge; Service; Optional service charge; Discretionary service | what did the restaurant add for serving; the extra the house puts on; what did they add on for the waiters
percent | Service charge %; Service rate; Gratuity %; Suggested tip % | how many percent were added for serving; rate of the waiter's share; what percentage did the restaurant add
amount | Cover charge; Cover; Couvert; Table charge | what do they take per seat; price for sitting down; charge for bread and sitting at the table
number | Covers; Guests; No. of guests; Pax; Persons | how many people ate; number at the table; for how many was it
text | Table; Table no.; Tbl; Seat | where did they sit; which table was it; where in the restaurant were we
person | Server; Waiter; Served by; Your server; Operator | who waited on them; name of the waitress; who brought the food
person | Cashier; Clerk; You were served by; Cashier name; Operator name; Assistant | who rang it up; who sat at the till; the employee at checkout
code | Cashier no.; Operator ID; Clerk ID; Op. no.; Staff no. | the cashier's number; which staff id rang it up; which employee number was at the checkout
code | Till; Till no.; Register; Reg; POS no.; Terminal; Lane; Cash desk | at which checkout was it; which counter; the till's number
code | Store no.; Store; Shop no.; Branch; Branch no.; Store # | which branch was it; number of the shop; which location of the chain
company | Merchant; Shop; Store name; Retailer; Merchant name; Seller | where was it bought; which shop; who sold this; where did they go shopping
address | Store address; Shop address; Merchant address; Location; Branch address | where is the shop; street of the store; in which town was it bought
phone | Store phone; Tel; Shop telephone; Customer service; Helpline | what number has the shop; where to call about a return; how do I call the shop
code | Receipt no.; Receipt number; Rcpt; Bill no.; Slip no.; Receipt # | the slip's number; how is this receipt numbered; id of the till slip
code | Transaction no.; Trans; Transaction ID; Txn; TRN; Trans. no. | the number of the sale in the system; which transaction was it; what do I quote to look up this sale
date | Date; Sale date; Date of purchase; Purchase date; Transaction date; Receipt date | when was it bought; which day were they there; the day of shopping
time | Time; Time of sale; Printed at; Transaction time; Hr | at what hour was it bought; what time did they pay; how late was it
time | Opened; Table opened; Open time; Check opened | when did they sit down; when was the table started; what time was the party seated
time | Closed; Check closed; Close time; Paid at | when did they leave; when was the table settled; what time did they pay up and go
number | Items; No. of items; Item count; Articles; Total items; Items sold; Qty total | how many things were bought; number of pieces in the basket; how many products on the receipt
text | Item; Description; Article; Product; Purchased item | what was bought; which goods are on the slip; what did they get
amount | Price; Item price; Unit price; Each; Price/kg | what does one cost; price for a single piece; how much was one of them
amount | Discount; Savings; You saved; Multibuy savings; Promotion; Markdown; Offer | how much was taken off; what did we save at the shop; reduction at the till
amount | Coupon; Coupons; Manufacturer coupon; Coupon value; Vouchers used | what did the cut-out tickets bring; value of the coupon; how much did the coupons save
number | Loyalty points earned; Points earned; Points this visit; Points collected | how many points did we get for this purchase; what was credited to the club card now; rewards collected on this visit
number | Points balance; Total points; Points total; Your points; Loyalty balance | how many points are there in all; the points collected so far; how many rewards do I have now
code | Loyalty card; Member no.; Clubcard; Rewards no.; Membership no.; Loyalty no. | number of the customer card; under what club number was it collected; which loyalty account got the points
code | Card number; Card no.; PAN; Acct; Card ending; Account # | which card was used; last digits of the card; with which plastic did they pay
text | Card type; Card scheme; Application label; Scheme; Issuer | visa or mastercard; what sort of card was it; debit or credit
date | Card expiry; Expiry; Exp; Exp. date; Valid thru | until when is the card good; when does the card run out; what month does the card stop working
code | Authorisation code; Auth code; Approval code; Approval no.; Auth; Authorization no. | the code the bank gave for the payment; number of the go-ahead; confirmation that the card went through
text | Response; Result; Approved; Status; Transaction status | did the card go through; was the payment accepted or refused; did the bank say yes
text | Entry mode; Entry method; Contactless; Chip; Swiped; Verified by PIN; CVM | how was the card read; tapped or inserted; was a PIN used or a signature
code | Merchant ID; MID; Merchant no.; Merchant number | number of the shop with the card firm; the acceptor's id; which business account at the acquirer took the payment
code | Terminal ID; TID; Term. no.; Terminal no. | id of the card reader; which card machine was it; which payment device was used
code | AID; Application ID; App ID | the chip's application code on the slip; chip application identifier; which app on the chip was used
code | Reference no.; Ref; RRN; Retrieval ref.; Ref # | the number to look up the card payment; the acquirer's reference; how do I trace the card payment
code | Batch no.; Batch; Batch number | in which settlement lot is it; the daily batch of the reader; which end-of-day batch was it in
code | Sequence no.; Trace no.; STAN; Seq; Trace | running number of the card machine; the trace digits on the slip; sequence of this payment on the machine
text | Payment method; Tender; Paid by; Tender type; Payment type | how was it paid; cash or card; with what did they settle
text | Transaction type; Sale; Refund; Type | is it a purchase or money back; what kind of booking is it; did they charge us or pay us back
amount | Refund total; Refunded; Amount refunded; Return total | how much was given back; money returned to the customer; how much did I get back for what I returned
date | Return by; Returns accepted until; Exchange by; Refund deadline; Return before | until when can it be brought back; last day to swap it; how long do I have to take it back
text | Returns policy; Refund policy; Exchange policy; Return conditions | under what conditions do they take it back; can we bring it back; what are the rules for taking it back
code | VAT no.; VAT reg. no.; Tax ID; GST no.; ABN; VAT registration number | the shop's tax number; their registration for tax on the slip; shop's registration for VAT
text | Vehicle registration; Plate; Reg. no.; Licence plate | which car was fuelled or parked; the number plate; which vehicle was this for
number | Odometer; Mileage; Km reading; Odo | what did the speedometer say; how many miles on the clock; mileage written on the fuel receipt
number | Litres; Gallons; Volume; Quantity dispensed; Ltr; Gal | how much fuel went in; how much was filled up; how many gallons did they put in
amount | Price per litre; Price/L; PPG; Price per gallon; Unit price per litre | what did a litre cost; the fuel price; how much per litre at the pump
text | Fuel type; Grade; Fuel; Fuel grade | diesel or petrol; what did they fill up with; what kind of fuel did they buy
code | Pump; Pump no.; Pump # | at which pump did they fill up; number on the pump; which pump was used
time | Entry time; Time in; Arrived; Entered; Parking start | when did they drive into the car park; start of parking; what time did the car go in
time | Exit time; Time out; Left; Parking end; Expiry time; Valid until | when did the parking end; how long may the car stand there; when did they drive out
period | Parking duration; Duration; Length of stay; Parked for | how long did they park; stay in the garage; how many hours were they parked
amount | Parking fee; Fee paid; Parking charge; Tariff; Toll; Toll paid | what did parking or the road cost; charge for standing there; how much did they pay to park
company | Received from; Payer; Payee name; From; Paid by (name); Name of payer | who handed over the money; who paid that; from whom did they get it
amount | Amount received; Sum of; The sum of; Received the sum of; Amount paid; Payment amount | how much money did they take in; the sum acknowledged; how much was received
text | For; In payment of; Being; On account of; Purpose; Payment for | what was the money for; why was it paid; the reason of payment
person | Received by; Collected by; Recipient; Cash received by | who took the money; who signed for the cash; who accepted the payment
amount | Balance; Balance due; Remaining; Outstanding; Still owing | what's still open after this payment; how much is left to settle; how much does he still owe
amount | Previous balance; Account total before payment; Amt. of account; Amount of account | how much was owed before; the debt before this payment; what did he owe before paying this
code | Cheque no.; Check no.; Chq no.; Check # | number of the cheque it was paid with; which cheque was it; which check did they pay with
text | Drawn on; Bank; Bank drawn on; Cheque bank | at which bank was the cheque; whose cheque was it; which bank is the cheque from
amount | Donation; Gift amount; Contribution; Donation amount; Amount of gift; Amount donated | how much was given to the charity; what did the donor give; size of the present
date | Date of gift; Donation date; Contribution date; Gift received; Date of contribution | when was the money given to the charity; the day of giving; what day did they donate
person | Donor; Donor name; Given by; Contributor; Received with thanks from | who made the donation; name of the benefactor; from whom is the present
company | Charity; Charity name; Organisation; Organization; Donee | to which good cause did it go; who got the gift; name of the association
code | Charity number; Registered charity no.; Charity reg. no.; EIN; 501(c)(3) no. | under what number is the charity registered; tax number of the association; how is the nonprofit registered
text | Fund; Designation; Appeal; Campaign; Gift designation; Restricted to | what is the gift meant for; which appeal did they give to; the use of the gift
amount | Gift Aid; Gift Aid reclaimed; Gift Aid amount; Tax reclaimed | what does the charity get back from the taxman; the extra tax claimed on the gift; extra the charity can claim on the gift
amount | Value of goods received; Goods or services provided; Fair market value; Benefit value; Value of benefit | what did the donor get in return; value of what was given in return; was anything given in exchange for the gift
amount | Tax-deductible amount; Deductible portion; Eligible amount of gift; Eligible amount | how much can be set against tax; the part that counts for the tax return; how much of the donation can I write off
text | Description of donated property; In-kind donation; Gift in kind; Goods donated | what things were given instead of money; the items donated; what items did they donate
amount | Deposit; Bottle deposit; Container deposit; CRV; Refundable deposit | how much for the bottles; money we get back for empties; charge for returnable bottles
amount | Bag charge; Carrier bag; Bag fee; Bags | what did the bag cost; charge for plastic bags; how much were the bags
amount | Rounding; Cash rounding; Rounded total; Rounding diff | how many cents were rounded at the till; difference from rounding; how much did they round the cash payment by
text | Survey code; Feedback code; Invitation code; Tell us at | code for the opinion survey; what to enter for the questionnaire; what code do I enter to give feedback
code | Order no.; Order number; Collection no.; Pick-up no.; Ticket no.; Your number | which number is called out at the counter; number to fetch the food; what number do they call when it's ready
text | Eat in; Take away; Dine in; To go; Order type | was it eaten there or taken along; here or to go; did they eat there or take it away
`;
