/** English wordings of hotel, restaurant, catering, event and ticket papers; the format is that of `parse-wordings.ts`. */
export const ENGLISH_HOSPITALITY = String.raw`
code | Reservation number; Conf. no.; Confirmation #; Itinerary number; Hotel confirmation no.; CRS no.; Booking ID; Booking reference number; Reservation ID; Res. no. | what do I say at reception; number of the stay; hotel booking ref; confirmation of the room
code | Folio no.; Folio number; Folio #; A/R number; AR no.; Guest account no.; Window no.; Cashier no.; INV No. | number of the hotel bill; folio ref; account of the guest
text | Room no.; Room number; Room type booked; Room description; Accommodation booked; Apartment type; Room category; Bed type; Bedding; Smoking preference | which room; kind of room; double or twin; bed in the room
number | Adults/children; No. of guests; Adults; Number of adults; Pax; Occupancy; Party size; No. of persons | for how many people; guests in the room; size of the party; covers
amount | Rate per night; Room rate; Nightly rate; Average nightly rate; Daily room rate; Tariff; ADR; Avg. rate | what does one night cost; price per night; rate of the room
amount | Total room charges; Room total; Accommodation charges; Total accommodation; Room revenue; Total room & tax; Lodging total; Subtotal (room) | what does the room come to; nights in all; accommodation price
amount | City tax; Tourist tax; Occupancy tax; Hotel occupancy tax; State lodging tax; Visitor levy; Bed levy; Tourism levy; TDF; Tourism dirham; Transient occupancy tax; TOT | tax per night; tourist tax; levy of the city; lodging tax
amount | Resort fee; Destination fee; Facility fee; Amenity fee; Urban fee; Cleaning fee; Housekeeping fee; Pet fee; Early check-in fee; Late check-out charge | extra fees of the hotel; resort charge; cleaning cost; fee for the dog
amount | Breakfast charge; Breakfast package; Breakfast supplement; Half board supplement; Dinner allowance; Meal supplement; Board supplement | what does breakfast cost; supplement for meals; board price
amount | Minibar; Minibar charge | minibar taken; drinks in the room
amount | Room service; In-room dining; Room service charge | food brought to the room; dining in the room
amount | Laundry charges; Laundry; Laundry service | washing in the hotel; laundry on the bill
amount | Spa charges; Spa; Wellness | spa on the bill; massage in the hotel
amount | Telephone charges; Wi-Fi charge; Internet charge | calls from the room; internet in the hotel
text | Board basis; Meal plan; Meal basis; Rate includes; Package includes | is breakfast included; half board or not; what is in the price
text | Cancellation policy; Cancellation deadline; Cancel by; Free cancellation before; Cancellation terms; Non-refundable; Cancel without charge until | until when can it be cancelled free; is it refundable; cancelling rules
amount | Deposit paid; Deposit required; Prepayment; Deposit amount; Guarantee deposit; Amount prepaid; Advance payment; Non-refundable deposit | paid in advance for the booking; deposit put down; already prepaid
amount | Balance due on arrival; Balance at hotel; Pay at property; Pay at hotel; Due at property; Amount due at check-in; Payable at hotel; Balance to pay on arrival | what is to be paid at the hotel; still due on arriving; rest at reception
amount | Room charged to card; Settled by card; Payment by card; Visa payment; Amex payment; Paid out | how much went on the card; settled with; billed to the firm
company | Company (guest); Company name; Travel agent; Booked via; Source of booking; Booking channel; Group name; Agent/company; OTA | which firm booked; booked through whom; channel of the booking
code | Loyalty number; Rewards no.; Honors no.; Bonvoy no.; Membership no.; Loyalty ID; IHG number; Frequent guest no. | hotel points number; member at the chain; loyalty card of the guest
text | Special requests; Guest requests; Special occasion; Comments (reservation) | what did the guest wish; special wishes; asked for
time | Check-in time; Check in from; Check-in after; Rooms available from | from what hour is the room ready; when may they check in
time | Estimated arrival time; ETA at hotel; Guest arrival; Expected arrival | arriving at what hour; guest comes at
amount | Tax on room; Room tax; VAT on accommodation; Sales tax on room; State tax on room; VAT 20%; Service and VAT; GST on room | tax on the room; VAT in the hotel bill; tax part of the stay
code | Check no.; Check number; Table check; Bill number; Check #; Order #; Guest check; KOT no.; Tab no. | number of the restaurant bill; which check; bill at the table
text | Table number; Table no.; Table; Tbl no.; Seating area; Section (restaurant); Seated at | which table; where did they sit; table of the party
number | No. of covers; Guests (restaurant); Number of diners; Diners | how many ate; guests at the table; diners
person | Server name; Your server; Waiter/waitress; Host (restaurant); Served by; Attendant; Bartender | who served; waiter's name; who waited on the table
amount | Food total; Total food; Food subtotal; Kitchen total; Meals total; Food sales | what did the food cost; eaten for how much; food alone
amount | Beverage total; Drinks total; Bar total; Wet sales; Wine total; Liquor; Total beverages; Liquor tax | what did the drinks cost; drunk for how much; bar part
amount | Service charge added; Service charge 12.5%; Discretionary service charge; Optional gratuity; Gratuity added; Auto gratuity; Service 10%; Large party gratuity | added for the service; automatic tip; service on the bill
amount | Tip amount; Gratuity amount; Add tip; Tip (card); Tip total; Additional gratuity | how much tip; given to the waiter; tip written in
amount | Total with tip; Total incl. gratuity; Total including service; Amount charged with tip; Total + tip; Grand total with service | what was paid with the tip; in all with service; meal including gratuity
amount | Split amount; Per person amount; Amount per guest; Each pays; Split bill; Share of bill; Bill per person | what does each pay; share per head; bill divided
amount | Suggested tip 15%; Suggested gratuity; Tip guide; Suggested tips | what tip do they suggest; tip proposals; how much would 18 percent be
code | Event order no.; BEO number; Banquet event order no.; Function sheet no.; Function no.; Event ref.; Event contract no.; Quote ref.; Function reference | number of the banquet order; event ref; function sheet
text | Name of event; Function type; Type of event; Event type; Nature of function; Event name and theme | what is celebrated; wedding or meeting; what kind of event
date | Event date; Date of function; Function date; Date of event; Wedding date; Party date; Date of booking | when is the party; day of the function; wedding when
time | Event start time; Function start; Start time of event; Reception from; Ceremony time; Kick-off; Curtain up; Start of event | at what hour does it begin; starts at
time | Doors open; Guest arrival time; Arrival time of guests; Admission from | doors when; guests come at
time | Event end time; Function end; Finish time of event; Event ends; Carriages at; Venue closes | at what hour does it end; over when
time | Bar closes; Last orders; Bar closing time; Music until | bar closes when; last drink at
time | Access time; Set-up from; Load-in; Load in time; Access from; Venue access | when can we set up; load in when
time | Breakdown by; Load-out; De-rig; Clear by | cleared by when; out of the hall by
text | Venue name; Function room; Room/space; Event space; Venue hired; Suite hired; Event location; Marquee | in which room is it; where does the party take place; hall hired
number | Guaranteed number; Guaranteed guests; Expected guests; Minimum numbers; Final numbers; Number attending; Expected attendance; Guest count; Delegates; Day guests; Evening guests | how many guests are promised; people expected; minimum guests to pay for
date | Final numbers by; Final numbers due; Guarantee due; Final details by; Menu choices by; Numbers to be confirmed by; Rooming list due; Cut-off date; Release date | until when must we give the numbers; menu due when; rooms released when
amount | Price per head; Per head; Price per person; Cost per head; Per cover price; Delegate rate; Day delegate rate; DDR; 24-hour rate; Package price per person; Per plate | what does a guest cost; price per person; rate a head
amount | Minimum spend; Minimum revenue; Food and beverage minimum; F&B minimum; Bar minimum; Minimum spend required | how much must be spent at least; minimum for the room; F&B floor
amount | Room hire; Venue hire; Venue hire fee; Hall hire; Hire of room; Facility rental; Space rental; Room rental | what does the room cost; hire of the venue; hall price
amount | Corkage; Corkage fee; Corkage per bottle | charge for bringing wine; own bottles in money
amount | AV hire; Audio visual; AV equipment; Equipment hire | AV price; beamer and sound in money
amount | Staffing charge; Security charge; Staff cost | staff for the party; guards at the event
amount | Linen hire; Table linen; Chair covers | linen for the tables; chair covers in money
amount | Second deposit; Final balance; Balance due before event; Final payment; Second instalment; Balance of event; Remaining event balance | rest to pay before the party; second payment for the event; event balance
date | Final balance due; Balance due date; Balance due by; Final payment due; Second payment due; Deposit due date; Deposit due by; Balance payable by | when is the rest of the party due; deposit by; pay the balance until
amount | Damage deposit; Refundable deposit; Security bond; Breakage deposit; Cleaning deposit; Bond (hall) | deposit in case something breaks; bond for the hall; comes back if nothing is broken
text | Menu choice; Main course; Canapes; Set menu; Menu selected; Menu option; Wedding breakfast | what is eaten; menu chosen; which dessert
text | Dietary requirements; Allergies; Dietary needs; Special diets; Vegetarian meals; Food allergies; Dietaries | who eats no meat; allergies of the guests; special meals
text | Room layout; Table plan; Seating style; Set-up style; Theatre/boardroom; Seating layout; Room set-up | how is the room set; theatre or boardroom; seating
person | Event organiser; Event contact; Client name; Organiser's name; On-site contact; Day contact; Bride and groom; Host of event; Event coordinator; Banqueting manager; Wedding coordinator | who organises the event; contact on the day; who runs the party
code | Ticket number; Ticket ref.; E-ticket; Ticket ID; Barcode number; Order number; Ticket code; Booking ref.; Admission code; QR ticket | number of the ticket; which ticket; code at the door
text | Artist; Performer; Show title; Performance; Film title; Headline act; Event title; Screening | which show; who plays; film or match; what's on
date | Performance date; Show date; Date of performance; Match date; Screening date; Date of visit; Visit date; Concert date; Admission date | when is the show; day of the concert; for which day is the ticket
text | Row/seat; Block/row/seat; Seat number; Section/row/seat; Gate (venue); Turnstile | where do we sit; row and seat; which entrance; seat at the show
amount | Face value; Ticket price; Price of ticket; Admission price; Adult ticket; Child ticket; Concession ticket; Entry price; Price per ticket; Full price ticket | what does a ticket cost; entry for an adult; printed price of the ticket
amount | Booking fee; Service fee; Facility charge; Restoration levy; Order processing fee; Delivery fee; Transaction fee; Ticket fee; Venue levy; Fulfilment charge | what comes on top of the ticket; fee for booking; ticket seller's charge
number | Number of tickets; No. of tickets; Ticket quantity; Admit; Admits; Valid for (persons); Qty tickets | how many tickets; for how many people is the ticket; tickets bought
text | Ticket type; Type of ticket; Price level; Price category; Ticket category; Adult/child; Age restriction; Admission type | which kind of ticket; adult or concession; age limit
date | Membership/pass valid until; Pass valid from; Pass valid to; Day pass date; Pass expiry; Ticket valid until; Voucher valid until; Open ticket expiry; Gift voucher expires | until when is the pass good; voucher runs out when; ticket valid till
code | Gift voucher number; Voucher no.; Voucher code; Voucher serial no.; Experience code; E-voucher no.; Redemption code; Groupon code | number of the voucher; code to redeem; voucher ref
amount | Voucher value; Monetary value; Gift value; Voucher amount; Value of voucher; Amount of gift voucher | what is the voucher worth; value on the gift card; good for how much
person | Lead guest; Lead passenger; Lead booker; Booked by; Name of guest(s); Guest name(s); Primary guest; Booker; Reservation name; Reserved for | in whose name is it booked; main guest; who made the booking
amount | Total stay; Total for stay; Total cost of stay; Total booking value; Total reservation; Estimated total; Total charges; Total price of stay; Booking total | what does the whole stay cost; hotel in all; booking comes to
text | Commission payable; Agent commission; Virtual card; VCC; Payment by agency; Prepaid by agency; Guarantee type; Guaranteed by; Method of guarantee | how is the room guaranteed; who pays the hotel; guaranteed with what
`;
