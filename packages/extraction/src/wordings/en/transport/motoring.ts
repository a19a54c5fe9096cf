/** English wordings of parking and traffic tickets, tolls, fuel cards, charging and fleet bills; the format is that of `parse-wordings.ts`. */
export const ENGLISH_MOTORING = String.raw`
code | PCN number; Penalty Charge Notice number; PCN ref.; PCN no.; Parking charge notice no.; Parking charge reference; Charge notice number; Notice no.; Infringement notice no.; Penalty notice number; Citation number; Violation number; Summons no.; Obligation number | number of the parking ticket; what do I quote when paying the fine; which fine; ticket ref
date | Date of contravention; Contravention date; Violation date; Date of violation; Offence date; Date of parking event; Incident date; Date of event; Issue date of ticket; Infringement date | when was the offence; day of the parking ticket; caught when
time | Time of contravention; Contravention time; Violation time; Time of offence; Time of event; Time observed; Observed from; Observed from - to; Time of issue | at what hour were we caught; time of the offence; when on that day
code | Contravention code; Offence code; Violation code; Infringement code; Code section; Section violated; Statute; Penalty code | code of the offence; which rule was broken; section violated
text | Description of contravention; Reason for charge; Alleged contravention; Violation description; Offence description; Description of offence; Nature of offence; Breach of terms; Reason for issue | what was done wrong; why was the fine given; reason of the ticket
text | Contravention location; Location of contravention; Place of occurrence; Street name; Location of violation; Car park name; Car park; Site name; Location code; Site of breach | where was the car; street of the ticket; at which car park; place of the offence
code | Parking zone; Bay number; Zone code; Parking bay no.; Space number; Meter number; Meter no.; Zone number; Location number; Parking space no. | which bay; parking zone of the car; number to type in when paying by phone
time | Entry time; Arrival time in car park; Time entered; Entry date and time; Time of entry; ANPR entry; Start of stay; Time in | when did the car drive in; came in at; beginning of the stay
time | Exit time; Departure time from car park; Time exited; Exit date and time; Time of exit; ANPR exit; Time out | when did the car drive out; left at; end of the stay
period | Period of parking; Duration of stay; Time in car park; Total stay; Length of stay in car park; Overstay; Time overstayed; Period of stay | how long did the car stand; minutes over; time in the car park
number | Recorded speed; Speed recorded; Actual speed; Alleged speed; Speed alleged; Detected speed; Vehicle speed; Speed (mph); Speed measured | how fast was the car; speed of the camera; miles an hour clocked
number | Speed limit; Permitted speed; Posted speed; Posted limit; Maximum speed permitted; Speed zone; Zone limit | how fast was allowed; limit on that road; posted limit
amount | Full penalty charge; Full charge; Penalty charge; Parking charge amount; Full amount payable; Fine amount; Full amount; Penalty amount; Charge amount; Total fine; Infringement penalty; Fixed penalty | what is the fine; full price of the ticket; how much without the discount
amount | Discounted charge; Discounted rate; Discounted penalty; Reduced charge; Reduced amount; 50% discount amount; Amount if paid early; Early payment amount; If paid within 14 days; Prompt payment amount | how much if paid quickly; half price of the ticket; reduced fine
date | Discount period ends; Pay discounted amount by; Discount expires; Discounted rate until; Pay reduced amount by; 14 days from service; Last day of discount | until when is the ticket cheaper; last day for the reduced fine; half price until
date | Pay full amount by; Payment due by; Pay penalty by; Charge must be paid by; Due date of fine; Fine due date; Respond by; Pay or contest by; Answer by; Deadline to pay | until when must the fine be paid; last day for the ticket; fine due when
amount | Increased charge; Charge certificate amount; Late penalty; Penalty after due date; Late payment surcharge; Amount after 28 days; Enforcement fee; Overdue fine; Late fee | what if we pay late; how much does it go up to; raised fine
date | Representation deadline; Appeal by; Challenge by; Appeal deadline; Representations must be made by; Last date to appeal; Contest by; Request hearing by; Informal challenge by | until when can the ticket be challenged; last day to appeal; object by
code | Verification code; POPLA code; Appeal code; Evidence code; Web code; Online reference; View photos code; Security code | code to appeal; code to see the photos; number for the website
code | Civil enforcement officer; CEO number; Officer no.; Issued by officer; Badge no.; Enforcement officer ID; Attendant no.; Shield no.; Warden no.; Officer badge number | number of the warden; which officer; badge of the one who gave it
company | Parking operator; Enforcement authority; Issuing authority; Operator (parking); Car park operator; Issuing agency; Creditor (parking); Enforcement agency | who gave the ticket; which firm runs the car park; authority behind the fine
date | Notice to owner date; Notice to keeper date; Date of notice; Date of posting; Date of service of notice; Notice sent on; Date NTK sent; Date of notice to driver | when was the notice posted; letter to the keeper dated; served when
person | Name of driver; Driver at time; Driver nominated; Nominated driver; Driver's details; Person driving; Hirer at time of offence | who was driving; driver named; who had the car
number | Points to be endorsed; Demerit points incurred; Licence points; Points for offence; Points incurred; Points assessed | how many points does it give; points for the offence; demerits for it
amount | Court surcharge; Victim surcharge; Costs (court); Prosecution costs; Surcharge (ticket); Court cost; Civil assessment; Bail amount; Total to pay | court costs on the fine; surcharge for victims; what comes on top
text | Course offer; Defensive driving; Conditional offer; Course option | can we take a course instead; traffic school possible; offer instead of points
text | Vehicle details; Vehicle make and colour; Make of vehicle observed; Vehicle description; Make/colour; Body type observed | which car got the ticket; car described; make and colour seen
text | Pay and display ticket; Ticket displayed; Permit displayed; Permit type; Tariff purchased; Paid until; Pay & display expiry; Valid parking time | what ticket was in the window; which permit shown; paid until what time
code | Permit number displayed; Parking session ID; Session ID; RingGo reference; Booking ref.; Parking session no.; Parking ticket no.; P&D ticket no. | number of the parking session; reference of the app; booking for the car park
amount | Parking fee; Parking cost; Parking tariff; Cost of parking; Parking session fee; Session cost; Fee for session; Daily parking charge; Tariff amount | what did parking cost; price of the session; fee for the stay
amount | Convenience fee; Service fee; SMS reminder fee; Text reminder fee; App fee; Transaction fee; Booking fee | fee of the parking app; cost of the text; app's charge
date | Season ticket valid from; Permit valid from; Parking valid from; Season ticket valid to; Permit expires; Parking pass expiry; Season ticket expiry | until when is the parking season ticket good; pass valid from when; permit runs out when
code | Toll transaction no.; Toll invoice no.; Toll notice no.; Violation ref.; Toll bill number; Toll reference; Trip ID; Passage no. | number of the toll bill; which toll passage; toll notice ref
code | Tag number; Transponder number; Transponder no.; e-TAG number; E-ZPass tag; OBU number; On-board unit ID; Device ID; FasTag ID; Tag ID; SunPass number | number of the toll tag; which transponder; box in the windscreen
text | Toll plaza; Toll point; Toll road; Gantry; Entry plaza; Exit plaza; Toll location; Road name; Entry point; Exit point | at which plaza; where was the toll taken; on which road; bridge or tunnel
date | Crossing date; Date of crossing; Date of passage; Date of travel; Trip date; Toll date; Transaction date; Passage date | when did we drive through; day of crossing; toll for which day
amount | Toll amount; Toll charge; Toll due; Unpaid toll; Total tolls; Crossing charge; Charge per crossing; Toll fare; Tolls due; Toll fee | what did the toll cost; price of the crossing; toll to pay
amount | Video toll; Video matching fee; Toll administration fee; Toll notice fee; Admin fee per toll; Pay by plate fee; Image processing fee; Violation fee | extra for having no tag; fee on the toll; charge for the photo
amount | Toll account balance; Tag balance; Prepaid toll balance; Remaining tag balance | money left on the tag; balance of the toll account
amount | Auto top-up amount; Replenishment amount; Top-up amount; Replenishment | topped up by; refilled on the tag
text | Vehicle class; Toll class; Class of vehicle; Axle count; Number of axles; Axles; Toll category | which toll class; how many axles; car or lorry for the toll
amount | Congestion charge; ULEZ charge; Clean air zone charge; Daily charge; Low emission zone charge; CAZ charge; Zone charge | what does driving into the city cost; clean air charge; zone fee
date | Charging day; Charge date; Date of charge; Day of travel in zone; Date driven in zone | for which day is the zone charge; drove in when; day charged
code | Fuel card number; Card number; Fuel card no.; Card PAN; Fleet card no.; Card ending; Vehicle card no.; Driver card no. | which fuel card; number of the tank card; card used at the pump
text | Fuel station; Site of fill; Station name; Filling station; Merchant site; Site name; Location of fill; Service station; Truck stop | where was it filled up; which petrol station; pumped where
number | Litres drawn; Litres purchased; Total litres; Quantity (litres); Volume (litres); Gallons purchased; Fuel quantity; Litres filled; Qty (ltrs); Volume dispensed | how many litres; gallons bought; fuel filled
amount | Price per litre; PPL; Pump price; Unit price; Net price per litre; Pence per litre; Retail price per litre; Diesel price; Fuel price; Price per gallon | what did the litre cost; price at the pump; cents per litre
amount | Diesel total; Fuel total; Total fuel; Net fuel value; Fuel net; Fuel spend; Total fuel cost; AdBlue total; Lubricants total; Fuel gross | what did fuel cost in all; spent on diesel; fuel bill
text | Product (fuel); Fuel product; Fuel grade; Product code (fuel); Grade of fuel; Fuel type dispensed; AdBlue | what was filled up; diesel or unleaded; which fuel
number | Odometer at fill; Mileage entered; Odometer entry; Odometer input; Vehicle mileage; Mileage at fuelling; Odo reading | which mileage was typed in at the pump; speedometer at filling; miles entered
number | Fuel consumption; MPG; Miles per gallon; Litres per 100 km; Average MPG; Average consumption; L/100km; km/l; Fuel economy | how much does the car drink; miles per gallon; consumption of the vehicle
amount | Card fee; Monthly card charge; Card admin charge; Card service fee; Network fee; Surcharge (fuel site); Motorway surcharge; Out of network surcharge; Card rental | what does the fuel card cost; surcharge of the station; fee per card
amount | Fuel rebate; Fuel discount; Volume discount; Discount per litre; Fuel tax credit; Rebate per litre | reduction on the fuel; cents off; fuel rebate total
code | Charging session ID; Charge point ID; EVSE ID; Charging station ID; Session number; Connector ID; Charger ID; Charge card no.; RFID card no.; Contract ID | which charger; number of the charging session; id of the charge point
text | Charge point location; Charging location; Charger location; Charging station; Station name; Connector type; Charging network | where was it charged; which charging station; plug used
number | Energy delivered; kWh delivered; Energy charged; kWh consumed; Charged energy; Energy (kWh); Total kWh charged; Units delivered | how many kilowatt hours were charged; energy into the car; charged how much
period | Charging time; Charging duration; Session duration; Plugged in time; Connection time; Idle time; Parking time | how long was it charging; time at the plug; idle minutes
amount | Price per kWh; Charging rate; Rate per kWh; Energy price | price per kilowatt hour at the charger; rate of charging
amount | Charging cost; Session total; Charging total; Cost of charge | what did charging cost; session in money
amount | Idle fee; Overstay fee; Blocking fee | fee for blocking the plug; stayed too long at the charger
amount | Fleet management fee; Management fee; Fleet admin fee; Maintenance budget; Service, maintenance and repair; SMR cost; Contract maintenance | what does the fleet firm take; fee per car; maintenance in the fleet bill
code | Fleet number; Fleet no.; Unit number; Fleet ref.; Asset no.; Vehicle ID; Plant number | our own number of the vehicle; which unit of the fleet; fleet ref
text | Driver group; Cost centre (vehicle); Depot (vehicle); Allocated to; Vehicle group; Fleet group; Assigned driver | which depot has it; who drives it regularly; cost centre of the car
code | Hire agreement number; Rental agreement no.; RA no.; Hire contract no.; Hire reference; Rental record no.; On hire no.; Off-hire reference; Off-hire number; Collection ref. | number of the hire; which rental; off-hire ref
date | On hire date; Hire start date; Date on hire; Out date; On-hire from; Hired from; Date out and time; Rental out; Check-out (hire) | hired from when; when was it picked up; on hire since
date | Off hire date; Hire end date; Date off hire; In date; Off-hired on; Hired to; Due back; Date due back; Return due; Rental in; Expected return | when must it be back; hired until; off hire when; returned when
number | Days hired; Chargeable days; Hire days; Weeks on hire; No. of days hired; Rental days; Hire period; Weeks hired | for how many days was it hired; weeks on hire; days charged
amount | Hire charge; Hire rate; Weekly hire rate; Daily hire rate; Rental charge; Time charge; Hire total; Time and mileage; Rate per week; T&M charge | what does the hire cost; rate a week; price of the rental
amount | Collision damage waiver; CDW; Damage waiver; LDW; Super CDW; Hire insurance; Damage waiver charge; Liability reduction; Excess reduction; PAI; SLI | insurance of the rental; waiver charged; cover on the hire
amount | Damage excess; Excess liability; Insurance excess; Damage charge; Repair charge; Loss of use; Damage recovery; Administration fee | what must we pay for damage to the rental; excess of the hire; charged for the scratch
amount | Refuelling service; Fuel service charge; Refuelling charge; Fuel on return; Fuel difference; Prepaid fuel; Fuel purchase option | charged for the missing fuel; tank filled by them; fuel on the hire bill
amount | Airport surcharge; Concession recovery fee; Premium location surcharge; Airport fee | extra for the airport; surcharge of the place
amount | One-way fee; Drop-off fee; One way rental fee | one-way cost; returned elsewhere in money
amount | Additional driver fee; Extra driver; Additional driver charge | extra for a second driver; second driver costs
amount | Young driver surcharge; Underage driver fee; Young renter fee | extra for being young; young driver costs
amount | Child seat; Child seat hire; GPS rental; Sat nav hire | child seat in money; navigation hired
amount | Traffic fine administration; Fine handling fee; PCN admin charge; Penalty admin fee; Administration charge; Hirer's fine | what does the hire firm charge for passing on the fine; fine handling; admin for the ticket
text | Fuel level out; Fuel level in; Fuel out/in; Tank level; Fuel gauge; Fuel at return; Battery level out | how full was the tank; fuel at return; tank when picked up
text | Existing damage; Damage on check-out; Vehicle condition; Condition report; Damage noted; New damage; Scratches and dents | damage already on it; scratches noted; was it damaged on return
code | Breakdown reference; Breakdown job no.; Recovery job no.; Rescue reference; Assistance no.; Roadside job no.; Tow ticket no.; Impound no. | number of the breakdown; towing job ref; case at the roadside help
amount | Recovery charge; Towing fee; Tow charge; Impound fee; Storage per day; Release fee; Removal charge; Callout charge; Winching | what does towing cost; price to get the car back; storage of the towed car
text | Towed from; Recovered from; Towed to; Recovered to; Breakdown location; Pound location; Stored at | where was it towed from; where is the car now; taken to
`;
