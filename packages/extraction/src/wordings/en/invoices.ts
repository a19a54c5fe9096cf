/** English wordings of invoices: numbers, dates, parties and references; the format is that of `parse-wordings.ts`. */
export const ENGLISH_INVOICES = String.raw`
code | Invoice number; Invoice no.; Inv. no.; Invoice #; Invoice ref; Bill no.; Tax invoice no.; Document no. | which number do I quote for this bill; the bill's identifier; what is this bill numbered; the number of the supplier's bill; bill id
date | Invoice date; Date of invoice; Date issued; Issue date; Bill date; Dated; Tax point date | when was the bill made out; the day they billed us; when did they send this bill; day of billing; which date is on the bill
date | Due date; Payment due; Payment due date; Pay by; Due by; Please pay by; Payment date due | by when do we have to pay; last day to pay; the deadline for payment; until when can we settle this; when does the money have to be there
date | Date of supply; Supply date; Tax point; Service date; Date of service; Performance date | when was the work done; day the goods or services were provided; when did they actually perform this; the date it was supplied
period | Billing period; Service period; Period covered; Period of service; For the period; Invoice period | which months does this bill cover; what time span is being charged; from when to when are we billed; the weeks they are charging for
code | Customer number; Customer no.; Client no.; Customer ID; Cust. ref; Client ID | our number with this supplier; what number do they have us under; how are we numbered in their books; our customer id with them
code | Account number; Account no.; Acct no.; A/C no.; Your account | which account of ours was it charged to; under what account do they run us; our trade account with them
code | Purchase order number; PO number; P.O. no.; PO #; Your order no.; Customer PO; Buyer's order no. | which of our orders does this belong to; the order we placed; number of the order we sent them; the buying order behind this bill
code | Our order number; Sales order no.; SO number; Our order ref; Job order | the seller's own number for the order; how the supplier numbered our order; their internal order
date | Order date; Date of order; PO date; Your order dated; Ordered on | when did we order; day the order was placed; the date we commissioned it
code | Quotation number; Quote no.; Estimate no.; Quote ref; As per quotation; Offer no. | which offer is this bill based on; the estimate it goes back to; number of the offer we accepted
code | Delivery note number; Delivery note no.; D/N no.; DN #; Despatch note; Docket no.; Packing slip no. | which delivery slip goes with this bill; the slip that came with the goods; number of the shipping paper for this bill
date | Delivery date; Date delivered; Dispatch date; Despatched; Ship date | when did the goods come; day it was handed over; when was it shipped to us; when did we receive the goods
code | Contract number; Contract no.; Agreement no.; Contract ref; Framework agreement | which contract are they billing under; the agreement it is based on; number of our agreement with them
code | Project number; Project no.; Project code; Job no.; Job number; Job # | which job do I book it to; number of the job; the code for the project; what job is it for
text | Project; Project name; Job name; Job description; Job title; Works | which project is this bill for; what is the job called; the building scheme being billed; what undertaking was it for
address | Site address; Job site; Site; Works address; Location of works; Service address; Property | where was the work carried out; at which place did they do the job; where's the building site; the premises they worked at
code | Cost centre; Cost center; Cost code; Department code; Charge code | which department bears the cost; where to post the expense; the internal code it's charged to
code | Your reference; Your ref; Customer reference; Buyer reference; Client ref | what reference did we give them; our own reference on their bill; the reference the buyer wanted printed
code | Our reference; Our ref; Supplier reference; Seller's ref; Ref. | the seller's own reference; the sender's reference; which reference do they use for this on their side
code | Payment reference; Remittance reference; Quote on payment; Reference for payment; Payment ref; OCR number | what do I write on the transfer; text to quote when paying; what goes in the transfer's message line; reference the bank transfer needs
company | From; Supplier; Seller; Vendor; Invoiced by; Issued by; Billed by | who is billing us; who sent this bill; which firm wants money; who do we owe this to; the creditor's name
address | Supplier address; Seller's address; Our address; Registered office; Head office | where is the billing firm located; the sender's postal address; where does the supplier sit; street of the firm that billed us
company | Bill to; Invoice to; Sold to; Billed to; Customer; Client; Buyer; Messrs | who is being billed; who must pay this; the party receiving the bill; whose bill is it; which customer is it made out to
address | Billing address; Invoice address; Bill to address; Customer address; Client address | where was the bill sent; the payer's postal address; the address of the customer as billed
company | Ship to; Deliver to; Consignee; Delivered to; Recipient | who got the goods; which firm or branch received the delivery; who was it shipped to
address | Shipping address; Delivery address; Ship to address; Place of delivery; Destination address | where did the goods go; the place it was shipped to; the drop-off address; to what address was it delivered
code | VAT number; VAT reg. no.; VAT ID; VAT registration no.; GST no.; GSTIN; ABN; Tax registration number | the seller's tax id; under what number are they registered for sales tax; the supplier's registration with the tax office; their tax number
code | Customer VAT number; Customer VAT no.; Your VAT no.; Buyer's VAT ID; Client VAT; Customer tax ID; Buyer GSTIN | our tax id as printed on the bill; the buyer's tax registration; the customer's sales tax number
code | Company registration number; Company reg. no.; Co. reg. no.; Registered in England no.; CRN; Company no.; Registration no. | the billing firm's number in the company register; under what number is the supplier incorporated; the trade register number
code | EIN; Federal tax ID; Taxpayer ID; TIN; Fed ID; Tax ID no. | the employer identification of the vendor; their federal number for the 1099; the number for our tax reporting on this vendor
person | Contact; Contact person; Contact name; Your contact; For queries contact; Enquiries to | who can I call about this bill; whom do I ask at the supplier; the person to get in touch with; who answers questions over there
person | Attention; Attn; FAO; For the attention of; F.A.O.; Attn. of | who is it addressed to at our firm; which colleague is the bill meant for; whose desk does it go to
person | Prepared by; Issued by (name); Invoiced by clerk; Clerk; Processed by; Raised by | who made out the bill; which of their staff wrote it; who typed this bill up
person | Salesperson; Sales rep; Account manager; Sales representative; Rep; Your sales contact | who sold it to us; who looks after us there; which rep handled the sale
person | Ordered by; Requested by; Order placed by; Requisitioner; Authorised by customer; Purchaser | who of us ordered this; which colleague placed the order; who asked for the goods; on whose request was it bought
phone | Telephone; Tel.; Phone; Tel no.; Phone number; T | what number can I ring them on; how do I call the supplier; what number for the billing firm
phone | Fax; Fax no.; Facsimile; F; Telefax | where can I send a fax; the fax line of the firm; number for faxing them
phone | Mobile; Cell; Mobile no.; Cell phone; Mob.; M | cell number of the contact; how to reach the person on the road; the contact's cellular
email | Email; E-mail; Email address; E | where can I write to them electronically; mail contact of the supplier; to which mailbox do I send questions
email | Accounts email; Send remittance to; Accounts receivable email; Billing email; Remittance advice to | where do I mail the payment notice; mailbox of their bookkeeping; whom do I email that we have paid
url | Website; Web; www; Homepage; Internet | the firm's web page; where do I find them online; their site on the net
url | Pay online at; Payment link; Pay now; Online payment; Payment portal | where can I settle this on the web; the link to pay by card; page for paying over the internet
text | Payment terms; Terms; Terms of payment; Net terms; Credit terms | how long do we have to pay; what conditions were agreed for paying; is it thirty days or on receipt; how many days' credit do we get
text | Payment method; Method of payment; Pay by method; Means of payment; How to pay | how is this supposed to be paid; transfer, card or cheque; in what way do they collect the money
text | Currency; Invoice currency; Curr.; All amounts in; Currency code | what money is it billed in; is it in euros or dollars; the denomination of the bill
text | Description; Details; Particulars; Description of goods; Description of services; For | what are we being charged for; what was supplied; what is on the bill; what was done for this money
text | Subject; Re; Regarding; Invoice subject; Reference line; Title | what is it about; the heading of the bill; the matter it concerns
text | Delivery terms; Incoterms; Terms of delivery; Shipping terms; FOB; Trade terms | who bears the freight and risk; under which trade clause was it shipped; on what conditions was it delivered
text | Ship via; Shipping method; Delivery method; Shipped by; Carrier; Dispatched via | how was it sent; which carrier brought it; by what way did the parcel go
code | Tracking number; Tracking no.; Consignment no.; Waybill no.; AWB | where do I trace the parcel; the number to follow the shipment; the carrier's number for the package
number | Page; Page no.; Sheet; Page of | how many sheets has the bill; which sheet is it; the sheet count
text | Document type; Type; Invoice type; Copy; Duplicate; Status of document | is it an original or a copy; what kind of paper is it; is this a pro forma or a real bill
code | Original invoice number; Replaces invoice; Corrected invoice no.; Supersedes invoice; Previous invoice ref | which bill does this one replace; the bill that was wrong; number of the first version
text | Invoice status; Status; Payment status; Paid stamp; State | is it settled already; open or paid; has this been dealt with
text | Notes; Remarks; Comments; Memo; Special notes; Message | anything extra they wrote; is there a note on the bill; what do they add at the bottom; additional words
text | Reverse charge; VAT note; Tax note; Reverse charge applies; VAT exempt reason; Exemption | why is no tax charged; the legal sentence about tax; who has to account for the tax; the ground for not charging tax
code | Serial number; Serial no.; S/N; Equipment no.; Asset no.; Unit no. | which machine is it about; the device's own number; which piece of equipment was billed
code | Registration; Vehicle reg.; Reg. no.; Licence plate; License plate; Vehicle | which car is it about; number plate on the bill; what vehicle was billed
code | Vendor number; Vendor no.; Supplier no.; Supplier code; Vendor ID; Creditor no. | what number does the supplier have with us; our number for this creditor; how do we list them in our system
code | Work order number; Work order no.; W/O no.; Works order; Job sheet no.; Call-out no. | which job sheet is it from; the assignment's number; the slip the technician worked from
code | Approval code; Requisition no.; Authorisation no.; Approval no.; Req. no. | under which internal release was it bought; number of the purchase request; the go-ahead's number
person | Approved by; Authorised by; Approver; Passed for payment by; Certified by | who released the bill; who signed it off; who said it may be paid; who gave the okay
date | Date received; Received; Received on; Date stamp; Receipt date | when did the bill reach us; the day of our incoming stamp; when did it come in the post
date | Posting date; Date posted; Booked on; Entry date; Date entered | when was it booked; the day it went into the ledger; when did accounting record it
code | GL account; G/L code; Nominal code; Ledger code; Account code; Expense account | which ledger account does it go to; where is it booked; the bookkeeping account for the expense
person | Name of company director; Managing director; Director; Proprietor; Owner; Principal | who heads the billing firm; who runs that company; the boss of the supplier
code | Licence number; License no.; Contractor license no.; Trade licence; Lic. #; Registration with trade body | is the contractor licensed and under what number; the trade permit of the firm; which licence do they hold
code | UTR; CIS number; Unique taxpayer reference; Subcontractor verification no.; CIS ref | the subcontractor's taxpayer reference; number for the construction tax scheme; under what number was the sub verified
code | Claim number; Claim no.; Insurance claim ref; Loss no. | which insurance case is the bill for; number of the damage case billed; what do I quote to the insurer about this job; insurance case this work was done under
person | Guest; Patient; Student; Employee name; Name of person served; Attendee | for whom was it billed; which person got the service; whose stay or treatment is it about
`;
