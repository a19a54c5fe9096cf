/** English wordings of weighbridge tickets, grain, livestock, dairy, fish, temperature records and food labels; the format is that of `parse-wordings.ts`. */
export const ENGLISH_FARM_AND_FOOD = String.raw`
code | Weighbridge ticket number; Weighbridge ticket; Weighbridge no.; Weighbridge docket no.; Scale ticket number; Weighmaster certificate no.; Weigh ticket number; Weight note no.; Weight certificate no.; Receival docket; Receival no.; Docket number; Load ticket no.; Transaction no. | number of the weighing slip; which weighbridge ticket; docket of the load
number | Gross (kg); Gross weight; First weigh; Weight 1; 1st weight; Loaded weight; Gross (weighbridge); Weigh-in weight; Inbound weight; Laden weight; Gross mass; Gross t; Gross lbs | weight of the full lorry; heavy with the load; first weighing
number | Tare (kg); Second weigh; Weight 2; 2nd weight; Empty vehicle weight; Tare (weighbridge); Weigh-out weight; Outbound weight; Unladen weight; Stored tare; Tare t; Preset tare; Tare lbs | weight of the empty lorry; without the load; second weighing
number | Net (kg); Net weight of load; Nett (kg); Net load; Net tonnes; Net (weighbridge); Net tonnage; Load weight; Net lbs; Net tons; Nett weight; Weight of goods; Net weight | weight of the load itself; how much was on the lorry; tonnes delivered
time | Time weighed in; Time weighed out; Weigh in time; Weigh out time; Time of first weigh; Time of second weigh; Date/time in; Date/time out; 1st weigh time; 2nd weigh time | when was it weighed in; lorry out at; time on the scale
text | Material (weighbridge); Product hauled; Commodity (load); Product (weighbridge); Goods carried; Material hauled; Aggregate type; Load type; Product loaded; Grade of aggregate; Item hauled | what was on the lorry; which material; grain or gravel
company | Haulier (weighbridge); Haulage contractor; Carrier (load); Haulier name; Transport (load); Trucker; Trucking company; Cartage contractor; Hauled by; Carted by | who drove the load; haulier on the ticket; which truck firm
person | Weighbridge operator; Weighmaster; Weighed by; Operator (weighbridge); Weigher; Scale operator; Weighbridge clerk; Public weigher; Deputy weighmaster | who weighed; name at the scale; weighmaster's name
number | Axle weight; Axle 1; Axle 2; Axle group weight; Gross combination weight; Excess weight; Permissible weight; Axle load; Steer axle; Drive axle | weight on the axle; too heavy by; load of the axle
number | Moisture content; Moisture (grain); Grain moisture; Moisture result; MC %; H2O %; Moisture at intake; Average moisture; Moisture % | how wet is the grain; moisture at the intake; water in the corn
number | Specific weight; Bushel weight; Hectolitre weight; Test weight; Kg/hl; Hectolitre mass; Bushel wt; HLW; Specific weight kg/hl; Test weight lb/bu | weight of the hectolitre; test weight of the wheat; bushelweight
number | Grain protein; Wheat protein; Protein (grain) | protein in the wheat; how much protein has the grain
number | Hagberg falling number; Falling number; Hagberg; HFN | falling number; Hagberg of the wheat
number | Grain protein; Protein (grain); Wheat protein | protein in the wheat; how much protein has the grain
number | Oil content; Oil in seed; Seed oil content | oil in the seed; how oily is it
number | Dry matter; Dry matter content; DM % | dry part of the crop; how much is not water
number | Sugar content; Beet sugar; Adjusted sugar | sugar in the beet; how sweet is it
number | Seed oil content; Oil content; Oil in seed | oil in the seed; how oily is it
number | Dry matter; DM % | dry part of the crop; how much is not water
number | Sugar content; Sugar %; Adjusted sugar | sugar in the beet; how sweet is it
number | Screenings; Small grains; Sievings | small grains sieved out; screenings of the load
number | Admixture; Admix; Foreign matter; Dockage; Impurities (grain); Foreign material | dirt in the grain; how much rubbish was in it
number | Broken kernels; Damaged kernels; BCFM; Total damage; Sprouted | broken ones; damaged grain
number | Dirt tare; Top tare; Tare % | soil on the beet; earth in the load
number | Bushels; Net bushels; Gross bushels; Total bushels; Dry bushels; Bu.; Bushels delivered; Shrink (bu); Shrink % | how many bushels; bushels after drying; net of shrink
text | Grade of grain; Grain grade; Quality (grain); Receival grade; Variety (grain); Classification (grain); Wheat class; Binned grade; Bin grade; Grower variety; Season (grain); Crop year; Harvest year; Variety declared | which grade; variety delivered; harvest of what year; class of the wheat
amount | Contract price per tonne; Price per tonne; Price per bushel; Cash price; Ex-farm price; Base price; Net price per tonne; Price/t; Price/bu; $/tonne; Pool price; Delivered price; Unit price per tonne; Guaranteed price | what does a tonne bring; price per bushel; paid for the ton
amount | Moisture deduction; Drying charge; Quality deduction; Price deductions; Discounts (grain); Quality allowances; Claims (grain); Drying and cleaning; Screening deduction; Drying cost; Discount for moisture; Bonus (quality); Premium (protein); Oil bonus; Quality premium; Storage (grain); Elevator charges; Handling (grain); Handling charge per tonne | taken off for wetness; drying cost; premium for quality
amount | Levies (grain); AHDB levy; Grower levy; Check-off; Statutory levy; Research levy; Levy (livestock); EPR levy; GRDC levy; Commodity levy; R&D levy; Promotion levy; HGCA levy; Biosecurity levy; Beef checkoff | levy on the crop; check-off; taken for the board
code | Contract number; Grain contract no.; Grower number; Grower code; Producer number; Supplier number; NGR card no.; NGR number; NGR payee; Farm code; Farm number; Ranch no.; Orchard code; Block code; Field ref.; Field number; Passport no.; Grain passport; Assurance no.; Assurance scheme no.; Movement licence; SBI; Single business identifier; FSN; FSA farm no.; Property identification code | number of the grower; farm's code; assurance of the farm; PIC of the property
code | Holding number; CPH; CPH number; Herd number; Herd mark; Herd/flock mark; Flock number; Flock mark; Holding reg. no.; County parish holding; Premises ID; Herd ID; Holding of departure; Holding of destination; UK herd mark; Slapmark; Premises identification number; Keeper no. | number of the holding; herd mark; farm the animals come from
code | Ear tag number; Official ear tag; Eartag; Animal identification; Official ID; Tag numbers; NLIS no.; RFID (animal); EID number; Individual ID; Animal no.; Tattoo (animal); Brand (livestock); Lot no.; Cattle passport no.; Sire ID; Dam ID; Passport number; USDA tag; Bangs tag; Calf ID; Tag no. | number in the ear; tag of the cow; which animal; passport of the cattle
code | Movement document number; Movement reference; AML1; eAML2; NVD number; National vendor declaration; Movement document no.; Health certificate no.; CVI number; Certificate of veterinary inspection; Waybill no.; Movement permit; TSC number; ARAMS ref. | number of the movement paper; NVD of the stock; health certificate ref
date | Date of movement; Date of departure; Date moved off; Date moved on; Date loaded; Departure time (livestock); Movement date; Date of arrival; Time loaded; Time unloaded; Kill date; Date of slaughter; Slaughter date; Date of kill; Sale date; Processing date | when were the animals moved; slaughtered when; sold at market when
number | Number of animals moved; No. of head; Total head; No. of animals; Head count; Total number of animals; Number sold; Head sold; No. of stock | how many animals; head sold; moved how many
number | Number of birds; Birds placed; Birds delivered; No. of birds | birds delivered; how many chickens
text | Species (livestock); Breed (livestock); Breed/sex; Category of animal; Class of stock; Type of stock; Description of stock; Sex (livestock); Breed code; Age (animal); Kill category; Livestock description | which animals; steers or heifers; breed of them
number | Cold carcase weight; Carcase weight; Cold weight; Hot weight; HSCW; Deadweight; Dressed weight; Carcass wt; Total cold weight; Total deadweight; Carcase wt kg; HCW; Hot carcase weight; Average carcass weight | weight of the carcase; hanging weight; slaughtered weight
text | EUROP grade; Conformation; Carcase grade; Conformation/fat; Quality grade; Classification (carcase); Grade (carcase) | how was the carcase graded; grade of the meat
text | Fat class; Fat score; Fat cover; Fatness | fat class; how fat was the carcase
number | Lean %; Lean meat %; Lean meat percentage | lean share; how much lean meat
text | Dentition; Number of teeth; Teeth (livestock); Age by dentition | age by the teeth; dentition of the animal
number | Marbling score; MSA marbling; Marbling; MSA index | how marbled is the meat; marbling points
amount | Price per kg; Pence per kg; P/kg; Price per kilo; Price per head; Pence per kg deadweight; Base price; Price/kg; c/kg; Price per cwt; $/cwt; Price per hundredweight; Price/hd; Average price per head; Guineas | what does the kilo bring; price per head at market; per hundredweight
amount | Market commission; Auctioneer's commission; Mart commission; Commission (livestock) | taken by the auctioneer; market's cut
amount | Yardage; Yard dues; Lairage; Pen fee; Market toll | yardage; charge for the pens
amount | Kill charge; Slaughter charge; Killing charge; Slaughter fee; Kill fee | killing cost; what does the slaughterhouse take
amount | Cutting charge; Butchery charge; Cut and wrap; Processing fee | cost of the cutting; butcher's charge
amount | Inspection charge; Meat inspection; Vet inspection; MHS charge | what does the meat inspection cost; vet at the abattoir
amount | Haulage deduction; Trucking (livestock); Transport (livestock); Cartage deducted | hauling taken off; trucking of the animals
number | Milk volume; Litres of milk; Total litres collected; Milk collected; Volume (milk); Litres supplied; Pounds of milk; Hundredweight of milk; Total litres; Daily litres; Lbs milk; Milk weight; Milk pounds; Milk solids; kgMS | how much milk was collected; litres of the month; milk solids
number | Somatic cell count; SCC; Cell count; BMSCC; Bulk milk cell count | cells in the milk; cell count of the herd
number | Bactoscan; Total bacterial count; TBC; Plate loop count | germs in the milk; bacteria of the milk
number | Milk fat; Fat % (milk); Butterfat content; Milk butterfat | fat of the milk; cream in it
number | Milk protein; Protein % (milk); Protein in milk | protein of the milk; how much protein
text | Antibiotics test; Antibiotic test; Inhibitory substances; Antibiotic failures | antibiotics found in the milk; did the milk pass
amount | Milk price; Price per litre; Pence per litre; ppl; Base milk price; Blend price; Gross pay price; Payment per kgMS | what does the litre bring; price of the milk
amount | Total milk payment; Gross milk value; Milk cheque; Net milk pay; Milk payment total; Net milk cheque | paid for the milk; milk money of the month
amount | Quality bonus; Hygiene bonus; Butterfat value; Protein value; Constituent payment; Component payment | bonus for good milk; paid for fat and protein
number | Eggs collected; Number of eggs; Eggs graded; Total eggs | how many eggs; eggs of the day
number | Dozens; Total dozens; Dozens graded | dozens graded; how many dozen
number | Mortality; Birds dead; Daily mortality; Dead birds; Deaths | dead birds; how many died
number | Feed conversion ratio; FCR; Feed conversion | feed for a kilo of meat; conversion of the feed
number | Feed delivered; Feed used; Feed consumed; Feed intake | feed they ate; how much feed
number | Average daily gain; ADG; Daily liveweight gain; Growth rate | how much do they gain a day; growth of the animals
code | Catch certificate number; Catch certificate no.; Catch document number; Landing declaration no.; Logsheet no.; Sales note no.; Vessel licence no.; PLN; Fishing vessel no.; Vessel registration; Fishing licence no.; Home port and registration no.; Trip number; Call sign; Lot number; RSS number; IHH number; IMO/Lloyd's no.; Harvest tag no.; Dealer licence no.; Shellfish tag | number of the catch certificate; boat that caught it; which trip
text | Fishing vessel; Fishing vessel name; Name of vessel; Name of fishing vessel; Master of fishing vessel; Flag (fishing vessel); Boat name; Catching vessel; Harvest vessel | which boat caught the fish; name of the trawler; caught by
text | Species (fish); Species caught; FAO code; Scientific name; Commercial designation; Latin name; Product (fish); Species code; Common name; Presentation (fish); Market name; Commercial name; Species name | which fish; Latin name of it; gutted or whole
text | Catch area; Catch area(s); FAO area; Fishing area; ICES area; Area of capture; Catch area and dates; Production method; Gear type; Fishing gear; Harvest area; Harvest location; Caught/farmed; Gear used; Method of catch; Zone of catch; Growing area; Classification of area | where was it caught; with which net; farmed or wild; waters of the catch
date | Catch dates; Date of catch; Date of landing; Landing date; Landed on; Harvest date; Catch date from - to; Date of harvest; Date caught; Date of capture; Harvested on; Picking date; Pick date; Date picked; Packed date; Date of first freezing; Freezing date; Shucked on | when was it caught; landed when; picked when; frozen first when
number | Verified weight landed; Weight landed; Landed weight; Total catch; Weight of catch; Estimated weight to be landed; Live weight equivalent | how much fish was landed; weight of the catch
number | Quota remaining; Quota left; Remaining quota; Quota balance | quota left; how much may still be caught
number | Quota used; Quota uptake; Quota caught | quota used up; caught against the quota
number | Discards; Discarded weight; Estimated discards | thrown back; discarded fish
number | Bins picked; Number of bins; Bins delivered; Trays picked; Punnets | bins picked; how much fruit was picked
number | Pack-out %; Packed %; Class 1 % | packed out; share that was good enough
number | Core temperature; Product temperature (food); Delivery temperature; Probe temperature; Chill temperature; Fridge temperature; Freezer temperature; Cooking temperature; Hot holding temperature; Vehicle temperature; Air temperature; Storage temperature; Temperature °C; Goods-in temperature; Temp. at delivery; Cooling temperature; Reheat temperature; Probe reading; Temp. recorded; Fridge temp.; Ambient temp | how cold was the fridge; temperature of the meat; cooked to how many degrees; goods came at
time | Time of check; Time checked; Time recorded; Time of reading; Time of temperature check | at what hour was it measured; check at
time | Cooling start; Time out of oven; Time cooked; Cooking finished | when was it cooked; cooling begun at
time | Cooling end; Time into chill; Time in fridge; Cooling finished | when was it cooled; in the fridge at
text | Corrective action; Action taken; Reason for rejection; Comments (temperature log); Accept/reject; Corrective action taken; Out of range action; Disposal (food) | what was done when too warm; goods refused; measure taken
person | Temperature checked by; Recorded by; Staff initials; Logged by; Person checking; Monitored by; Food handler; Check by | who measured; initials of the check
person | Kitchen manager; Manager check; Supervisor check; Responsible chef; Verified by | who verified the log; manager who signed it off
person | Cleaned by; Cleaning done by | who cleaned; cleaner's initials
text | Equipment (temperature); Fridge no.; Fridge/freezer; Unit (fridge); Appliance checked; Fridge name; Chiller no.; Cold room; Freezer no.; Location of fridge; Probe no.; Probe ID; Thermometer no.; Product checked; Area cleaned; Cooler no. | which fridge; probe used; which cold room
text | Allergens present; Contains allergens; Allergen declaration; May contain traces of; Allergen statement; Allergy advice; Allergen matrix; Suitable for vegetarians; Allergy information | what could one be allergic to; nuts in it; suitable for vegans
text | Ingredients list; Ingredients; Composition (product); Ingredient declaration; Contains (ingredients); Additives; E numbers; Raw materials; Ingredient statement; Analytical constituents; Composition (feed); Feed composition | what is it made of; which additives; what's in the food
number | Energy (kJ/kcal); Energy per serving; Calories per serving; Energy kcal; Calories (kcal) | how many calories; energy of a portion
number | Fat (per 100g); Total fat; Fat (g); Fat per serving | fat in a hundred grams; how fatty is it
number | Of which saturates; Saturates; Saturated fat; Saturates (g) | saturated part of the fat; bad fat in it
number | Total carbohydrate; Carbohydrate (g); Carbohydrates; Carbs | carbs in it; how much carbohydrate
number | Of which sugars; Sugars; Added sugars; Total sugars; Sugars (g) | sugar in it; how sweet is it
number | Dietary fiber; Fibre; Fibre (g); Dietary fibre | roughage in it; how much fibre
number | Salt (per 100g); Salt (g); Salt per serving; Sodium (mg) | salt in the food; how salty is it
number | Servings per container; Number of servings; Servings per pack; Portions; Portions per pack; Serves | how many portions; for how many is the pack
text | Serving size; Portion size; Serving (g) | how big is a portion; size of one serving
number | Drained weight; Drained net weight; Drained wt | drained weight; without the liquid
number | Alcohol by volume; ABV; Alc. % vol; Alcohol content | how strong is the drink; alcohol in it
number | Units of alcohol; UK units; Alcohol units | units in the bottle; how many units of drink
date | Use by date; Best before date; Best before end; BBE date; Use-by; Best by; BB date; Durability date; Minimum durability; Best if used by; Expiry (food) | until when can it be eaten; good till; when does the food go off
date | Sell by date; Display until; Sell-by; Pull date | until when may it be sold; on the shelf till
date | Packed on date; Baked on; Roasted on; Bottling date; Packed date | when was it packed; baked when
date | Date opened; Opened on; Date defrosted; Defrosted on | opened on; defrosted when
code | Approval number; Establishment number; Health mark; Identification mark; EST. number; Plant number; Plant no.; EC approval no.; Approved establishment no.; Packer's code; Oval mark; Slaughterhouse no.; Cutting plant no.; Est. no.; Slaughtered in; Cut in; Licence no.; FFR number; Egg code; Producer code; Packing station no.; Packhouse code; Facility registration no. | number of the plant; stamp of the slaughterhouse; code on the egg; where was it cut
code | Traceability code; Trace code; Traceability lot code; Traceability no.; TLC | where does this piece come from by code; trace of the food
code | Batch code; Lot code; Production code; Julian code; Run code; Batch/lot (food) | lot on the pack; run it was made in
code | SSCC; SSCC no.; Pallet ID; Pallet label no.; Pallet no.; SSCC number | pallet's label; number of the pallet
code | GTIN; GTIN no.; Case GTIN; Trade item no. | item number on the case; GTIN of the product
code | GLN; GLN no.; Global location number | number of the place; GLN of the firm
code | Kill number; Kill no.; Kill lot; Carcase no.; Body number | number of the carcase; kill lot
text | Born in; Born and reared in; Country of birth | born and reared where; where was the animal born
text | Reared in; Raised in; Fattened in; Farmed in | where was it reared; raised in which country
text | Grown in; Produce of; Product of; Origin (produce); Country of harvest; Country of origin | where was it grown; which country's fruit
text | Farm name; Grower name; Name of farm; Produced by; Grown by | which farm; who grew it
text | Vintage; Harvest (wine); Vintage year | vintage of the wine; year on the bottle
text | Appellation; Vineyard; Estate (wine); Region (wine); Vineyard name | where is the wine from; which estate
number | Application rate; Rate applied; Litres per hectare; Kg/ha; Rate per hectare; Dose per hectare | how much was sprayed per hectare; rate on the field
number | Area treated; Hectares treated; Area sprayed; Ha sprayed; Acres treated; Application area | area treated; how much land was sprayed
number | Water volume; Spray volume; Water volume l/ha; Tank mix volume | water used for spraying; volume of the mix
number | Seed rate; Sowing rate; Seeds per m2; Seed rate kg/ha | seed per acre; how thick was it sown
number | Wind speed; Wind (km/h); Wind force | wind that day; how windy was it while spraying
text | Product applied; Spray product; Herbicide; Fungicide; Chemical applied; Tank mix | what was sprayed; product on the field
text | Target weed; Pest targeted; Reason for treatment; Target pest; Reason for application | against what was it sprayed; why was it treated
text | Crop treated; Field name; Growth stage; Crop growth stage; Field treated | which field was sprayed; crop that was treated
person | Sprayer operator; Spray operator; Applied by; Applicator; Name of operator | who sprayed; operator of the sprayer
text | Fertiliser type; NPK; Fertiliser product; Fertilizer analysis | which fertiliser; nutrients spread
date | Date of application; Spray date; Application date; Date sprayed; Date applied | when was it sprayed; day of spraying
date | Earliest harvest date; Harvest interval ends; Harvest not before; PHI ends | may be harvested from; wait with the harvest until
date | Withdrawal end date; Date clear for slaughter; Withdrawal period ends; Meat withdrawal until; Withdrawal until; End of withdrawal period | may be slaughtered from; meat clear when
date | Milk withdrawal until; Milk withdrawal; Milk clear date | milk may be sold from; milk clear when
date | Treatment date; Date treated; Date first treated; Date of treatment | when was the animal treated; medicine given when
date | Sowing date; Drilling date; Planting date; Planted on; Date sown | sown when; planted when
text | Medicine administered; Veterinary medicine; Name of medicine; Medicine used; Product used | which medicine did the animal get; drug in the record
text | Dose given; Quantity administered; Amount used; Dose rate (animal); Amount given | how much medicine was given; dose for the animal
person | Person administering; Administered by; Treated by; Given by | who gave the medicine; who treated the animals
text | Animals treated; Identity of animals treated; Animal ID (treated); Group treated | which animals were treated; treated ones by tag
`;
