/** English wordings of bills of lading, air waybills, packing lists, dangerous goods notes and port bills; the format is that of `parse-wordings.ts`. */
export const ENGLISH_SHIPPING_PAPERS = String.raw`
code | Bill of lading number; B/L number; BL no.; Master B/L no.; House B/L no.; HBL no.; OBL no.; Express B/L no.; Seaway bill no. | which bill of lading; number on the ship's paper; ref of the sea freight document
date | Shipped on board date; On board date; Laden on board; Date laden on board; Shipped on board; SOB date; B/L date | when was it loaded onto the ship; on the vessel since when; day the captain had it
date | Date of bill of lading; Place and date of issue; B/L issue date; Date of issue of B/L; BL issued on | when was the bill of lading made out; signed when by the carrier; day of the sea paper
text | Place of issue; Issued at; Place of B/L issue; Place and date of issue of B/L; Executed at | where was the paper made out; in which town was it issued; town of issue
text | Type of bill; B/L type; Original/Telex release; Release type; Negotiable/non-negotiable; Type of release; Straight or to order | do we need originals or is it released by telex; is it negotiable; how is the cargo released
number | No. of original bills of lading; Original B/Ls; No. of original B(s)/L; Number of original bills; No. of OBL | how many originals exist; in how many copies is it signed; three out of three originals
text | To order of; To the order of; Consignee or order; Order party; Order of shipper | to whose order is it; is it made out to a bank; order clause on the sea paper
company | Delivery agent; Agent at destination; Destination agent; For delivery of goods apply to; For release apply to; Discharge agent | where do we get the cargo released; whom to ask at the port for the goods; carrier's agent over there
text | Ocean vessel; Vessel; Vessel/voyage; Vessel and voyage no.; Intended vessel; Mother vessel; Carrying vessel; Feeder vessel | on which ship is it; ship's name; what vessel
code | IMO number; IMO no.; Vessel IMO; Lloyd's no.; Call sign; MMSI | number of the ship itself; ship's id; ship registration
text | Nationality of vessel; Vessel flag; Flag state; Country of registry | under which flag does she sail; ship's country; registered where
text | Port of loading; Load port; POL; Port of lading; Loaded at; Port of embarkation | at which port was it loaded; from which harbour; sailed from
text | Port of discharge; Discharge port; POD (port); Port of unlading; Port of destination; Discharged at | at which port is it unloaded; to which harbour; where does the ship put it off
text | Place of receipt; Place of acceptance; Received at; Pre-carriage from; Point of receipt; Precarriage by | where did the carrier take it over; before the port it came from; taken in charge at
text | Place of delivery by carrier; Place of delivery (B/L); Final place of delivery; On-carriage to; Point of delivery; Inland destination | how far does the carrier bring it; inland place at the end; final stop of the transport
date | Sailing date; Sailed on; ETS; Estimated sailing; Actual departure; ATD; Vessel departed; Departure (vessel) | when did the ship leave; sails when; left port on
date | Vessel ETA; ETA POD; Estimated arrival at port; Arrival (vessel); ATA; Actual arrival; Arrival notice ETA; Vessel arrival | when does the ship come in; in port when; expected at the harbour
code | Container number; Container nos.; Container no./seal no.; Cntr no.; CTR no.; Unit number; Equipment number | in which container is it; box number; number painted on the container
code | Seal number; Seal nos.; Shipper's seal; Carrier's seal no.; Customs seal; High security seal; Bolt seal no. | number of the seal; what's on the container lock; door seal
text | Container size/type; Size/type; Cntr type; Equipment type/size; 20GP/40HC; ISO type; Container size | how big is the container; twenty or forty foot; which type of box
number | Number of containers; No. of containers; Total containers; Total no. of containers; Containers/packages; No. of units | how many containers; number of boxes on the ship; total of containers
number | TEU; TEUs; Total TEU; Twenty-foot equivalents | how many container units; size in TEU; capacity used
text | Service type; FCL/FCL; CY/CY; Service mode; Movement type; Move type; Type of move; Cargo movement | door to door or port to port; full container or groupage; kind of move
number | Verified gross mass; VGM; VGM (kg); SOLAS VGM; Container gross weight | weight of the loaded container; checked weight for the ship; what does the packed box weigh
text | VGM method; Weighing method; SOLAS method; VGM certification method; Method 1/Method 2 | how was the container weighed; way the mass was verified; method used for weighing
person | VGM authorised person; Responsible party; VGM declared by; Weight certified by; Verified by | who vouches for the container weight; who signs the weight; responsible for the mass
date | Closing date; CY cut-off; Cargo cut-off; Port cut-off; Last receiving date; CY closing; Gate-in deadline | until when must the box be at the port; last day to hand in the container; cut-off at the terminal
time | SI cut-off; Documentation cut-off; VGM cut-off; Docs closing; Shipping instruction deadline; AMS cut-off | until when must papers be in; deadline for shipping instructions; doc cut-off
date | Last free day; LFD; Free time expires; Free time until; Free days end; Demurrage starts; Detention free until; Last free date | until when is it free at the port; when does storage begin to cost; last day without demurrage
number | Free days; Free time days; Days free; Demurrage free days; Detention free days | how many days free at the port; days before it costs; days the box may be kept
number | Chargeable days; Days of demurrage; Demurrage days; Detention days; Days charged; Days over free time | for how many days do they charge; days too long; days beyond the free time
amount | Demurrage charge; Demurrage; Demurrage amount; Port demurrage; Demurrage due; D&D charges | what does leaving it at the port cost; charge for standing too long at the terminal; fee for the late pick-up
amount | Container detention; Detention charge; Detention; Equipment detention; Per diem; Late return of container | what does keeping the box cost; charge for returning the container late; per day for the container
amount | Ocean freight; O/F; Sea freight; Basic ocean freight; BOF; OFT; Freight (sea) | price of the sea transport; what does the ship cost; freight without extras
amount | Bunker surcharge; Bunker adjustment factor; BAF; EBS; LSS; Low sulphur surcharge; Emergency bunker surcharge; CAF | fuel extra of the ship; bunker add-on; supplement for ship's fuel
amount | Terminal handling; THC; OTHC; DTHC; Origin THC; Destination THC; Terminal handling charges; Wharfage | charge of the terminal; handling at the port; lifting on and off the ship
amount | Peak season surcharge; PSS; GRI; General rate increase | extra for the busy season; season surcharge of the line
amount | Congestion surcharge; Port congestion surcharge | port congestion add-on; because the port is full
amount | War risk surcharge; ISPS; Carrier security charge; ISPS charge; Security surcharge | security extra of the line; risk surcharge
amount | Documentation charge; Docs fee; B/L fee; Bill of lading charge; Telex release fee; Delivery order fee; D/O fee; Manifest fee | charge for the sea papers; price of the release; fee for the delivery order
amount | Freight prepaid total; Total prepaid; Prepaid amount; Total freight prepaid; Prepaid freight | freight paid at origin; what did the sender pay for transport; prepaid in all
amount | Freight collect total; Total collect; Collect amount; Freight payable at destination; To collect | freight due at arrival; what must the receiver pay for transport; to be paid on arrival
text | Freight and charges payable at; Freight payable at; Prepaid at; Payable at; Prepaid/collect; Freight terms | where is the freight paid; prepaid or collect; who pays the ship
code | Delivery order no.; D/O no.; Delivery order number; Release no.; Freight release no.; Release order; Pickup number; PIN (container); Terminal release no. | number that gets the box out of the port; release code for the driver; pin for pick-up
code | Arrival notice no.; Arrival notice number; AN no.; Notice of arrival no. | number of the note that it has come; arrival notice ref; paper telling us the ship is here
code | Air waybill number; Air waybill; AWB number; AWB no.; MAWB no.; HAWB no.; Airway bill no.; Master AWB | which air freight paper; number to trace it in the air; flight consignment number
text | Airport of departure; Airport of departure and requested routing; Origin airport; Dep. airport; From (airport) | from which airport; where does the cargo take off; airport it starts at
text | Airport of destination; Destination airport; Dest. airport; To (airport); Airport of dest. | to which airport; where does the cargo land; airport at the end
text | Requested routing; Route (air); By first carrier; Routing and destination; Via airport | over which airports does it go; via where; which way does it fly
code | Flight number/date; Flight/date; Requested flight; Requested flight/date; Flt no.; 1st flight | on which flight is it; flight booked for the cargo; plane it goes with
company | Issuing carrier's agent; Issuing carrier's agent name and city; Carrier's agent; IATA agent; Air cargo agent | which agent made out the air waybill; forwarder for the airline; agent's name on the air paper
code | Agent's IATA code; IATA code; IATA/CASS code; CASS no.; Agent IATA code | agent's number with the airlines; IATA number; cargo agent id
number | Chargeable weight; Chg. wt; Charg. weight; Chargeable kilos; Rated weight | weight they charge for; kilos billed by the airline; billed on what weight
code | Commodity item no.; SCI; Rate class code; Nature and rate class | class of the air rate; which rate class; commodity item
amount | Rate/charge; Rate per kg; Air freight rate; Rate/kg | price per kilo in the air; rate of the airline; what does a kilo cost
amount | Weight charge; Weight charge prepaid; Air freight charge; Airfreight; Weight charge collect | freight by weight; what does the flying cost; price of air transport
amount | Valuation charge; Other charges due carrier; Other charges due agent; Total other charges due carrier; Total other charges due agent; Other charges | further charges of the airline; fees for agent or carrier; extras on the air waybill
amount | Declared value for carriage; NVD; DV for carriage; Declared value carriage; Value declared | value stated to the carrier; up to what are they liable; value for the transport
amount | Declared value for customs; NCV; DV customs; Value for customs; Declared customs value | value stated for customs on the waybill; worth for the customs; declared worth
amount | Amount of insurance; Insurance amount; XXX insurance; Insured for transport; Cargo insurance amount | for how much is the cargo insured; cover on the transport; insured sum of the freight
text | Handling information; Handling instructions; Special handling; SHC; Special handling codes; Cargo handling | how must it be handled; keep cool or upright; special care for the cargo
text | Accounting information; Account no.; Also accounting info; Freight account info; Billing info | to which account is the freight charged; payment note on the waybill; who is billed for the flight
code | Packing list number; Packing list no.; P/L number; PL no.; Packing slip #; Packing note no. | which packing list; number of the packing sheet; ref of the list of boxes
number | Total cartons; Total ctns; No. of cartons; Carton count; Ctns; Total no. of cartons; Total colli | how many cartons in all; boxes in the shipment; carton total
text | Carton nos.; C/No.; Carton numbers; Ctn nos.; Package nos.; Case nos. from - to; Carton range | which box numbers; cartons from what to what; range of the case numbers
number | Total net weight; Total N.W.; N.W. (kgs); Net wt. total; Ttl net weight | weight of the goods in all boxes; kilos without cartons in total; net in all
number | Total gross weight; Total G.W.; G.W. (kgs); Gross wt. total; Ttl gross weight | weight of all boxes; kilos with cartons in total; gross in all
number | Total measurement; Measurement (CBM); Meas. (cbm); Total CBM; Total cube; Measurement m3; Ttl measurement | how many cubic metres in all; room it needs; volume of the whole shipment
code | Dangerous goods note no.; DGN no.; DGD no.; Shipper's declaration no.; DG reference; IMO declaration no. | number of the dangerous goods paper; hazardous declaration ref; DG paper
code | UN number; UN No.; UN or ID no.; UN/ID number; ID number | which UN number; four digits of the hazard; number on the orange plate
text | Proper shipping name; PSN; Shipping name; Technical name; Correct technical name; Proper shipping name/description | official name of the dangerous stuff; what hazardous thing is it; technical name
text | Class or division; Hazard class; Class/division; IMDG class; IMO class; Primary hazard; DG class; Subsidiary hazard | which danger class; flammable or corrosive; class of the hazard
text | Packing group; PKG group; Pkg. gr.; Packing group no. | packing group I, II or III; how dangerous for packing; group of packing
text | Marine pollutant; Environmentally hazardous; Marine pollutant Y/N | does it harm the sea; pollutant or not; dangerous for the environment
number | Flash point; Flash point C; Flash pt; Closed cup flash point | at how many degrees does it catch fire; flashpoint of the liquid; lowest temperature it burns at
text | EmS; EmS no.; Emergency schedule; Emergency action code; Hazchem code; ERG code; Hazard identification no.; Kemler | code for the fire brigade; what to do in an accident by code; emergency code
text | Quantity and type of packing; Number and kind of packages; Type of packaging; Packaging code; Packing instruction; PI (DG); Packing inst. | how is the dangerous cargo packed; drums or boxes; packing rule used
text | Limited quantity; LQ; Excepted quantity; Tunnel code; Tunnel restriction code; Segregation group; Transport category | is it a limited quantity; may it go through tunnels; which tunnel code
phone | 24-hour emergency contact; Emergency telephone; Emergency contact no.; Chemtrec; Emergency response number; 24hr emergency tel. | whom to call in an accident with the cargo; emergency number for the chemicals; day and night number
text | Aircraft limitation; Passenger and cargo aircraft; CAO; Aircraft limitations | may it fly with passengers; freighter only; limits in the plane
person | Name of signatory; Name/title of signatory; DG shipper signature; Signatory for shipper; Declaration signed by; Name of packer | who signed for the dangerous goods; who is responsible for the declaration; signatory's name
text | Container packing certificate; Vehicle declaration; Packing certificate; Container/vehicle packing certificate | who confirms it was stowed well; packing confirmed; stowage statement
text | Clean on board; Clauses on B/L; Clean/claused; Reservations on bill of lading; Said to contain; Shipper's load and count; STC | was it loaded without remarks; notes about damage on the sea paper; who counted the load
text | Set temperature; Reefer temperature; Temperature setting; Carrying temperature; Set point; Vent setting; Humidity setting | at how many degrees is the container cooled; reefer set to; cooling on the way
code | Booking number; Carrier booking no.; Bkg no.; Booking confirmation no.; Booking ref.; Shipping line booking | under what number was the space booked; line's booking; reserved space ref
code | Forwarder reference; Forwarding agent ref.; FF ref.; File no.; Job file; House reference; S/O no.; Shipping order no. | forwarder's own number; their file for our shipment; ref of the freight agent
code | Export reference; Export references; Exporter's reference; Shipper's ref. no.; Shipper ref | exporter's reference on the sea paper; shipper's own number; our ref on the bill of lading
`;
