/** English wordings of quotations, proformas, tenders and order confirmations; the format is that of `parse-wordings.ts`. */
export const ENGLISH_TENDERS = String.raw`
code | Proforma invoice no.; Pro forma no.; Proforma number; PI no.; Pro-forma invoice # | number of the advance bill; which proforma is it; reference of the bill we pay before shipping; PI ref
date | Proforma date; PI date; Date of proforma; Pro forma invoice date | when was the proforma written; proforma dated; day of the advance bill
date | Proforma valid until; Proforma validity; PI valid until; Price valid until; Prices firm until; Prices held until | until when do the proforma prices hold; how long do they hold the price; last day for this price; prices good till
amount | Proforma total; PI total; Total proforma value; Proforma amount | what does the proforma come to; amount to pay before they ship; advance bill total
text | Payment in advance; Advance payment terms; Payment before shipment; T/T terms; TT in advance; Telegraphic transfer terms | do we have to pay before they ship; how much up front and how much later; how is the export order paid
percent | T/T deposit %; T/T in advance %; Percentage in advance | which share is paid before production; percent before shipment; how many percent up front
amount | Balance before shipment; Balance against documents; Balance against B/L; Balance T/T; Remaining before dispatch | what is left to pay before they send it; rest due against papers; second part of the payment
code | Tender number; Tender no.; Tender ref.; ITT no.; Invitation to tender no.; RFP no.; RFP number; RFT no.; Solicitation no.; Bid no. | which tender is it; number of the call for bids; what do we quote when bidding; solicitation ref
code | RFQ number; RFQ no.; RFQ #; Enquiry no.; Enquiry ref.; Inquiry no.; Request for quotation no. | number of our request for prices; which enquiry do they answer; our asking-for-a-price reference
date | Tender closing date; Closing date and time; Bid due date; Bids due; Submission deadline; Tender deadline; Proposals due; Bid closing | when must the bid be in; last day to hand in the tender; bids due when; tender deadline
date | Tender opening; Bid opening date; Opening of bids; Date of opening | when are the bids opened; day the offers are unsealed; bid opening
date | Clarification deadline; Questions due; Deadline for questions; Last date for queries; RFI deadline; Clarifications by | until when may bidders ask; last day for questions on the tender; queries due when
date | Award date; Date of award; Contract award date; Expected award; Intended award date; Standstill ends | when is the winner picked; day the contract is given; awarded when
text | Tender title; Contract title; Title of tender; Procurement title; Opportunity title; Name of contract | what is the tender for; name of the job put out to bid; what are they buying
company | Contracting authority; Procuring entity; Purchasing authority; Awarding body; Issuing agency; Buyer organisation | which public body is buying; who put out the tender; who awards the job
company | Tenderer; Bidder; Offeror; Name of tenderer; Bidding company; Proposer; Respondent firm; Name of bidder | who is bidding; which firm hands in the offer; name of the company making the bid
amount | Tender sum; Bid amount; Tender price; Total bid; Bid price; Lump sum bid; Tendered amount; Offer price | what did they bid; price in the tender; how much is the offer for; total of the bid
amount | Bid bond; Bid security; Tender bond; Tender security; Earnest money deposit; EMD; Tender deposit | security to put up for bidding; money deposited with the tender; how big is the bid bond
amount | Tender fee; Cost of tender documents; Bid document fee; Document fee | what do the tender papers cost; price for getting the bid documents; charge to take part
period | Tender validity; Bid validity; Validity of offer; Offer validity period; Validity period; Bid valid for | how long is the bid binding; for how many days does the offer stand; how long is the price fixed
number | Evaluation score; Technical score; Quality score; Total points; Weighted score; Tender score | how many points did the bid get; score in the comparison; how well was the bid rated
percent | Quality weighting; Price weighting; Weighting; Evaluation weight; Award criteria weight | how much does price count; weight of quality against price; share of the criterion
number | Rank of bid; Bid ranking; Rank (tender); Tender ranking; Position of tenderer | which place did the bid take; ranking among bidders; were we first or second
text | Lot title; Lot description; Description of lot; Lot details | what is in this lot; which part of the tender; contents of the lot
text | Alternative offer; Variant bid; Alternate proposal; Alternates | did they offer another solution; other option in the bid; alternative put forward
text | Compliance statement; Exceptions to specification; Deviations from tender; Deviations | where does the offer differ from what was asked; do they meet all points; exceptions they took
date | Valid until; Quote valid until; Valid to; Offer expires; Quote expires; Estimate valid until; Open for acceptance until; Expiry of quote | until when can we accept; how long does the price stand; quote good till; when does the offer run out
person | Quotation prepared for; Quote for attention of; Prepared for (name); Enquirer; Quote requested by | who asked for the quote; for whom was the price worked out; name of the person enquiring
code | Revision of quote; Quote revision; Quote version; Rev. no.; Supersedes quote; Replaces quotation | which version of the quote is it; does it replace an older quote; older offer it takes the place of
text | Basis of quotation; Quotation basis; Pricing basis; Price basis; Pricing type; Fixed price or estimate | is the price fixed or an estimate; what is the price based on; how was it priced
amount | Ex works price; EXW price; EXW total; FCA price; Factory price; Ex-factory price | price at the factory gate; cost without transport; what does it cost if we collect it
amount | FOB price; FOB value; FOB total; Total FOB; Free on board value | price on board the ship; value at the export port; cost loaded on the vessel
amount | CIF price; CIF value; CIF total; Total CIF; CFR price; C&F value | price with freight and insurance; value delivered at the port; landed at port price
amount | DDP price; DAP price; Delivered price; Delivered duty paid price; Price delivered | price at our door with everything; cost including duty and transport; delivered cost
amount | Inland freight; Inland transport; Inland haulage charge; Pre-carriage charge; Local delivery to port | transport to the port; trucking in their country; cost of getting it to the ship
amount | Export packing; Export packing charge; Seaworthy packing; Crating charge; Palletising charge | what does packing for the ship cost; crates for export; charge for seaworthy boxes
amount | Tooling cost; Tooling charge; Mould cost; Die cost; Pattern cost; Mold charge | one-off cost for the tool; what does the mould cost; paid once for the die
amount | Sample cost; Sample charge; Prototype cost; Sample fee; Proto charge | what do the samples cost; price of the trial pieces; charge for the prototype
amount | Engineering charge; NRE; NRE charge; Non-recurring engineering; Design cost; Drawing charge; Programming charge | one-off design cost; what do they take for engineering; development cost in the quote
number | Price break quantity; Break qty; Quantity break; Tier quantity; From quantity; Price break | from how many on is it cheaper; lot size for the better price; pieces for the next price step
amount | Price at break; Price break price; Tier price; Staggered price; Quantity price | price if we take more; cheaper piece price for large lots; cost each at that volume
period | Delivery after receipt of order; Weeks ARO; Delivery ARO; Lead time ARO; Delivery from order; Dispatch within; Production lead time | how many weeks after ordering; how long after our order will they ship; days till dispatch
date | Latest shipment date; Latest date of shipment; Ship no later than; Last shipment date | when must it be on the ship at the latest; last loading day; ship by
text | Port of shipment; Shipment from; Loading port; FOB port; Port of dispatch | from which port do they send; where is it loaded; harbour it leaves from
text | Partial shipments; Part shipments; Partial shipment allowed; Transhipment; Transshipment; Partial delivery allowed | may they send it in parts; is transhipping allowed; in one lot or several
code | Letter of credit number; L/C number; LC no.; DC no.; Documentary credit number; Credit number | number of the bank's promise to pay; which letter of credit; documentary credit ref
date | LC expiry; L/C expiry date; Expiry of credit; Date of expiry; LC valid until | until when is the letter of credit good; last day to present papers; credit runs out when
company | Issuing bank; Opening bank; L/C opening bank; Advising bank; Confirming bank; Negotiating bank | which bank opened the letter of credit; bank that advises the credit; whose bank promises to pay
text | Documents required; Required documents; Documents to accompany; Shipping documents required; Documents to be presented | which papers are needed to get paid; papers they must send along; what must be presented at the bank
code | Order confirmation number; Order acknowledgement no.; OC no.; OA no.; Acknowledgment number; Confirmation of order no. | number under which they confirmed; supplier's confirmation ref; which confirmation is it
date | Date of order confirmation; OC date; Order acknowledgement date; Acknowledged on; Acknowledgment date | when did the seller confirm; day the order was acknowledged; confirmed when
date | Order received on; Date order received; Received your order on; Order entry date; Date entered | when did our order reach them; day they took in the order; when did they book the order
text | Changes to your order; Deviations from order; Order amendments; Changes confirmed; Substitutions; Amended items | what did they change against our order; where does the confirmation differ; was something replaced
date | Requested ship date; Customer requested date; CRD; Requested dispatch; Want date; Requested date | day we wanted it sent; date we asked for; wanted when
date | Acknowledged ship date; Estimated ship date; Est. ship date; Confirmed dispatch date; Planned dispatch; Scheduled dispatch; ESD | when will they send it according to the confirmation; dispatch planned for; going out when
number | Line quantity confirmed; Confirmed qty; Qty acknowledged; Quantity booked; Allocated qty | how many pieces were confirmed; number they say they can supply; quantity booked
text | Line status; Item status; Order line status; In stock / back order; Stock status; Availability status | is this item available; back-ordered or ready; state of the row
text | Objections to confirmation; Notify of errors within; Errors must be reported within; Discrepancies to be notified within | how soon must we object to the confirmation; time to report mistakes; how long do we have to complain about errors
company | End customer; End user; Final customer; Ultimate consignee | who uses it in the end; final buyer behind the order; for whom is it really
text | End use; Intended use of goods; End-use statement; Application of goods | what will it be used for; use of the machine; purpose the goods serve
company | Manufacturer's name; Maker's name; OEM; Original manufacturer; Producer | who makes it; which factory builds it; maker of the goods quoted
text | Delivery schedule; Call-off schedule; Release schedule; Scheduled deliveries; Delivery plan; Schedule of deliveries | when do the part lots come; plan for the deliveries; which lot comes when
number | Outstanding on call-off; Balance on blanket order; Remaining call-off quantity; Quantity remaining on contract | what can still be called off; pieces left in the blanket order; how many are left under the contract
date | Framework end date; Blanket order valid to; Contract valid to; Price agreement until; Call-off period ends | until when does the frame contract run; last day to call off; blanket order ends when
amount | Order value net; Net order value; Order total excl. VAT; Net goods value; Order value ex VAT; Total net order | order total before tax; net value of what we ordered; order worth without VAT
amount | Small order charge; Minimum order surcharge; Small quantity surcharge; Under-minimum fee; Low order fee | extra because we ordered little; charge for a small order; fee below the minimum
amount | Express surcharge; Expedite fee; Rush charge; Priority fee; Expediting charge; Rush order fee | extra for being fast; cost of hurrying; what does rush delivery add
amount | Alloy surcharge; Metal surcharge; Raw material surcharge; Copper surcharge; Material surcharge; Material price adjustment; Energy surcharge | extra because of the metal price; copper price supplement; raw material add-on
text | Acceptance of quotation; How to accept; To accept this quote; To proceed | how do we say yes; what do we have to do to order; how is the offer taken up
text | Retention of title; Title retention; Ownership clause; Reservation of ownership; Passing of title | whose are the goods until paid; when do the goods become ours; who owns it before payment
text | Country of final destination; Final destination country; Destination country; Country of destination | which country do the goods end up in; where are they going in the end; land of destination
`;
