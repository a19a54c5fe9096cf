/** English wordings of vehicle papers: registration, sale, finance, inspection and servicing of cars; the format is that of `parse-wordings.ts`. */
export const ENGLISH_VEHICLES = String.raw`
code | Document reference number; V5C document reference; V5C reference; Log book number; Registration document no.; Title number; Title no.; Certificate of title no.; Rego certificate no.; Control no. | number of the log book; V5 ref; which title is it; eleven digits of the logbook
code | Registration mark; A Registration mark; Registration number; Registration plate; Rego; Rego number; Plate number; License plate no.; Reg. mark; VRM; VRN; Index mark; Tag number | what is the number plate; plate of the car; which reg; car's tag
code | Engine number; P.5 Engine number; Engine no.; Motor number; Engine no./motor no. | number on the engine; motor's number; engine ref
text | D.1 Make; Make; Vehicle make; Make of vehicle; Manufacturer (vehicle) | which brand is the car; maker of the vehicle; make
text | D.3 Model; D.2 Type; Model (vehicle); Model/trim; Vehicle model; Model variant; Trim level; Derivative | which model is the car; version of the car; trim
text | Body type; D.5 Body type; Body style; Body type/style; Style of body; Vehicle body; Body class | saloon or van; shape of the car; how many doors
text | Colour(s); R Colour; Vehicle colour; Exterior colour; Colour of vehicle; Major color; Paint colour; Color (vehicle) | what colour is the car; paint of the vehicle; its colour
text | Type of fuel; P.3 Type of fuel; Fuel (vehicle); Propulsion/fuel; Fuel type; Motive power | petrol or diesel; what does the car run on; electric or not
number | Max. net power; P.2 Max. net power; Power (kW); Horsepower; BHP; Engine power; kW/hp; Output (kW) | how strong is the engine; kilowatts of the car; horsepower
number | CO2 emissions; V.7 CO2; CO2 (g/km); Emissions CO2; Carbon dioxide emissions | grams of carbon per kilometre; emissions of the car; how dirty is the car
text | Emission standard; V.9 Environmental category; Euro status; Euro class; Emissions class; Exhaust emission level | Euro 5 or 6; emission class; may it enter the clean air zone
number | Mass in service; G Mass in service; Tare weight; Unladen weight; Kerb weight; Empty weight; Unladen mass | how heavy is the empty car; weight without load; kerb weight
number | Max. permissible mass; F.1 Max. permissible mass; GVM; GVWR; Gross vehicle mass; Gross vehicle weight; MAM; Max. authorised mass; Revenue weight | how heavy may it be loaded; allowed total weight; gross weight of the truck
date | Date of first registration; B Date of first registration; First registered on; Date of first registration in the UK; First registration date; Date of first use; First reg.; Original registration date | when was the car first registered; on the road since; how old is the car
number | Year of manufacture (vehicle); Model year; Year (vehicle); Manufacture year; Build year; Year of make | which year is the car; built in which year; model year
number | No. of former keepers; Number of former keepers; Previous keepers; Former keepers; Number of previous owners; Prior owners; No. of owners; Previous owners | how many owners did it have; keepers before; hands it went through
person | Registered keeper; C.1 Registered keeper; C.1.1 Surname or business name; Current keeper; New keeper; Registered operator; Registered owner(s); Owner name | who keeps the car; in whose name is the car; keeper of the vehicle
date | Acquired vehicle on; Date of acquisition; I Date of registration to keeper; Acquired on; Date acquired; Date of purchase; Purchase date | since when do they have the car; got the car when; bought when
date | Date of sale or transfer; Date of transfer; Sold on; Date of sale; Transfer date; Disposal date | when was the car sold; handed over when; changed hands when
company | Lienholder; First lienholder; Finance company; Secured party; Legal owner; Interest holder; Hire purchase interest; Hypothecated to; Hypothecation | who has a loan on the car; which bank holds the title; finance on it
date | Lien date; Date of lien; Lien release date; Lien released; Finance end date | when was the loan on the car noted; loan released when; lien since
text | Title brand; Title status; Salvage marker; Category (write-off); Cat S/N; Written-off; WOVR status; Salvage/rebuilt; Type of title | was the car written off; salvage or clean; accident recorded
text | Tax class; Taxation class; X Taxation class; Vehicle category; J Vehicle category; Vehicle class; Class (registration); Vehicle usage; Use of vehicle; Purpose of use | how is it taxed; private or goods vehicle; class in the papers
amount | Vehicle tax; Vehicle excise duty; VED; Road tax; Annual road tax; Rate of duty (vehicle); Road tax payable; Licence fee; Vehicle licence fee; Motor tax | what is the road tax; tax for the car; yearly tax on the vehicle
date | Tax due date; Vehicle tax expires; Tax expiry; Road tax expiry; Taxed until; Tax due on; Motor tax expiry; Licence disc expiry | until when is the car taxed; road tax runs out when; tax due for the car
period | Taxed period; 12 months tax; Vehicle tax period; Registration term; Rego period; Registration period; Licence period | for how long is it taxed; six or twelve months; rego for how long
date | Registration expiry; Rego due; Registration expires; Reg. expiry; Expiration date; Rego expiry date; Registration valid until; Sticker expires | until when is the car registered; rego runs out when; sticker good till
amount | Registration fee; Rego fee; Total registration fee; Renewal fee; Registration renewal amount; First registration fee; Title fee; Plate fee; Transfer fee | what does registering cost; rego price; fee for the plates
amount | CTP premium; Compulsory third party; Green slip premium; MAIB premium; TAC charge; Third party insurance; Insurer component | injury insurance with the rego; green slip cost; third party part
code | MOT test number; MOT certificate no.; Test certificate number; VTN; NCT certificate no.; Smog certificate no.; Inspection sticker no.; Pink slip no.; Warrant of fitness no.; Roadworthy certificate no. | number of the MOT; certificate of the car's test; smog ref; roadworthy number
date | MOT expiry date; MOT due; MOT test expires; Expiry date; MOT valid until; Next MOT due; NCT due; NCT valid until; WOF expiry; Roadworthy valid until; Inspection expires; PUC valid until | until when is the MOT good; next test of the car when; MOT runs out
date | Date of MOT test; Date of the test; MOT test date; NCT test date; Emission test date; Inspection date; Smog test date | when was the car tested; MOT done when; day of the emission test
text | MOT result; Pass/Fail (MOT); Result of test; Test result (vehicle); Overall emission result; Smog result; Roadworthiness result | did the car pass; MOT passed or failed; result of the inspection
text | Advisory notices; Advisory items; Monitor and repair if necessary; Repair as soon as possible; Minor defects; Advisory information; Advisories (MOT) | what should be watched on the car; advice from the tester; things soon due
text | Reasons for failure; Dangerous defects; Major defects; Reason for rejection; Fail items | why did the car fail; what must be repaired; faults at the test
number | Odometer reading; Mileage at test; Recorded mileage; Odometer reading and unit; Odometer (miles); Mileage (vehicle); Odometer at sale; ODO; Miles on clock; Kilometres travelled | how many miles has the car done; mileage; reading of the speedometer; kilometres on it
text | Mileage warranty; Odometer statement; Odometer status; Mileage declaration; Odometer disclosure | is the mileage true; mileage guaranteed; odometer statement
person | Tester's name; Testing inspector; Name of tester; MOT tester; Inspector (vehicle); Vehicle examiner; Inspector's name | who tested the car; tester; who signed the MOT
code | Test station number; VTS number; Testing station no.; Station number; Authorised examiner no.; ARD no.; Test centre ID | number of the garage that tests; test station ref; centre's id
amount | MOT test fee; Cost of MOT; Test fee; Inspection fee; Smog fee; NCT fee; Retest fee | what does the MOT cost; fee for the test; inspection price
amount | Vehicle price; Cash price; Sale price; Price of vehicle; Retail price; Drive away price; On the road price; OTR price; Selling price; Vehicle sale price | what does the car cost; sold for how much; price of the car
amount | Part exchange allowance; Part exchange; Trade-in allowance; Trade-in value; Less trade-in; PX value; Part-ex allowance; Trade-in credit | what do we get for the old car; allowance for the part exchange; trade-in price
text | Part exchange vehicle; Trade-in vehicle; PX vehicle; Trade-in make/model; Vehicle taken in part exchange | which car is traded in; old car given; part-ex details
amount | Outstanding finance; Settlement (part exchange); Less outstanding finance; Payoff on trade-in; Trade-in payoff; Negative equity; Finance owing | loan still on the old car; to be settled on the trade-in; owing on it
amount | Delivery and number plates; Delivery charge; Destination charge; Dealer delivery; Number plates; Pre-delivery inspection; PDI; Freight and PDI; Dealer prep | charge for delivering the car; plates and prep; destination fee
amount | Doc fee; Documentary fee; Dealer documentation fee; Documentation fee | dealer's paperwork fee; paper cost at the dealer's
amount | First registration fee; Title and registration; Government fees; Registration and title | registering the new car; state fees on the car
amount | Accessories total; Factory fitted options; Options (vehicle); Optional equipment; Extras (vehicle); Paint protection; Accessories (vehicle) | what do the extras cost; options on the car; accessories price
amount | Extended warranty; Warranty cost; Extended guarantee price | what does the longer warranty cost; warranty bought
amount | GAP insurance; GAP waiver; Gap cover | gap cover; insurance of the loan gap
amount | Service plan; Service contract (vehicle); Service plan price | service plan price; services prepaid
amount | Deposit (vehicle); Customer deposit; Total deposit; Cash down; Down payment; Deposit contribution; Finance deposit allowance; Rebate (vehicle) | paid down on the car; deposit put on the car; down payment
amount | Amount to finance; Balance to finance; Amount financed; Balance to pay; Amount of credit; Unpaid balance of cash price | left to be financed; loan for the car; borrowed for it
amount | Monthly rental; Monthly payment; Monthly lease payment; Contract hire rental; Monthly instalment; Base monthly payment | what does the car cost a month; lease rate; monthly for the car
amount | Optional final payment; Balloon payment; Lease end purchase option; Final payment; Purchase option price | what to pay at the end to keep the car; balloon
amount | Guaranteed future value; GMFV; Residual value; Residual | value at lease end; worth when it goes back
number | Annual mileage; Agreed mileage; Contract mileage; Mileage allowance; Miles per year; Kilometre allowance; Maximum annual mileage; Total contract mileage | how many miles a year are allowed; mileage in the lease; kilometres included
amount | Excess mileage charge; Excess mileage rate; Pence per mile over; Excess mileage pence per mile; Excess km charge; Over mileage charge | what does each mile too many cost; extra miles in the lease; cents per mile over
amount | Initial rental; Advance rental; Due at signing; Due at lease signing; Initial lease payment | first payment of the lease; due when signing
amount | Capitalized cost; Gross capitalized cost; Adjusted capitalized cost; Cap cost | cap cost; price the lease is based on
amount | Acquisition fee; Disposition fee; Lease acquisition fee | fee of the lease company; fee at the end of the lease
period | Contract period; Contract length; Lease term; Agreement duration; Number of rentals; Term (PCP) | how long does the lease run; months of the contract; how many rentals
text | Service history; Full service history; Service record; Last service date and mileage; Services completed; Service stamps | was it serviced; service book; when was the last service
text | Number of keys; Keys supplied; V5 present; Documents supplied; Spare key | how many keys with the car; papers handed over; spare key there
text | Stock number; Stock no.; Stk no.; Stock #; Vehicle order no.; Order reference; Deal number; Deal no. | dealer's number of the car; stock ref; deal number
person | Sales executive; Salesperson (vehicle); Sales consultant; Business manager; F&I manager; Sales exec | who sold the car; name of the salesman; salesperson at the dealer's
text | Tyre tread depth; Tread depth; Tyre condition; Tread NSF; Tread (mm) | how deep is the tread; state of the tyres
text | Brake pads; Brake disc wear; Brake pad wear; Brakes | how worn are the brakes; brake pads left
number | Next service due (miles); Next service mileage; Service due at; Next oil change; Miles to next service; Next service km; Oil change due | at which mileage is the next service; next oil change at; service when in miles
date | Next service date; Service due date; Next service due on; Next service by; Date of next service; MOT and service due | when must the car be serviced; next service when; service by
date | Recall date; Recall campaign no.; Safety recall; Recall reference; Campaign code; Recall number; NHTSA campaign | is there a recall; number of the recall; safety campaign
amount | Scrap value; Salvage value; Write-off value; Pre-accident value; Actual cash value; ACV; Market value; Trade value; Glass's value | what is the car still worth; value before the crash; scrap price
code | Certificate of destruction no.; COD number; Certificate of destruction; ATF no.; Authorised treatment facility; Dismantler no. | proof that the car was scrapped; number of the destruction; scrapyard's licence
code | Retention document no.; V750; V778; Cherished number certificate; Certificate of entitlement; Personal plate certificate | paper for the private plate; plate certificate; V750 ref
`;
