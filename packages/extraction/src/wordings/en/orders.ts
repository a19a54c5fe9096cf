/** English wordings of quotations and orders; the format is that of `parse-wordings.ts`. */
export const ENGLISH_ORDERS = String.raw`
code | Quotation number; Quote no.; Quotation ref; Estimate no.; Offer no.; Quote #; Proposal no.; Tender no. | number of the offer; how is the cost proposal numbered; which number do I name when accepting
date | Quotation date; Quote date; Date of quotation; Estimate date; Date of offer; Proposal date | when was the offer made; day of the cost proposal; how old is the offer
date | Valid until; Quote valid until; Expiry date; Expires; Offer expires; Valid to; Acceptance deadline | how long does the offer stand; until when can we accept; last day at this price; when does the offer lapse
period | Validity; Validity period; Quotation valid for; Valid for; Offer validity; Open for acceptance | for how many days is the price good; how long is the offer binding; how long do we have before the price changes
code | RFQ number; Enquiry no.; Inquiry ref; Your enquiry; RFP no.; Request no.; Tender ref | which of our requests are they answering; number of our inquiry; which request for prices is this the answer to
date | Enquiry date; Date of enquiry; Inquiry date; Your enquiry dated; RFQ date | when did we ask for prices; the day of our inquiry; what date did we request the quote
date | Closing date; Quote required by; Tender closing date; Bids due; Submission deadline; Reply by | until when must offers be in; last day to hand in a price; by when do we have to submit our bid
code | Purchase order number; PO number; PO no.; P.O. #; Order no.; Order number | the number of our order; how is the order numbered; which number must be on the supplier's bill
date | Order date; PO date; Date of order; Ordered on; Date ordered | when was it ordered; day we placed it; when did this go out to the supplier
code | Sales order number; SO no.; Order confirmation no.; Confirmation no.; Our order no.; Acknowledgement no.; Order ack. no. | the supplier's number for our order; under what number did they confirm; their processing number
date | Confirmation date; Date confirmed; Acknowledgement date; Confirmed on; Order acknowledged | when did the supplier say yes; day they confirmed; when was the order accepted in writing
code | Revision; Rev.; Version; Amendment no.; Change no.; Rev. no. | which version of the order is it; which round of changes; latest state number
date | Revision date; Amended on; Date of change; Revised | when was the order changed last; the day of the new version; date of the latest version of the order
text | Order status; Status; PO status; State of order | how far is the order; is it open or done; has it been sent already
text | Order type; PO type; Type of order; Blanket; Standing order | is it a call-off or a one-time order; what sort of order is it; is this a one-off order or a call-off
code | Blanket order no.; Framework agreement no.; Contract no.; Call-off no.; Release no. | under which long-term deal is it called off; the framework contract behind the order; which framework deal does this fall under
code | Requisition number; Requisition no.; PR no.; Purchase request no.; Req. # | our internal purchase request's number; the request behind the order; which internal request led to this order
company | Supplier; Vendor; Seller; To; Order to; Supplier name | who do we buy from; which firm gets the order; where was it ordered
code | Supplier number; Vendor no.; Vendor ID; Supplier code; Vendor code | our number for that supplier; how do we keep them in the system; what do we have this vendor down as in our system
address | Supplier address; Vendor address; Seller's address | where does the seller sit; address the order was mailed to; where is the supplier based
company | Customer; Buyer; Client; Quoted to; Prepared for; Quotation for; Ordered by (company) | who wants to buy; for which customer was the offer made; the prospective client
code | Customer number; Customer no.; Account no.; Client no.; Customer ID | our number with the seller; the buyer's number in their books; what's our account with this supplier
address | Customer address; Client address; Buyer's address; Bill to address; Invoice address | where is the bill to be sent; the buyer's postal address; where should they mail the invoice
address | Delivery address; Ship to; Deliver to; Delivery location; Place of delivery; Shipping address | where should it be brought; to which place should the goods go; the drop-off spot
person | Deliver for attention of; Site contact; Receiving contact; Delivery contact; Contact on site | who takes it in when the lorry comes; whom should the driver call; who should they ask for when delivering
phone | Delivery contact phone; Site phone; Contact tel.; Site contact no. | number for the driver to call; phone at the place of unloading; who can the driver call and on what number
date | Delivery date; Required by; Date required; Required delivery date; Need by; Requested delivery date; Due date | by when do we need it; the day we want it; when should the goods be there; when must it come at the latest
date | Confirmed delivery date; Promised date; Expected delivery; Estimated delivery; Promise date; ETA; Scheduled ship date | when will they really bring it; day the supplier promised; when can we count on the goods
date | Dispatch date; Ship date; Despatch date; Ships by; Ex works date; Shipping date | when does it leave their warehouse; the day it goes out at the seller's; when will they ship it
time | Delivery time; Delivery slot; Delivery window; Time slot; Receiving hours | at what hour will they come; when on that day; between which hours is it accepted
period | Lead time; Delivery time (weeks); Delivery lead time; Turnaround; Production time; Availability | how long does it take until it's delivered; weeks we have to wait; how fast can they make it
date | Start date; Commencement; Work to start; Proposed start; Commencement date | when can they begin the job; first day of the work; when would they be able to start
date | Completion date; Finish date; Proposed completion; Work to be completed by | when will the job be ready; last day of the work; when would the job be finished
period | Duration; Estimated duration; Time to complete; Job length; Programme | how long will the job take; number of weeks for the work; how many days or weeks of work is it
person | Purchasing agent; Ordered by; Purchaser; Buyer name; Placed by | who of our people bought it; the colleague in purchasing; who placed it
person | Requested by; Requester; Requisitioner; Originator; Required by (name) | who in the company wanted it; for which colleague is it; who asked us to buy this
person | Approved by; Authorised by; Authorized by; Approver; Signed for buyer | who released the order; who allowed us to buy; who gave the go-ahead
date | Approval date; Date approved; Authorised on; Date authorised | when was buying allowed; day of the release; when did management sign off
person | Prepared by; Quoted by; Estimator; Estimated by; Offer prepared by; Drawn up by | who worked out the price; who made the offer; which of their people calculated it
person | Salesperson; Sales rep; Account manager; Your contact; Sales contact; Representative | who is our man over there; who sells it; whom to ask about the offer
person | Accepted by; Client signature; Customer acceptance; Agreed by; Signed for client | who said yes to the offer; who signed for the buyer; who agreed to the price on the client's side
date | Date accepted; Acceptance date; Date signed; Accepted on; Date of acceptance | when did the customer agree; day of signing the offer; when did they say yes to the quote
text | Subject; Project; Re; Quote for; Scope; Title | what is the offer about; what would they do for us; the thing quoted
text | Scope of work; Work included; Description of work; Specification; Inclusions | what exactly would they do; what is in the price; which jobs are covered
text | Exclusions; Not included; Excludes; Items excluded; Excluded works | what is not in the price; what would cost extra; things left out
text | Assumptions; Conditions; Qualifications; Clarifications; Based on | under what suppositions was it calculated; what do they take for granted; what is the price conditional on
text | Description; Item description; Goods; Product; Article | what is ordered; what do we want to buy; the goods on the order
code | Item no.; Part number; Part no.; SKU; Product code; Article no.; Catalogue no.; Item code | the number of the article; how is it called in the catalogue; order code of the thing
code | Supplier part no.; Vendor item no.; Your item no.; Manufacturer part no.; MPN; Mfr. part no. | the maker's number for the piece; what the supplier calls the article; what does the manufacturer call this part
text | Colour; Color; Shade; Finish | in what colour is it ordered; which shade did they choose; what color did we pick
text | Size; Dimensions; Format; Measurements | how big should it be; what measures were ordered; how large is the thing we ordered
text | Material; Grade; Quality; Specification of material | what is it to be made of; which grade did we order; what's it made from
code | Drawing no.; Dwg no.; Drawing number; Print no. | according to which plan should it be made; number of the technical sheet; which plan is it made to
number | Quantity; Qty; Qty ordered; Quantity ordered; Order qty; No. required | how many do we want; the number of pieces ordered; how much of it
text | Unit; UOM; Unit of measure; U/M; Per; Pack size | by piece or by box; in what unit is it counted; how many come in a pack
number | Minimum order quantity; MOQ; Min. order; Minimum qty | the fewest we have to take; smallest lot they sell; how many do we have to buy at least
amount | Unit price; Price each; Unit cost; Rate; Price per unit; Price/unit; Quoted rate | what does a single one cost; price apiece; cost per piece on offer
amount | Line total; Amount; Ext. price; Extended amount; Line value; Total price | cost of this row; pieces times price; how much for that item in total
amount | Subtotal; Net total; Total excl. VAT; Total before tax; Net value; Total net | price of the offer without tax; order worth before tax; ex-tax cost
amount | VAT; Tax; Sales tax; GST; VAT amount; Estimated tax | the tax that comes on top of the order; how much tax would it be; how much tax will be added
percent | VAT rate; Tax rate; VAT %; GST % | rate of tax on the order; how many percent tax come on; what percentage tax applies
amount | Total; Order total; Grand total; Quotation total; Total price incl. VAT; Estimate total; Total order value; Total cost | what would it all cost; how big is the order in money; all in with tax; price we'd pay in the end; how much did they quote
amount | Discount; Less discount; Trade discount; Special discount; Project discount; Rebate | how much cheaper did they make it; reduction on the order; what do they knock off
percent | Discount %; Disc. %; Discount rate; Trade discount % | how many percent off; the rate of the reduction granted; what percentage are they taking off
amount | Shipping; Freight; Delivery cost; Carriage; Delivery charge; Shipping & handling; Transport | what does bringing it cost; charge for transport of the order; postage on top
amount | Installation; Installation cost; Assembly; Fitting; Commissioning; Installation charge | what do they take for setting it up; cost of putting it in; how much to have it fitted
amount | Labour; Labor; Labour cost; Labour total; Man-hours cost | what do the workers cost in this offer; part for working time; how much of the estimate is for the workers
amount | Materials; Material cost; Parts; Materials total | what does the stuff cost in this offer; part for supplies; how much of the estimate is for supplies
amount | Contingency; Contingency sum; Provisional sum; Allowance; PC sum | what did they put in for surprises; cushion in the estimate; what's been set aside for the unexpected
amount | Optional extras; Options; Options total; Optional items; Alternative price | what would the additional wishes cost; price of things we may add; how much more if we add the optional things
amount | Deposit; Deposit required; Down payment; Advance payment; Deposit on order; Payment with order | how much to pay when ordering; what do they want first; money before they begin
percent | Deposit %; Down payment %; Percentage on order; Upfront % | share to pay at the start; percent when ordering; what percentage do they want up front
amount | Balance on completion; Balance due on delivery; Final payment; Balance; Remaining on completion | what is left to pay when it's finished; rest at handover; what do we pay when the job is finished
text | Payment terms; Terms of payment; Terms; Payment schedule; Payment conditions | how and when do we pay; days' credit on the order; is anything payable beforehand
text | Payment method; Method of payment; Pay by; Payment option | how will it be paid; by card or by transfer; how are we supposed to pay for the order
text | Delivery terms; Incoterms; Terms of delivery; FOB point; F.O.B.; Shipping terms; Freight terms | who pays the transport; trade clause of the order; where does risk pass
text | Ship via; Shipping method; Delivery method; Carrier; Mode of transport; Shipment by | how will they send it; with which haulier; by road or air
text | Packing; Packing instructions; Packaging; Marking; Pallet requirements | how must it be wrapped; what should stand on the boxes; how should it be boxed
text | Special instructions; Delivery instructions; Remarks; Notes; Comments; Notes to supplier | what else must they watch; additional wishes on the order; anything the supplier should know
text | Warranty; Guarantee; Warranty period; Guarantee period | how long do they stand behind it; for how many years are faults covered; what guarantee do they give
text | Currency; Price currency; Quoted in; Order currency; Prices in | in what money is it offered; dollars or pounds; what money are the prices in
code | Project number; Job no.; Project code; Job code; Cost centre; Charge to | on which job is it ordered; what do we charge it to; which job gets charged for this order
amount | Budget remaining; Budget; Approved budget; Available budget; Estimated cost | how much were we allowed to spend; money set aside for it; what's left to spend for this
number | Quantity outstanding; Backorder qty; Back order; Qty open; Outstanding | how many are still missing; pieces to come later; how many haven't they sent yet
number | Quantity confirmed; Qty confirmed; Confirmed quantity; Qty allocated | how many did the supplier promise; pieces they can deliver; how many can they actually supply
text | Country of origin; Origin; Made in; COO | where do the goods come from; in which country is it made; where are the products made
code | HS code; Commodity code; Tariff code; Customs tariff no. | the customs number of the article; number for the tariff; customs classification of the product
text | Cancellation terms; Cancellation policy; Cancellation; Cancellation fee terms | can we still back out; what happens if we cancel; what if we change our minds
amount | Price per 100; Price per 1000; Price/C; Price/M | what do a hundred pieces cost; price for a thousand; how much per thousand
person | Customer name; Ordered for; Name; Your name; Customer contact | who fills in the order; person the order is for; who is ordering this
text | Gift message; Engraving; Personalisation; Inscription; Text to print | what words should be put on it; what is to be written on the gift; what should we write on the card
`;
