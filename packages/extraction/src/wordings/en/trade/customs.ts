/** English wordings of customs declarations, certificates of origin and commercial invoices for export; the format is that of `parse-wordings.ts`. */
export const ENGLISH_CUSTOMS = String.raw`
code | Declaration UCR; DUCR; UCR; Unique consignment reference; MUCR; LRN; Local reference number; Entry no.; Entry summary no. | own reference of the declaration; consignment reference at customs; how is the shipment known to customs
code | Entry number; CBP entry no.; Filer code/Entry no.; Entry no.; Customs entry number; Transaction number; Import declaration number; Bill of entry no.; B/E no. | number of the import declaration; under what number was it cleared; which customs entry
date | Entry date; Date of entry; Bill of entry date; B/E date; Date of declaration; Customs entry date; Tax point | when was it declared to customs; day of the import entry; entered when
text | Entry type; Declaration type; Type of entry; Box 1 Declaration; Entry type code | what sort of declaration is it; final import or temporary; import, export or transit
code | Box 37 Procedure; CPC code; Requested procedure; Customs procedure code; Regime code; Additional procedure code | under which customs procedure; code of the regime; how was it cleared
date | Import date; Date of importation; Arrival date; Date of arrival of goods; Importation date | when did the goods come into the country; day of import; entered the country when
date | Export date; Date of exportation; Date of export; Exportation date; Direct shipment date | when did the goods leave the country of export; day of export; shipped out of the country when
company | Importer of record; Importer; Box 8 Consignee; Importer name; IOR; Ultimate consignee | who imports; who is liable to customs; firm on whose account it comes in
code | Importer number; Importer no.; Importer EORI; IOR number; Importer's number; CRN (customs); IEC; IE code; Importer/exporter code; Customs client number | importer's id at customs; our customs registration; number the importer is known by
company | Exporter; Box 2 Consignor/Exporter; Exporter of record; Exporter name; USPPI; Consignor/exporter | who exports; firm sending it abroad; who is behind the export
code | Exporter EORI; Exporter reference; Exporter's ref.; USPPI EIN; Exporter's tax ID; Exporter code; REX number; REX no.; Authorised exporter no.; Approved exporter number | exporter's id; number that lets the exporter declare origin himself; exporter's customs number
company | Declarant/representative; Box 14 Declarant; Declarant name; Customs agent; Customs house agent; CHA; Filer; Broker name; Clearing agent | who filed the declaration; who cleared it for us; customs agent's name
text | Representation; Type of representation; Direct/indirect representation; Representative status | direct or indirect representation; on whose behalf did the agent act; agent's status
code | Broker licence no.; CHA licence no.; Filer code; Agent code; Declarant EORI; Broker no. | number of the customs agent; agent's licence; id of the filer
text | Port of entry; Entry port; Port code; U.S. port of unlading; Port of clearance; Border crossing; Office of clearance | where did it enter the country; which customs port; cleared where
text | Exit office; Office of exit code; Border office; Customs office of export; Port of exit | where did it leave the country; which office let it out; exit border
text | Country of dispatch; Box 15 Country of dispatch/export; Exporting country; Export country; Country of exportation | from which country was it sent; land of dispatch; where was it shipped out of
text | Country of destination; Box 17 Country of destination; Ultimate destination; Country of ultimate destination; Destination country code | which country is it going to; land it ends up in; final country
text | Country of origin; Box 34 Country of origin; Origin country; C/O; Origin code; Ctry of origin; Country of manufacture; Made in | in which country was it made; origin of the goods; where is it produced
code | Commodity code; Box 33 Commodity code; HS code; HS no.; HTSUS no.; HTS no.; Schedule B no.; Tariff heading; Tariff item; CN code; CTH; TARIC code; ITC-HS | customs code of the goods; tariff number; which heading are they under; digits customs classes it by
text | Description of merchandise; Box 31 Packages and description; Goods description; Full description of goods; Commodity description | what goods are declared; what's in the shipment according to customs; wording of the goods
number | Item number (declaration); Box 32 Item no.; No. of items; Total items; Box 5 Items; Line no. | how many positions has the declaration; which position is it; number of lines declared
number | Total packages; Box 6 Total packages; Number of packages declared; Manifest qty; Manifested quantity; Package count | how many packages were declared; parcels on the declaration; colli in total
number | Gross mass; Box 35 Gross mass; Total gross mass; Gross kg; Gross weight | declared weight with packing; kilos gross on the declaration; full mass
number | Net mass; Box 38 Net mass; Total net mass; Net kg; Net quantity | declared weight without packing; kilos net; mass of the goods alone
number | Supplementary units; Box 41 Supplementary units; Statistical quantity; Supp. units; Stat. qty; Second quantity | quantity in pieces for statistics; other units declared; number besides the weight
amount | Item price; Box 42 Item price; Invoice value; Total amount invoiced; Box 22 Currency and total amount invoiced; Invoice amount declared; Invoice total for customs | declared price of the goods; what does the seller's bill say at customs; invoiced sum declared
amount | Customs value; Value for duty; VFD; Entered value; Total entered value; Transaction value; Assessable value; Dutiable value | value the duty is worked out on; what are the goods worth for customs; dutiable amount
amount | Statistical value; Box 46 Statistical value; Stat. value; Value at border | value for statistics; worth at the border; trade statistics figure
amount | Freight to border; Freight adjustment; Transport cost added; Air transport costs; Overseas freight; Freight (customs value); Freight element | transport added to the value; freight included for duty; shipping cost counted by customs
amount | Insurance (customs value); Insurance element; Insurance adjustment; Marine insurance amount; Ins. amount | insurance added to the value; cover counted by customs; insured cost in the customs value
amount | Dutiable charges; Assists; Packing and commissions; Other charges; Adjustments to value | what is added to the price for duty; extra costs in the customs value; additions to the invoice
amount | Non-dutiable charges; Deductions from value; Deductible charges; NDC; Post-importation costs | what is taken off the price for duty; costs that bear no duty; deductions at customs
text | Valuation method; Box 43 Valuation method; V.M. code; Method of valuation; Value basis code; Related parties | how was the value found; are buyer and seller related; basis of valuation
text | Box 36 Preference; Preference code; SPI; Special program indicator; Tariff treatment; Trade agreement claimed; Preferential tariff | is lower duty claimed; under which trade deal; preference used
percent | Duty rate; HTSUS rate; Customs duty rate; Rate of BCD; Ad valorem rate | how many percent duty; at what rate is it taxed coming in; duty percentage
amount | Customs duty; Duty amount; Import duty; Total duty; Estimated total duty; BCD; Basic customs duty; Box 47 Duty; A00 | how much duty; what does customs charge; toll for bringing it in; duty to pay
amount | Import VAT; VAT on importation; B00; Import GST; IGST on import; GST payable on import; VAT payable to customs | tax on import; VAT at the border; how much VAT did customs charge
amount | Excise duty; Excise; Excise amount; Excise payable; Alcohol duty; Tobacco duty | duty on spirits or tobacco; excise to pay; how much excise
amount | Anti-dumping duty; Countervailing duty; CVD; Safeguard duty; AD/CVD | extra duty against dumping; penalty duty; trade defence duty
amount | Social welfare surcharge; SWS; Customs surcharge; Customs cess; Additional duty; Additional customs duty | surcharge on the duty; cess at import; added on the duty
amount | Merchandise processing fee; MPF; Harbor maintenance fee; HMF; User fee; Processing fee | processing fee at US customs; harbour fee; what do the border people charge besides duty
amount | Total duties, taxes and fees; Total payable; Total customs charges; Total other fees; Total taxes; Total revenue; Grand total duty; Amount payable to customs | what is due to customs in all; everything to pay at the border; total of duty and tax
text | Method of payment; MOP; Box 48 Deferred payment; Payment code; Duty payment method; Deferment/immediate | how is the duty paid; from the deferment account or in cash; method used for duty
account | Deferment account no.; DAN; Duty deferment number; Deferment approval number; Customs account no.; Cash account; Daily statement account | from which customs account is it paid; deferment number; duty account
code | Bond number; Customs bond no.; Surety no.; Surety code; Bond type; Guarantee reference; GRN (guarantee); Bond no. | number of the customs guarantee; security for the duty; which bond
date | Release date; Date of release; Cleared on; Date of clearance; Out of charge date; OOC date; Released on; Clearance date | when did customs let it go; cleared when; goods free since
date | Liquidation date; Post-clearance date; Assessment date; Date of acceptance; Acceptance date; Accepted on | when did customs accept the entry; final assessment day; taken on by customs when
text | Clearance route; Customs channel; Exam type; Inspection required; Selected for examination; Customs hold | was it picked for a check; red or green channel; did customs examine it
code | Location of goods; Box 30 Location of goods; FIRMS code; Goods location code; Bonded warehouse code; Shed code; Warehouse no. | where do the goods lie for customs; code of the shed; bonded warehouse number
text | Identity of means of transport; Box 18 Identity and nationality of means of transport; Box 21 Active means of transport; Conveyance name; Transport identity; Carrier conveyance | which ship or truck brings it; name of the transport at the border; what carries it
text | Mode of transport at border; Box 25 Mode of transport; Inland mode of transport; Transport mode code; Mode of carriage; MOT code | by sea, road or air at the border; code of transport; how did it cross
code | Manifest no.; Manifest number; IGM no.; Rotation no.; Import general manifest; Cargo control number; CCN; AMS no.; Arrival reference | manifest the cargo is on; cargo control ref; number of the ship's list
code | Previous document; Box 40 Previous document; Summary declaration; Previous document reference; Prior entry; Transit accompanying document no.; TAD | which paper came before; earlier customs document; declaration it follows
code | Additional information code; Box 44 Additional information; Documents produced; AI statement; Documents/certificates; Licences produced | which certificates were handed in; code of the extra statement; papers named in the declaration
code | Export licence number; ECCN; Export control no.; Licence code; Export authorisation; License exception; Control list no.; SIEL no. | permission for the export; control number of the goods; is a licence needed
code | AES ITN; ITN; Internal transaction number; X.T.N.; AES citation; Shipping bill no.; SB no.; Export declaration no.; Export entry no. | number of the export declaration; proof that the export was filed; shipping bill ref
date | Shipping bill date; SB date; Export declaration date; Let export order date; LEO date | when was the export declared; export allowed when; let export day
amount | FOB value; FOB value INR; Export value; Declared FOB; Value of export | value of the export; worth free on board declared; export worth
amount | Duty drawback; Drawback amount; DBK; Drawback claimed; Duty refund; Remission of duty; RoDTEP amount | duty we get back on export; refund for exporting; drawback to come
code | Certificate of origin number; Certificate of origin no.; Reference no.; CO no.; EUR.1 number; Form A no.; COO ref.; Movement certificate no. | number of the origin paper; which origin certificate; ref on the certificate from the chamber
text | Origin criterion; Preference criterion; Criterion; Origin criteria code; Rule of origin met; Origin rule; PSR | by which rule does it count as made there; origin code; wholly obtained or worked enough
company | Producer; Producer name; Certifier; Certifier name; Name of producer; Manufacturer or processor; Certified by exporter | who made the goods according to the certificate; who certifies the origin; producer named
period | Blanket period; Period of blanket certification; Certification period; Blanket from - to; Period covered by certificate | for which time does the origin statement hold; blanket cover from when to when; period of the certification
percent | Regional value content; RVC; Qualifying value content; Value added content; Local content; Non-originating content | share of local value; how much of it is from the region; percentage made there
text | Origin declaration; Statement of origin; Invoice declaration; Declaration of preferential origin; Origin statement; Supplier's declaration | wording on the origin; what do they state about where it's from; preferential statement
company | Certifying authority; Issuing chamber; Competent authority (origin) | who stamped the origin paper; which chamber certified; certified by whom
person | Authorised signatory; Declarant's signature; Signature of exporter; Signed for declarant; Responsible individual; Signature of certifier; Certified true by | who signed the declaration; who vouches for the figures; who signs for the exporter
text | Reason for export; Purpose of export; Nature of transaction; Box 24 Nature of transaction; Type of export; Reason for shipment; Export reason | sold, lent or sent for repair; why is it exported; sale, sample or gift
text | Marks and numbers; Marks & numbers; Marks and nos. of packages; Shipping marks; Identification marks | what is on the boxes; marks of the packages; how are the crates labelled
text | Returned goods relief; Temporary import; ATA carnet; Temporary admission; Inward processing; Outward processing; End-use relief; Duty relief | is it only brought in for a time; relief claimed; why is no duty charged
code | Carnet no.; ATA carnet number; TIR carnet no.; Carnet number | number of the carnet; which carnet travels along; carnet ref
date | Re-export by; Final date for re-exportation; Carnet valid until; Re-exportation deadline; Temporary import expires | until when must it leave again; last day to take it out; carnet good till
code | Quota order number; Quota no.; Tariff quota; TRQ order no.; Quota certificate | which quota is used; number of the tariff quota; quota ref
`;
