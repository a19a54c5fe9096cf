/** English wordings of rental, lease, moving, construction; the format is that of `parse-wordings.ts`. */
export const ENGLISH_RENTAL = String.raw`
code | Lease number; Contract no.; Tenancy reference; Agreement no.; Lease ID; Tenancy ref | number of the letting contract; how is the tenancy filed; which rental agreement is it
code | Unit; Unit no.; Apartment no.; Flat no.; Room no.; Suite; Apt; Premises no. | which flat is it; number on the door; what room is let
text | Building; Property name; Building name; Block; Estate; Complex | which house is the flat in; name of the block; what is the place called
address | Property address; Premises; Address of property; Rental address; The Property; Demised premises; Leased premises | where is the flat; what place is let; street of the rented home; which home is it about
person | Tenant; Lessee; Renter; Tenant name; Occupant; Resident; Lessee name | who lives there; who rents it; who has to pay the rent; name of the person renting; who's renting the place
person | Landlord; Lessor; Owner; Landlord name; Property owner | who lets it; to whom does the flat belong; who gets the rent; who owns the place
company | Managing agent; Property manager; Management company; Letting agent; Agent; Manager | who looks after the house; whom to ring about the flat; firm that manages it
person | Guarantor; Surety; Co-signer; Joint guarantor | who pays if the tenant can't; who vouches for him; name of the one who guarantees
person | Permitted occupants; Other occupiers; Household members; Occupants | who else may live there; people in the flat besides the tenant; names of flatmates
date | Lease start; Commencement date; Start of tenancy; Tenancy start date; Term begins; Move-in date; From | from when is it rented; first day in the flat; when could they move in; when does the tenancy kick in
date | Lease end; Expiry of term; End of tenancy; Tenancy end date; Term ends; Lease expiration | until when is it rented; last day of the contract; when does the tenancy run out; when is the tenancy up
period | Term; Lease term; Tenancy period; Term of lease; Fixed term; Contract period | for how long is it let; how many years does it run; length of the tenancy
period | Notice period; Notice; Notice to vacate; Termination notice; Required notice | how long ahead must we say we're leaving; months for giving up the flat; time for quitting; how far in advance do you have to tell them you're moving out
date | Date of agreement; Agreement date; Dated; Date of contract; Signed on | when was the letting signed; day of the contract; when did both sign
text | Renewal; Renewal terms; Option to renew; Extension; Renewal option | does it go on by itself; can we stay longer; what happens at the end of the term
amount | Renewal fee; Lease renewal fee; Extension fee | what does extending the tenancy cost; fee for staying; money when the contract is renewed
amount | Rent; Monthly rent; Rent per month; Monthly rental; Basic rent; Base rent; Rental | what does the flat cost a month; how much goes to the landlord monthly; cost of living there; what do they pay per month for the place
amount | Annual rent; Rent per annum; Yearly rent; Rent p.a. | what is it a year; yearly sum for the premises; cost over twelve months
amount | Weekly rent; Rent per week; Rent pw | what is it a week; weekly sum for the room; cost of seven days
amount | New rent; Revised rent; Rent from; Increased rent; Proposed rent | what will it cost after the rise; rent in future; the higher sum from now
amount | Current rent; Existing rent; Present rent; Old rent | what is it before the rise; rent up to now; the lower sum so far
date | Rent review date; Rent increase effective; New rent from; Review date | from when does it cost more; day of the rise; when do they look at the price again
date | Rent due date; Due date; Rent payable on; Payment day; Due on; Payable by | which day must the money be with the landlord; by when is it paid each month; last day for paying; what day of the month is rent due
period | Rent period; For the month of; Rental period; Charge period; Period covered | which month is paid; time the money is for; which weeks does it cover
amount | Deposit; Security deposit; Tenancy deposit; Bond; Rental bond; Damage deposit | what did we leave as a safety; money kept in case of damage; sum we should get back when leaving; how much security did the tenant put down
amount | Holding deposit; Reservation fee; Holding fee | money to keep the flat for us; what did we pay to reserve; sum before signing
amount | Deposit returned; Deposit refund; Refund of deposit; Deposit to be returned; Net refund to tenant | what do we get back of the safety money; sum returned at leaving; bond paid back
amount | Deductions from deposit; Less deductions; Damages; Deposit deductions; Charges against deposit | what was kept of the safety; money for scratches; sum taken off the bond
code | Deposit scheme reference; Deposit protection ID; Deposit certificate no.; DPS ref | where is the safety kept; number of the protected bond; reference of the scheme
amount | Key money; Premium; Gratuity to landlord; Non-refundable deposit | money the landlord keeps for letting; thank-you sum never returned; money handed to the landlord that isn't returned
amount | Agency fee; Agent's commission; Letting fee; Brokerage; Broker's fee; Finder's fee | what does the agent take; cost of finding the flat; commission for the letting
amount | Management fee; Maintenance fee; Common area fee; Service charge; CAM; Building charge; HOA fee | what goes for stairs and lift; monthly cost for the common parts; money for the house besides rent; how much are the building fees
percent | Management fee %; Commission %; Management rate | what share does the manager keep; percent for looking after; percentage the agent charges
amount | Utilities; Bills; Utility charge; Water charge; Electricity recharge; Heating costs | what for light and water; running costs of the flat; side costs for energy
amount | Parking fee; Parking; Garage rent; Car space | what does the car space cost; garage a month; money for standing there
amount | Ground rent; Land rent; Ground rent payable | what for the land under the flat; yearly sum to the freeholder; leasehold charge
amount | Sinking fund; Reserve fund; Repair reserve; Reserve contribution; Capital works fund | what is put by for big repairs; money saved for the roof; contribution to the pot
amount | Total monthly payment; Total monthly; Total rent due; Total payable per month; Monthly total | rent and everything together a month; what leaves our account monthly; all-in living cost
amount | Initial payment; Move-in cost; Total due at signing; Total move-in; Initial costs total | what do we need to get the keys; money at the start all together; sum before moving in; how much do we need up front to move in
amount | Rent received; Rent paid; Rent collected; Payments received; Gross rent collected | what did the tenant pay; money that came from renters; rent taken in
amount | Rent arrears; Arrears; Rent outstanding; Unpaid rent; Balance owing | what does the tenant still owe; rent that hasn't been paid; how far behind is he; how much rent are they behind
amount | Late fee; Late rent charge; Late payment fee | what if rent comes late; penalty for slow tenants; fee after the due day; how much extra if the rent is late
amount | Net to owner; Owner disbursement; Balance to landlord; Paid to landlord; Owner payout; Amount remitted to owner | what does the owner get after costs; sum sent to the landlord; owner's money at the end; how much is paid out to the owner
amount | Repairs; Maintenance costs; Repair costs; Works and repairs | what was spent on mending the house; cost of handymen; money for upkeep
number | Floor area; Area; Sq ft; Net internal area; Size; Square metres; Floor space | how big is the flat; how much room is there; what size is the place
text | Floor plan; Layout; Rooms; Bedrooms; No. of bedrooms; Accommodation | how many rooms; how is the flat divided; number of bedrooms
text | Permitted use; Use of premises; Purpose; Use | what may the rooms be used for; home or office; is trading allowed
text | Furnished; Furnishings; Inventory; Fixtures; Furniture supplied | is there furniture in; what belongs to the flat; things left for the tenant
text | Pets; Pet policy; Animals; Smoking | are dogs allowed; may one keep a cat; house rule on animals
number | Keys; No. of keys; Keys handed over; Keys returned; Key nos. | how many keys did they get; keys given back; number of door openers
number | Occupants permitted; Maximum occupancy; Max. persons | how many may live there; upper number of people; maximum number of people living there
date | Move-out date; Vacating date; Date of vacating; Moving out; Vacated on | when do they leave; day the flat is empty; last night of the tenant
date | Inspection date; Check-out inspection; Inventory date; Handover date | when is the flat looked at; day of handing over; when do they check for damage
account | Rent account; Pay rent to; Landlord's bank account; Rent payable to account | where does the rent go; account for the monthly money; to which account do we transfer for living
date | Moving date; Move date; Date of move; Removal date; Loading date | when does the van come; day of shifting house; when are they moved; what day are they moving
address | Moving from; Origin address; Current address; Pick-up address; Old address | where do we move out; place the furniture is fetched; the address they are leaving
address | Moving to; Destination address; New address; Delivery address; Forwarding address | where do we move in; place the furniture is brought; the address they are going to
number | Volume; Cubic feet; Estimated volume; Inventory volume | how much furniture in cubic size; size of the household goods; room needed in the van
number | Movers; Crew size; No. of men; Workers; Crew | how many men carry; size of the moving team; how many people does the moving company send
text | Truck size; Vehicle; Van; No. of trucks | what lorry comes; size of the van; how many vans
number | Boxes; Cartons supplied; No. of boxes; Packing boxes | how many boxes do we get; number of moving cartons; how many boxes were packed
amount | Moving charge; Removal cost; Estimate total; Base moving fee; Moving total | what does shifting house cost; price of the movers; cost of the van and men
company | Employer; Client; The Employer; Owner (contract); Principal | who has it built; who gave the building job; who pays the builder
company | Contractor; Main contractor; The Contractor; Builder; General contractor | who is doing the building; which firm got the job; who carries out the works
company | Architect; Contract administrator; Engineer; Quantity surveyor; Supervising architect | who supervises the building; who draws and checks; who certifies the money
text | Works; Description of works; The Works; Project name; Name of works; Scope | what is to be built; which job is in the contract; what work did they agree on
address | Site; Site address; Location of works; Place of construction; Construction site | where's it built; place of the works; where do the builders go
amount | Contract sum; Contract price; Contract amount; Price of works; Accepted amount | what was agreed for the building; price of the whole job; cost in the contract; how much is the construction contract worth
date | Date of commencement; Works start; Date of possession; Start on site; Construction start | when do the builders begin; first day on site; when may they start
date | Completion date; Date for completion; Practical completion; Works end; Handover; Substantial completion | when must it be ready; last day of building; when do we get the keys from the builder; when is the building work supposed to be finished
amount | Liquidated damages; LADs; Delay damages; Penalty per day | what does the builder pay per late day; money for delay; punishment for not finishing; what's the penalty if they finish late
period | Defects liability period; Rectification period; Maintenance period; Warranty period; Defects period | how long must the builder mend faults; months after finishing; time he answers for flaws
text | Stage payments; Payment schedule; Payment terms; Draw schedule; Interim payments | when is which part paid; money by progress; how the building is paid
amount | Performance bond; Bond amount; Contract security; Bank guarantee | guarantee the builder gave; sum of the safety for finishing; bond by the bank
amount | Stamp duty; Revenue stamp; Registration fee; Duty | stamp on the contract; tax for signing; what does registering cost
text | Governing law; Jurisdiction; Applicable law; Disputes | which country's law holds; where would we go to court; rules in a quarrel
person | Witness; Witnessed by; In the presence of; Attested by | who saw the signing; name beside the signatures; person who attests
`;
