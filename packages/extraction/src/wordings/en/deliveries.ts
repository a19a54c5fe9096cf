/** English wordings of delivery notes, packing lists, returns, credit notes; the format is that of `parse-wordings.ts`. */
export const ENGLISH_DELIVERIES = String.raw`
code | Delivery note number; Delivery note no.; D/N no.; DN #; Delivery no.; Despatch note no.; Delivery docket no.; Docket no. | number of the slip that came with the goods; how is the delivery numbered; id of the shipment paper
date | Delivery date; Date of delivery; Date delivered; Delivered on; Delivery | when were the goods brought; the day it came; when did the lorry unload
date | Dispatch date; Despatch date; Ship date; Date shipped; Shipped on; Date sent | when did it leave the warehouse; day it was sent off; when did they post it
date | Expected delivery; Estimated arrival; ETA; Due in; Planned delivery date | when should it come; the day it's meant to be here; when are we supposed to receive it
time | Delivery time; Time of delivery; Time delivered; Delivered at; Time received | at what hour did they bring it; what time was it unloaded; what time was it delivered
time | Arrival time; Time arrived; Time in; Arrived on site; Truck in | when did the driver get there; when did the lorry pull in; what time did the truck show up
time | Departure time; Time out; Left site; Time departed; Truck out | when did the lorry leave again; when was he gone; what time did the truck drive off
code | Order number; Your order no.; Customer order no.; PO number; Purchase order no.; PO no.; Customer PO | which of our orders do the goods belong to; number we ordered under; which of our orders is this delivery for
code | Sales order no.; Our order no.; SO number; Order ref; Our ref | number the sender keeps the order under; the supplier's own order reference; the seller's order behind this delivery
date | Order date; Date ordered; Date of order; PO date | when had we ordered this; day we placed it; when did we place the order
code | Packing list no.; Packing slip no.; P/L no.; Pack no.; Packing list # | number of the list of packed goods; how is the packing sheet numbered; which packing sheet is this
code | Invoice no.; Invoice number; Inv. ref; Related invoice; Original invoice no.; Invoice credited | which bill belongs to it; the bill that was corrected; number of the bill behind it
date | Original invoice date; Date of invoice credited; Invoice date; Inv. date | when had the corrected bill been made; day of the bill behind it; what date was the bill that's being credited
company | Supplier; Shipper; Sender; From; Consignor; Dispatched by; Ship from | who sent the goods; where do the goods come from; the firm that delivered
company | Customer; Sold to; Buyer; Invoice to; Account | who bought it; who will pay for the goods; the ordering firm
company | Deliver to; Ship to; Consignee; Delivered to; Recipient; Receiver | who gets the goods; where was it left; which firm received it
address | Delivery address; Ship to address; Delivery location; Delivery site; Place of delivery | to what place was it brought; where was it unloaded; the drop-off street
address | Collection address; Pick-up address; Ship from address; Collected from; Loading point | where was it fetched; the place of loading; where do they pick it up
company | Carrier; Haulier; Transport company; Delivered by; Courier; Ship via; Shipped by | who drove it; which forwarder brought it; the parcel firm
code | Tracking no.; Tracking number; Consignment no.; Pro no.; Waybill no. | where can I see how far the parcel is; number to trace it; how can I follow the shipment
person | Driver; Driver name; Driver's name; Delivery driver; Name of driver | who was at the wheel; name of the man who brought it; who delivered it
code | Vehicle; Vehicle reg.; Truck no.; Lorry no.; Registration no.; Trailer no. | which lorry was it; the truck's plate; which truck brought it
person | Received by; Goods received by; Accepted by; Signed for by; Recipient name; Print name; Receiver's signature | who took the goods in; who signed for it; who was there when it came
date | Date received; Goods received date; Received on; GRN date; Receipt date | when did we take it in; the day it was booked into our store; when did it get here
person | Checked by; Inspected by; Verified by; Counted by; QC by | who looked the goods over; who counted the boxes; who examined them
person | Packed by; Packer; Picked and packed by | who put it into the boxes; name of the packer; who packed the boxes
person | Picked by; Picker; Selected by | who took it from the shelves; the warehouse man who collected it; who pulled the items from stock
person | Despatched by; Issued by; Released by; Loaded by | who sent it off; who let the goods out; who released the goods
code | GRN number; Goods received note no.; GRN no.; Receipt no.; Receiving report no.; MRN | number of our intake slip; how is the goods-in paper numbered; our receiving document for this delivery
text | Warehouse; Stores; Store location; Received into; Depot | into which store did it go; where was it put; where was it stored
code | Bin; Bin location; Shelf; Location; Rack; Bay | on which shelf does it lie; the place in the store; where in the stockroom is it
text | Description; Goods; Product; Item; Contents; Particulars | what was delivered; what is in the box; which goods came
code | Item code; Part no.; Article no.; SKU; Product code; Stock code | number of the article delivered; its code in the list; which product code was delivered
code | Batch no.; Lot no.; Lot number; Batch; Lot | from which production run are they; number of the batch; the make they come from
code | Serial no.; Serial number; S/N; Ser. no. | which single unit was delivered; number on the type plate; identifier of the individual unit
date | Expiry date; Best before; Use by; Exp.; BBE; Sell by; Shelf life until | until when do the goods keep; how long is it good; day it goes off
date | Production date; Mfg date; Date of manufacture; Packed on; Manufactured | when was it made; the day it was produced; when were the goods made
number | Quantity ordered; Qty ordered; Ordered; Order qty; Ord. | how many had we ordered; number wanted; how many did we ask for
number | Quantity delivered; Qty delivered; Qty shipped; Shipped; Delivered qty; Qty supplied; Despatched | how many came; pieces they actually sent; what was in the delivery
number | Quantity received; Qty received; Received qty; Recd; Qty rec'd | how many did we count at our end; pieces that arrived with us; how many did we actually get
number | Quantity outstanding; Back order; Backordered; Qty to follow; B/O; Balance to follow; Outstanding | how many are still missing; what comes later; rest of the order
number | Shortage; Short; Qty short; Short delivered; Missing qty | how many too few came; number missing when counted; how many are we missing
number | Over-delivered; Over; Excess qty; Surplus | how many too many came; pieces we didn't order; how many extra did they send
number | Damaged; Qty damaged; Damaged qty; Breakages; Broken | how many were broken; number of spoiled pieces; how many arrived damaged
number | Rejected; Qty rejected; Rejected qty; Refused | how many did we send straight back; pieces not taken in; how many did we refuse
number | Accepted; Qty accepted; Accepted qty; Passed qty | how many were fine at the check; pieces we kept; how many did we take
number | Packages; No. of packages; Cartons; No. of cartons; Boxes; Total packages; Parcels; Pieces | how many boxes is it; number of parcels; how many pieces of freight
number | Pallets; No. of pallets; Pallet count; Skids; Total pallets | how many pallets came; number of skids; how many pallets were unloaded
number | Pallets returned; Empty pallets; Pallets exchanged; Empties returned; Returnables | how many empties did he take back; pallets given back to the driver; how many empty pallets did we give back
number | Gross weight; Total gross weight; G.W.; Gross wt; Total weight; Shipping weight | how heavy is it with packing; kilos all in; weight of everything including boxes
number | Net weight; Total net weight; N.W.; Net wt; Nett weight | how heavy are just the goods; kilos without packing; weight of the product itself
number | Tare; Tare weight; Empty weight | what does the packing weigh alone; weight of the empty vehicle; weight of the empty truck or box
number | Volume; CBM; Cubic metres; Total volume; Cube; Measurement; M3 | how much room does it take; cubic size of the freight; how many cubic metres is the shipment
text | Dimensions; L x W x H; Package size; Carton dimensions; Size | how big are the boxes; length, width and height; measurements of the packages
text | Shipping marks; Marks and numbers; Marks & nos; Case marks | what is written on the crates; marks on the boxes; how are the cartons labelled
number | Carton no.; Box no.; Package no.; Case no.; Ctn no. | in which box is it; number of the crate; which box is this item in
number | Qty per carton; Pcs/ctn; Units per box; Pack qty; Inner qty | how many are in one box; pieces to a case; how many per carton
text | Condition; Condition of goods; Condition on receipt; State of goods; Received in good order | in what state did it come; was anything damaged; were the goods all right
text | Discrepancies; Remarks on delivery; Exceptions; Damage notes; Comments; Claused | what was wrong with the delivery; what did they note as missing or broken; was anything missing or broken
text | Delivery instructions; Special instructions; Notes; Leave with; Safe place | what should the driver mind; where may it be left; where should the driver leave it
text | Delivery terms; Incoterms; Freight terms; Carriage; Terms of delivery | who pays for the carriage; on what clause was it sent; who covers the freight under the agreement
text | Delivery method; Shipping method; Service; Mode; Shipped via | how was it sent; express or normal; did it come by courier or by truck
text | Partial delivery; Part shipment; Delivery status; Complete/part; Shipment status | is it everything or only a part; was the whole order sent; did we get the whole order
code | Container no.; Container number; Cntr no. | in which container did it come; number on the box from the ship; which shipping container
code | Seal no.; Seal number; Seal | number of the seal on the door; was it sealed and how; what's on the door seal
code | Temperature; Temp. on arrival; Product temperature; Delivery temp. | how cold was it on arrival; degrees when unloading; what temperature were the goods when they came
code | Return number; RMA no.; RMA number; Return authorisation no.; RA no.; Returns no.; RGA | number under which it may be sent back; permission to return; what do I write on the return parcel
date | Return date; Date returned; Returned on; Goods returned date; Collection date | when did it go back; day it was fetched from us; when did we send it back
text | Reason for return; Return reason; Reason; Reason code; Cause of return | why was it sent back; what was wrong with it; the grounds for returning
number | Quantity returned; Qty returned; Returned; Return qty | how many went back; pieces given back; how many did we send back
text | Action required; Resolution; Refund or replace; Disposition; Customer wants | should they swap it or pay back; what shall happen with the returned goods; do they want a refund or a replacement
amount | Restocking fee; Restocking charge; Handling charge; Return fee; Restock fee | what do they keep for taking it back; cost of returning; what are we charged for sending it back to stock
percent | Restocking %; Restocking fee %; Return charge % | share they keep when goods go back; what percentage do they keep on returns; percent charged for taking goods back
amount | Return shipping; Return freight; Return postage; Cost of return | what did sending it back cost; who pays postage and how much; postage for the return
code | Credit note number; Credit note no.; C/N no.; Credit memo no.; CN #; Credit no. | number of the paper that gives money back; how is the refund document numbered; which document gives us the refund
date | Credit note date; Credit date; Date of credit; Credit memo date | when was the refund paper made; day we got the credit; when was the refund issued
amount | Credit total; Total credit; Amount credited; Credit amount; Total credited; Total incl. VAT credit | how much do we get back in all; sum refunded with tax; what is taken off our debt
amount | Net credit; Credit excl. VAT; Goods credited; Subtotal credited | what comes back without tax; pre-tax sum of the refund; how much is the refund before tax
amount | VAT credited; VAT on credit; Tax credited; VAT adjustment; Tax reversed | how much tax comes back; the tax part of the refund; tax refunded to us
text | Reason for credit; Credit reason; Credit for; Re | why do we get money back; the ground for the refund; what is the refund for
text | How credited; Credit applied to; Refund method; Applied against | is it paid out or set off; against which bill does it go; how will we get the refund
amount | Unapplied credit; Credit remaining; Credit balance; Open credit | what credit is left to use; refund not yet set off; how much credit is left on our account
amount | Unit price; Price; Each; Price per unit | what does a piece cost on the slip; price apiece; how much per item
amount | Value of goods; Goods value; Total value; Declared value; Delivery value | what are the goods worth; money value of the delivery; how much is the shipment worth
amount | COD amount; Cash on delivery; Collect on delivery; Amount to collect | what must be paid to the driver; money due at the door; how much cash do we hand the driver
date | Invoice to follow; Billing date; To be invoiced on | when will the bill come; when is it charged; when will we be billed for this
person | Contact; Contact name; Site contact; Customer contact | whom may the driver ring; the person to speak to there; who do we ask about the delivery
phone | Contact phone; Tel.; Telephone; Site telephone; Contact no. | number to call about the delivery; how to reach the site; what number is there to call at the site
code | Job no.; Job number; Project no.; Site ref; Job ref | for which job are the goods; the building job's number; which job was this delivered for
text | Mix; Concrete grade; Mix code; Product grade; Strength class | which sort of concrete came; which mix was delivered; what type of concrete was poured
number | Cubic metres delivered; Load size; Load; m3 delivered; Yards delivered; Tonnes delivered | how much was on this lorry; size of the load; how many cubic metres in this load
number | Cumulative quantity; Total delivered to date; Running total; Accum. qty; Progressive total | how much came altogether today; sum of all loads so far; how much concrete has come so far today
code | Ticket no.; Weighbridge ticket no.; Weigh ticket; Scale ticket | number of the weighing slip; paper from the scales; number on the weighbridge slip
number | First weight; Weight in; Gross weigh-in; Weigh in | what did the lorry weigh when coming in; first pass on the scale; weight of the loaded truck on arrival
number | Second weight; Weight out; Weigh out | what did the lorry weigh when going out; second pass on the scale; weight of the truck when it left
`;
