/** English wordings of waybills, parcels, customs, freight; the format is that of `parse-wordings.ts`. */
export const ENGLISH_FREIGHT = String.raw`
code | Waybill number; Waybill no.; Consignment note no.; Consignment number; CMR no.; Con note no. | number of the freight paper; how is the transport document numbered; number the lorry driver carries
code | Air waybill no.; AWB no.; MAWB; Master air waybill | number of the air freight paper; under what number does it fly; the airline's document
code | HAWB; House air waybill; House waybill; House AWB no. | the forwarder's own air paper; number under the master; house document of the flight
code | Bill of lading no.; B/L no.; BOL no.; BL number; MBL; Sea waybill no. | number of the ship's paper; which sea document is it; the lading paper's number
code | Tracking number; Tracking no.; Parcel no.; Shipment ID; Item no.; Barcode no. | where can I follow the parcel; the number for the internet lookup; how to see where it is
code | Booking no.; Booking reference; Booking number; Carrier booking | number of the space we reserved; reservation at the shipping line; reference of the reserved freight
code | Shipper's reference; Sender's ref; Customer reference; Your reference; Shipment ref | the sender's own reference on it; what reference did we put on the parcel; our mark for the shipment
date | Date of issue; Date; Issue date; Place and date of issue; Executed on | when was the freight paper made out; day the document was issued; date on the paper
date | Ship date; Date of shipment; Collection date; Pick-up date; Date sent; Shipped on board date; On board date | when did it start; day it was loaded; when was it fetched from the sender; when was it posted
date | Estimated delivery; Expected delivery date; ETA; Scheduled delivery; Estimated time of arrival; Arrival date | when will it get there; expected day of coming; when is the ship due
date | ETD; Estimated departure; Sailing date; Departure date; Flight date | when does the ship leave; day of taking off; planned start of the voyage
date | Delivered on; Delivery date; Date delivered; POD date; Date of delivery | when was it handed over; day the receiver got it; when did the parcel arrive
time | Delivery time; Time delivered; Time of delivery; POD time; Preferred time; Time slot | at what hour was it handed over; what time of day do they want it; when on the day
company | Shipper; Sender; Consignor; Exporter; From; Seller; Shipper/exporter | who sent it; which firm gives the freight; who is exporting the goods
address | Sender address; Shipper's address; From address; Collection address; Pick-up address; Consignor address | where does the parcel come from; street of the sender; where is it to be fetched
phone | Sender phone; Shipper tel.; Sender's telephone; From phone | number of the one who sends; how to call the sender; the shipper's phone
company | Consignee; Receiver; Recipient; Deliver to; To; Addressee; Importer; Ship to | who gets it; to whom is the parcel addressed; which firm receives the freight
address | Recipient address; Consignee address; Delivery address; To address; Receiver's address; Place of delivery | where does the parcel go; street of the receiver; to what house is it brought
phone | Recipient phone; Consignee tel.; Receiver's phone; To phone; Recipient's telephone | number of the one who gets it; how to call the receiver; the addressee's phone
company | Notify party; Notify; Notify address; Also notify | who must be told when it arrives; whom to inform besides the receiver; firm informed at the port
company | Carrier; Transport company; Haulier; Shipping line; Airline; Courier | who carries it; with which line does it travel; trucking company
company | Freight forwarder; Forwarding agent; Agent; Issuing carrier's agent; Forwarder | who organises the transport; middleman of the freight; the agency that booked it
company | Customs broker; Declarant; Customs agent; Representative; Broker | who does the customs papers; firm that declares it; our man at customs
text | Vessel; Ship; Vessel name; Ocean vessel; Name of vessel; Vessel/voyage | which ship is it on; what's the boat called; name of the steamer
code | Voyage no.; Voy. no.; Voyage; Voyage number | which trip of the ship; number of the sailing; number of the crossing
code | Flight no.; Flight; Flight number; Flight/date | on which plane does it fly; flight of the freight; number of the air connection
code | Vehicle registration; Truck no.; Trailer no.; Lorry registration; Vehicle no.; Plate no. | which lorry carries it; plate of the truck; trailer's plate
text | Port of loading; POL; Airport of departure; Place of loading; Loading port; Port of export | in which harbour is it loaded; where does the voyage start; airport it leaves from
text | Port of discharge; POD; Airport of destination; Port of unloading; Discharge port; Port of entry | in which harbour is it unloaded; where does the voyage end; airport it comes to
text | Place of receipt; Origin; Origin terminal; Pre-carriage from; From station | where did the carrier take it over; starting place of the freight; where does the land leg begin
text | Final destination; Destination; Place of delivery (final); To station; Country of destination | where does it end up; last stop of the goods; country it goes to
text | Country of origin; Origin of goods; Made in; Country of manufacture; COO | in which country were they made; where do the goods originally come from; country that made them
text | Country of export; Exporting country; Country of dispatch; Country of consignment | from which country are they sent; country the goods leave; which country is it shipped from
text | Mode of transport; Means of transport; Transport mode; By; Means of transport and route | by ship, lorry or plane; how does it travel; which way does it go
code | Container number; Container no.; Cntr. no.; Equipment no. | which box is it in on the ship; number painted on the container; steel box's id
code | Seal number; Seal no.; Carrier seal; Shipper seal | number of the seal on the door; with what was it locked; what does the seal say
text | Container type; Size/type; Equipment type; FCL/LCL | forty foot or twenty; what kind of box; is it a full container
text | Description of goods; Contents; Nature of goods; Goods description; Content description; Commodity; Item name | what is inside the parcel; what kind of freight; which goods travel; what do they ship
number | Number of packages; No. of pieces; Packages; Pieces; Total packages; No. of pkgs; Parcels; Qty of packages | how many boxes; parcels in the freight; count of pieces
text | Type of packages; Kind of packages; Packaging type; Package type | boxes, pallets or drums; how is it packed; sort of wrapping
number | Gross weight; Weight; G.W.; Gross weight (kg); Total weight; Actual weight | how heavy is it with the wrapping; kilos on the scale; what does the freight weigh
number | Net weight; N.W.; Net mass; Net weight (kg) | how heavy are the goods alone; kilos without boxes; weight less packing
number | Chargeable weight; Billable weight; Billed weight; Charged weight | on which kilos is the price based; weight they charge for; kilos we pay
number | Volumetric weight; Dimensional weight; Dim weight; Vol. wt | weight worked out from the size; kilos by bulk; weight by measures
number | Volume; Measurement; CBM; Cubic metres; Cube | how much room does the freight need; cubic size; space in the ship
text | Dimensions; Size; L x W x H; Parcel size; Package dimensions | how long, wide and high; measures of the box; size class of the parcel
text | Service; Service type; Product; Delivery service; Shipping service; Service level | express or normal; which kind of sending; how fast was it booked
amount | Shipping cost; Freight charges; Postage; Freight; Transport charge; Shipping charge; Total freight; Postage paid | what did sending cost; price of the transport; how much for the stamps
amount | Fuel surcharge; Bunker adjustment; BAF; Fuel | extra for diesel on the freight; what do they add for the oil price; fuel part of the freight
amount | Terminal handling charge; THC; Handling; Port charges; Terminal charges | what does the harbour take; cost of loading at the terminal; charge for moving it through the port
amount | Documentation fee; B/L fee; Document charge; AWB fee; Doc fee | what do the papers cost; price of making the freight document; charge for paperwork
amount | Customs clearance fee; Clearance charge; Entry fee; Brokerage; Disbursement fee | what does the broker take for customs; cost of getting it through; fee for declaring
amount | Storage; Demurrage; Detention; Warehouse charges; Storage charge | what did lying around cost; penalty for fetching late; cost of standing in port
amount | Prepaid charges; Total prepaid; Prepaid; Freight prepaid | what the sender pays of the freight; costs already paid at the start; how much freight has the sender paid
amount | Collect charges; Total collect; Charges collect; Freight collect; Amount due from consignee | what the receiver has to pay of the freight; costs due at the end; how much freight does the receiver owe
text | Freight payable at; Freight terms; Payment of freight; Payer; Bill freight to; Transport charges payable by | who pays the transport; sender or receiver pays; where is the freight paid
amount | Declared value; Declared value for carriage; Value of goods; Goods value; Item value | what is the content worth by the sender; worth stated on the parcel; how much are the things inside
amount | Customs value; Value for customs; Declared value for customs; Statistical value; Total customs value | worth on which duty is worked out; value named to customs; base for the duty
amount | Insured value; Insurance amount; Amount of insurance; Sum insured; Cover amount | for how much is the freight insured; what do we get if it's lost; cover of the parcel
amount | Insurance charge; Insurance premium; Insurance; Insurance fee | what does insuring the freight cost; price of the cover; premium for the parcel
amount | COD amount; Cash on delivery; Collect on delivery amount; Collect amount | what must be paid at the door; money the driver takes; sum to collect from the receiver
text | Incoterms; Terms of delivery; Delivery terms; Trade terms; Terms of sale | who bears the freight and risk; CIF or FOB; which party arranges transport and insurance
code | HS code; Commodity code; Tariff number; Customs tariff no.; HTS code; Harmonized code | number in the customs tariff; how are the goods classed; code for the duty
code | EORI number; EORI; Exporter ID; Importer number; Importer no. | trader's number at customs; under what number do we import; identification for the EU border
code | MRN; Movement reference number; Entry number; Declaration no.; Customs entry no.; Import declaration no. | number of the customs declaration; reference of the entry; how is it registered at the border
code | Export licence no.; Licence no.; Import permit no.; Permit no. | permission to export; under what permit does it go; number of the licence
text | Procedure code; CPC; Customs procedure; Type of declaration; Declaration type | which procedure at the border; sort of entry; how is it declared
text | Customs office; Office of entry; Office of exit; Customs house | at which office was it cleared; where is the customs; border office
date | Date of clearance; Release date; Cleared on; Date of entry; Acceptance date; Declaration date | when did customs let it go; day of the release; when was it declared
amount | Customs duty; Duty; Import duty; Duty amount; Duties | what does the border cost; tariff to pay; money for importing
percent | Duty rate; Rate of duty; Tariff rate; Duty % | at what percent is duty taken; rate of the tariff; percentage charged on import
amount | Import VAT; VAT on import; Import tax; Consumption tax on import; GST on import | tax on bringing it in; VAT at the border; import part of the tax
amount | Total duties and taxes; Total payable to customs; Duty & VAT total; Total tax due | all that goes to customs; what do we pay at the border in sum; duty and tax together
text | Reason for export; Purpose of shipment; Category of item; Type of export; Gift/sample/sale | why is it sent; is it a gift or goods; reason for the shipment
code | Certificate number; Certificate no.; Certificate of origin no.; C/O no.; EUR.1 no. | number of the origin paper; how is the certificate numbered; reference of the proof
text | Origin criterion; Preference criterion; Rule of origin | why do they count as goods from there; letter of the origin rule; why does it count as originating
text | Issuing authority; Certifying body; Issued by; Chamber of commerce; Competent authority | who certified the origin; which chamber stamped it; office that issued it
code | Invoice number; Commercial invoice no.; Number and date of invoices; Inv. no. | which bill goes with the freight; number of the trade bill; sales paper for customs
code | Letter of credit no.; L/C no.; Documentary credit no.; LC number | under which bank guarantee is it shipped; number of the documentary credit; the bank's credit for the trade
number | Number of originals; No. of original B/Ls; Originals issued; Copies | how many originals of the sea paper; count of full documents; how many copies exist
code | UN number; UN no.; Hazard class; Dangerous goods; ADR class; DG class | is it dangerous and which class; number on the orange plate; hazmat code
text | Temperature; Set temperature; Carrying temperature; Reefer setting; Required temp. | how cold must it be kept; degrees on the way; cooled or not
text | Special instructions; Handling information; Delivery instructions; Remarks; Handle with care | what must the carrier mind; fragile or not; wishes for bringing it
person | Signature of receiver; Received by; POD name; Signed for by; Receiver's name | who signed when it came; who took the parcel; name on the proof
person | Driver; Driver name; Driver's signature; Collected by; Picked up by | who fetched it; name of the driver; man in the lorry
person | Sender's signature; Shipper's signature; Declared by; Authorised signatory; Signed by exporter | who signed for the sender; who vouches for the declaration; exporter's name in ink
text | Reservations; Damage on receipt; Carrier's reservations; Exceptions; Remarks on condition | what was wrong when handed over; damage written down; complaints of the carrier
text | Delivery status; Status; Shipment status; Latest event | how far is the parcel; is it delivered yet; where is it stuck
number | Distance; Km; Miles; Mileage; Loaded miles | how far was it driven; miles on the trip; length of the way
number | Pallet exchange; Pallets; Euro pallets; Pallets exchanged; No. of pallets | how many pallets; how many pallets were swapped; pallets taken along
`;
