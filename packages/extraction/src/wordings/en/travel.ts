/** English wordings of hotels, travel, car hire, expense claims; the format is that of `parse-wordings.ts`. */
export const ENGLISH_TRAVEL = String.raw`
code | Folio number; Folio no.; Hotel invoice no.; Bill no.; Guest folio | number of the hotel bill; how is the stay's account numbered; which hotel paper is it
person | Guest name; Guest; Name of guest; Guest(s); Registered guest | who stayed there; whose room was it; who slept at the hotel
text | Room number; Room no.; Room; Rm | which room did they have; behind which door did he sleep; the number on the key
text | Room type; Type of room; Accommodation type; Category; Room category | single or double; what sort of room was it; which standard was booked
date | Arrival; Check-in; Check-in date; Arrival date; Date of arrival; Arr. | when did they come to the hotel; what day do they get to the hotel; which day did the stay begin
date | Departure; Check-out; Check-out date; Departure date; Dep.; Date of departure | when did they leave the hotel; last day of the stay; which day was the room given back
time | Check-in time; Check in from; Arrival time at hotel; Expected arrival time | from what hour is the room free; how late can we get the key; when may we come in
time | Check-out time; Check out by; Vacate by; Latest check-out | until what hour must we be out; when does the room have to be empty; latest time to leave
number | Nights; No. of nights; Number of nights; Room nights; Length of stay | how many times did he sleep there; how long was the stay; number of overnight stays
number | Adults; Number of guests; Guests; Persons; Pax; No. of persons | for how many people; how many slept in the room; heads in the booking
number | Children; No. of children; Kids; Child; Infants | how many little ones travel along; number of kids; are there any minors
number | Rooms; No. of rooms; Number of rooms | how many rooms were taken; number of chambers booked; one room or more
amount | Room rate; Rate per night; Nightly rate; Daily rate; Room charge per night; Rate | what does one night cost; price of the room a night; cost of sleeping once
amount | Room charge; Accommodation; Room total; Lodging; Room revenue; Accommodation total | what did sleeping cost altogether; all nights together without extras; the pure lodging part
amount | Breakfast; Food & beverage; Meals; Restaurant; F&B; Half board | what did they eat for at the hotel; cost of the morning meal; eating on the room
amount | Minibar; Bar; Room service; Beverages | what was drunk from the fridge; cost of drinks on the room; snacks ordered up
amount | Parking; Garage; Valet parking; Car park | what did leaving the car at the hotel cost; garage on the bill; fee for the parking space
amount | Telephone; Internet; Wi-Fi; Phone calls; Laundry; Incidentals; Extras | small extras on the room; what did calls, net and washing cost; additional services of the house
amount | City tax; Tourist tax; Occupancy tax; Lodging tax; Visitor levy; Bed tax; Hotel tax | what does the town take per night; tax for visitors; tourist charge per night
amount | Resort fee; Service charge; Facility fee; Destination fee; Amenity fee | what the house adds for pool and the like; compulsory extra of the hotel; fee besides the room
amount | Total charges; Total; Total amount; Grand total; Total stay; Total price | what did the whole trip or stay cost; complete hotel bill; what was the overall cost
amount | Deposit; Advance deposit; Prepaid; Booking deposit; Prepayment | what was paid ahead for the room; money given at booking; sum already put down
amount | Security deposit; Damage deposit; Pre-authorisation; Held on card; Hold amount; Excess deposit | what do they block on the card; money kept for damage; sum held until we bring it back
amount | Payments; Amount paid; Paid; Total payments; Less payments | what has been settled at the desk; money the hotel already has; how much was paid for the trip so far
amount | Balance due; Balance; Amount due; Outstanding; Balance to pay; Due at hotel; Payable on arrival | what is left to pay at the desk; rest of the travel price; how much do we still owe for the stay
amount | VAT; Tax; Sales tax; GST; Taxes; Total taxes | tax in the hotel bill; state's share of the travel cost; how much of it is tax
amount | Cancellation fee; No-show charge; Cancellation charge; Amendment fee; Change fee | what does calling it off cost; penalty for not showing up; price of changing the trip
text | Cancellation policy; Free cancellation until; Cancellation terms; Refund conditions; Fare rules | until when can we call it off without paying; can the money be had back; rules if we don't go
code | Confirmation number; Booking reference; Reservation no.; Booking no.; Record locator; PNR; Confirmation code; Booking ID | number of our booking; code for the check-in; what to show at the desk; six letters of the reservation
date | Booking date; Date booked; Date of issue; Reservation date; Booked on; Issued | when was the trip reserved; day of booking; when was the ticket written
text | Rate plan; Rate code; Corporate rate; Board basis; Meal plan; Fare type | with breakfast or without; which price model; company rate or not
company | Hotel; Hotel name; Property; Property name | where did they sleep; which house was it; name of the inn
company | Travel agent; Agency; Booked through; Booking agent; Issuing agent; Tour operator | who arranged the trip; through which portal was it booked; agency that sold it
person | Passenger; Passenger name; Traveller; Name of passenger; Traveler; Travelling passenger | who is flying; who is the ticket for; name in the plane or train
code | Ticket number; Ticket no.; E-ticket no.; E-ticket number; Document no. | number of the flight or rail ticket; the long digits of the e-ticket; id of the ticket
code | Flight number; Flight; Flight no.; Train no.; Service; Train number; Route no. | which plane do they take; what train is it; number of the connection
company | Airline; Carrier; Operated by; Marketing carrier; Operator; Train operator | with whom do they fly; which line runs it; company of the train or bus
text | From; Departure airport; Origin; Departing; Depart from; Departure station; Boarding point | where does the journey start; which airport do they leave from; station of getting on
text | To; Arrival airport; Destination; Arriving; Arrival station; Arrive at; Alighting point | where does the journey go; which airport do they land at; station of getting off
date | Date of travel; Travel date; Outbound date; Depart; Journey date; Valid on | which day do they set off; when is the trip; day of flying out
date | Return date; Inbound date; Return; Returning; Return journey | which day do they come back; day of flying home; when is the way back
time | Departure time; Departs; Dep. time; Depart at; STD | at what hour does it leave; when does the train go; take-off time
time | Arrival time; Arrives; Arr. time; Arrive at (time); STA | at what hour do they get there; when does it land; when does the train come in
time | Boarding time; Boarding; Gate closes; Boarding starts; Be at gate by | when do they let you on; until when must one be at the gate; when to be there for the plane
text | Gate; Terminal; Departure gate; Platform; Track; Departure terminal | from which track does it leave; which hall of the airport; where to get on
text | Seat; Seat no.; Seat number; Coach; Carriage; Row; Seat assignment | where do I sit; place in the train or plane; window or aisle
text | Class; Cabin; Travel class; Booking class; Fare class; Class of travel | economy or business; first or second; in what comfort do they ride
text | Baggage allowance; Baggage; Checked bags; Luggage; Bags | how many suitcases may they take; kilos of luggage; is a bag included
code | Frequent flyer no.; Loyalty number; Miles no.; Membership no.; Frequent flyer | under what number are miles collected; bonus card at the airline; member id of the traveller
amount | Fare; Base fare; Ticket price; Air fare; Fare amount; Ticket cost | what does the ride cost without fees; price of the flight alone; cost of the ticket
amount | Taxes, fees and charges; Airport taxes; Taxes/fees; Carrier-imposed charges; Airport charges | extras on the flight price; what the airport takes; fees besides the fare
amount | Baggage fee; Excess baggage; Seat fee; Extra luggage; Ancillary fees | what does the suitcase cost; price of a seat choice; money for too heavy luggage
text | Ticket type; Type of ticket; Single/return; Valid for; Restrictions; Ticket restrictions | one way or both ways; which trains may I use; what limits has the ticket
code | Passport number; Passport no.; Travel document no.; ID no. | the number in the traveller's passport; travel paper's number; id shown at the border
date | Passport expiry; Date of expiry; Passport valid until; Expiry of document | until when is the passport good; when does the travel paper run out; validity of the pass
text | Nationality; Citizenship; Country of residence; Citizen of | from which country is the traveller; whose citizen is he; country of the passport
code | Rental agreement no.; RA number; Rental no.; Hire agreement no.; Contract no. | number of the car hire contract; which rental paper is it; id of the rented car's contract
person | Driver; Main driver; Renter; Hirer; Driver name; Additional driver | who drives the hired car; who rented it; name behind the wheel
code | Driving licence no.; Driver's license no.; Licence number; DL no. | number of the driver's permit; licence shown at the counter; digits of the driving card
text | Vehicle; Car; Make and model; Vehicle type; Car group; Vehicle class; Group | what car did they get; small car or estate; model they hired
code | Registration; Licence plate; Plate no.; Reg. no.; Vehicle reg.; License plate | plate of the hired car; which car is it by its plate; what number is on the bumper
date | Pick-up date; Rental start; Date out; Check-out date (vehicle); Hire start; Collected | when do we get the car; first day of hire; when was it fetched
date | Drop-off date; Rental end; Date in; Return date and time; Hire end; Vehicle returned | when must the car be back; last day of hire; when was it brought back
text | Pick-up location; Rental location; Pick-up station; Collect from; Checked out at | where do we get the car; office we fetch it at; station of hire
text | Drop-off location; Return location; Return station; Return to; Checked in at | where do we bring the car; office it goes back to; station of giving back
number | Odometer out; Mileage out; Km out; Start mileage; Miles out | what did the clock show when we got the car; miles at the start; counter at hire
number | Odometer in; Mileage in; Km in; End mileage; Miles in | what did the clock show at giving back; miles at the end; counter on return
number | Miles driven; Distance; Km driven; Total miles; Distance travelled; Miles | how far did they drive; kilometres of the trip; length of the route
number | Mileage allowance; Free miles; Included km; Miles included; Km allowance | how many miles are in the price; distance we may go free; free kilometres
amount | Excess mileage charge; Extra miles; Additional km charge; Charge per extra mile | what do further miles cost; price of driving more than allowed; money for too many kilometres
text | Fuel out; Fuel level; Fuel policy; Fuel in; Tank | how full was the tank; do we bring it back full; petrol level at the counter
amount | Fuel charge; Refuelling charge; Fuel; Fuel cost | what do they take for filling up; petrol on the bill; cost of the missing fuel
amount | Insurance; CDW; Collision damage waiver; LDW; Cover; Protection; Excess waiver | what does the car's cover cost; price of not paying for damage; protection per day
amount | Excess; Deductible; Damage excess; Liability amount; Excess amount | how much damage do we pay ourselves; own share in a crash; what is at our risk
amount | Toll; Tolls; Road toll; Ferry; Bridge toll; Vignette | what did motorways cost; road charges on the trip; bridge money
amount | Taxi fare; Fare total; Meter fare; Trip fare; Ride total | what did the cab cost; price of the ride; what did the taxi meter show
code | Claim number; Expense report no.; Expense claim no.; Report ID; Claim no.; Report no. | number of the expense sheet; how is the travel settlement numbered; id of the claim
person | Claimant; Employee; Employee name; Submitted by; Traveller name; Claimed by | who wants the costs back; who made the trip; colleague who laid the money out
text | Purpose of trip; Business purpose; Purpose; Reason for travel; Purpose of expense; Trip purpose | why did they travel; what was the trip for; reason of the journey
period | Expense period; Trip dates; Travel period; Period; Dates of travel; Claim period | from when to when was the journey; days the costs fell on; which weeks does the claim cover
date | Date submitted; Claim date; Submission date; Date of claim; Submitted on | when was the claim handed in; day of sending the sheet; when did they ask for the money
date | Expense date; Date of expense; Date incurred; Date spent | when was the money spent; day of the single cost; date on the voucher
text | Expense type; Expense category; Nature of expense; Type of expense | what sort of cost is it; meal, travel or hotel; class of the spending
amount | Total claimed; Total expenses; Claim total; Expense total; Total reimbursable; Amount claimed | how much does the colleague want back; all costs of the trip; sum laid out
amount | Less advance; Advance received; Cash advance; Advance paid; Travel advance | what he got before leaving; money handed out ahead; sum to set off
amount | Amount due to employee; Net reimbursement; Due employee; Reimbursement total; Payable to claimant; Balance due to employee | what must be paid out to the traveller; what she gets back in the end; rest to be refunded
amount | Due to company; Amount due company; Balance to return; Repay to company | what the traveller must give back; too much advance; rest owed to the firm
amount | Personal expenses; Non-reimbursable; Private portion; Less personal; Not claimable | costs we don't refund; what part was private; what he pays himself
amount | Per diem; Daily allowance; Subsistence; Meal allowance; Daily subsistence | flat sum for eating a day; money for each day away; allowance when travelling
number | Number of days; Days; Days away; No. of days; Days claimed | how many days was he on the road; length of the trip in days; days that count
amount | Mileage rate; Rate per mile; Rate per km; Mileage rate per mile; Pence per mile | what do we pay a mile; money for one kilometre; cents for driving the own car
amount | Mileage claim; Mileage amount; Mileage total; Car allowance claimed; Mileage reimbursement | money for driving the own car; sum for the miles; refund for the private car
person | Approved by; Approver; Manager; Authorised by; Manager approval; Line manager | who released the costs; boss who signed; who agreed to the trip
date | Approval date; Date approved; Approved on; Date authorised | when was it released; day the boss signed; when did they agree
date | Reimbursed on; Date paid; Payment date; Paid on | when did the money come back; day it was paid out; when was the employee paid back
text | Attendees; Guests entertained; Names of guests; Persons present; Entertained | who was at the dinner; whom did they invite; names of those eating
`;
