/** English wordings of repair, maintenance, inspection; the format is that of `parse-wordings.ts`. */
export const ENGLISH_REPAIRS = String.raw`
code | Job number; Work order no.; Job no.; Work order number; W/O no.; Repair order no.; RO no.; Job card no. | which order did the technician work from; number of the repair; how is the job filed; what's the reference for this repair job
code | Service report no.; Report no.; Visit report no.; Inspection report no.; Certificate no.; Report number | number of the report; how is the visit paper numbered; reference of the findings
code | Call number; Ticket no.; Case no.; Service request no.; Call ref; Fault no.; Incident no. | number we got when line of work; reference of the fault; what to quote to the hotline
date | Date reported; Call logged; Date of call; Reported on; Date received; Received date | when did we report the fault; day of the call; when did it come in
date | Date of visit; Service date; Date attended; Visit date; Attendance date; Date of work; Work date | when was the technician there; day of the work; when did they come; when did they come out
date | Completed on; Date completed; Completion date; Job completed; Finished; Repair completed | when was it mended; day it was finished; when was it done; when did they finish the job
date | Promised date; Estimated completion; Ready by; Due date; Target date; Date promised | when will it be ready; day they promised; when can I fetch it
date | Date of inspection; Inspection date; Inspected on; Date inspected; Survey date; Test date | when was it looked at; day of the check; when did the inspector come
date | Next inspection due; Next service due; Next visit; Next due; Re-inspection due; Next maintenance | when must it be done again; day of the following check; when does the service man come next; when does it need checking again
date | Last service; Last inspection; Date of last service; Previous service; Last maintenance; Previous inspection | when was it done before; when was it last checked; when did they come the last time
time | Arrival time; Time on site; Time arrived; Start time; Time in; Work started | at what hour did the technician come; when did he begin; what time did they show up
time | Departure time; Time off site; Finish time; Time left; Time out; Work finished | at what hour did he go; when did he stop; what time did they leave
number | Hours on site; Labour hours; Time on job; Hours worked; Total hours; Work time | how long did he work; hours for the repair; time it took; how long were they on site
number | Travel time; Travel hours; Journey time; Time travelling | how long did he drive; hours on the road; time for getting there
time | Break; Break time; Lunch break; Rest time; Less breaks | how long did they pause; rest in between; time not working
person | Technician; Engineer; Mechanic; Serviced by; Fitter; Service engineer; Carried out by; Repaired by | who did the repair; which technician came; name of the man with the tools; who fixed it
person | Inspector; Inspected by; Surveyor; Examined by; Checked by; Tested by | who looked at it; who did the check; name of the examiner; who carried out the check
person | Customer; Client; Customer name; Owner; Name of client | for whom was the work; whose machine is it; who ordered the repair
person | Reported by; Caller; Requested by; Contact; Contact on site | who told them of the fault; who rang; whom they met there
person | Customer signature; Accepted by; Signed by customer; Client's signature; Works accepted by; Acknowledged by | who signed that it's done; who took the work over; name of the one who accepted
address | Site address; Location; Service address; Work location; Address of works; Place of work | where was the work; at which place; where is the thing installed
text | Equipment; Unit; Machine; Appliance; Product; Item; Asset; Equipment description | what was mended; which machine; what thing is it about
text | Make; Manufacturer; Brand; Maker | who built the machine; which company makes it; what firm made it
text | Model; Model no.; Type; Model number; Model/type | which type of machine; what version; name on the plate
code | Serial number; Serial no.; S/N; Ser. no.; Unit serial | number on the type plate; which single machine; digits stamped on it; which exact unit is it
code | Asset number; Asset tag; Equipment no.; Plant no.; Tag no.; Fleet no. | our own number for the machine; sticker on the device; inventory number
number | Mileage; Odometer; Mileage in; Km; Odometer reading; Miles in | how far had the car gone; what did the clock show in the garage; miles at the repair
number | Hour meter; Running hours; Operating hours; Engine hours; Hours run; Meter hours | how many hours has the machine run; counter of the engine; age in hours
code | Registration; Reg. no.; Licence plate; Vehicle reg.; Plate | which car was in the garage; plate of the vehicle; which car is it by its plate
code | VIN; Chassis no.; Frame no. | long number of the car; number in the frame; vehicle's identity
date | Date of purchase; Purchase date; Date bought; Sold on; Date of sale | when was it bought; day of buying for the guarantee; how old is the thing
date | Installation date; Date installed; Commissioned; Date of installation; Commissioning date; Put into service | when was it set up; day it began to run; since when in place
date | Date of manufacture; Year of manufacture; Built; Mfg. date; Year built; Production year | how old is the machine; when was it made; year on the plate
text | Fault reported; Complaint; Problem; Symptom; Reported fault; Customer complaint; Nature of fault; Defect reported | what was wrong; why did we call; what did the customer say; what was the matter with it
text | Cause; Diagnosis; Fault found; Cause of failure; Root cause; Diagnosis result | why did it break; what did they find; reason of the fault; why did it stop working
text | Work carried out; Work done; Repair performed; Action taken; Details of work; Description of work; Services performed | what did he do; how was it mended; what work was done; what did the technician actually do
text | Recommendations; Further work required; Remedial action; Recommended actions; Follow-up required; Advisory | what should be done next; what else needs mending; advice of the technician; what do they advise us to do
text | Result; Overall result; Condition; Outcome; Assessment; Satisfactory/unsatisfactory; Pass/fail; Overall condition | is it all right; did it pass; in what state is it; did it pass the inspection
text | Defects; Deficiencies; Faults; Observations; Non-conformities; Items requiring attention; Findings | what was found to be bad; flaws noted; list of what's wrong
text | Priority; Urgency; Severity; Risk rating; Classification code; Category | how urgent is it; how serious is it; grade of danger
text | Status; Job status; Progress; State; Work status | is it finished; how far is the repair; open or closed
percent | Progress %; Percent complete; Completion rate; % complete | how many percent are done; how much of the work is finished; how far along
text | Parts used; Parts replaced; Materials used; Spare parts; Components replaced | which parts were changed; what was built in; pieces he needed; what did they replace
code | Part no.; Part number; Spare part no.; Item code | number of the spare; code of the piece; which part to order again
number | Quantity; Qty; Qty used; No. off | how many parts; pieces built in; count of spares
amount | Parts; Parts total; Materials; Total parts; Material cost | what did the spares cost; price of built-in things; cost of stuff; how much were the spare parts
amount | Labour; Labor; Total labour; Labour charge; Labor total; Technical fee | what did the working time cost; price of the mechanic; cost of the man; how much for the work itself
amount | Hourly rate; Labour rate; Rate per hour; Labor rate | what does the mechanic cost an hour; price of one hour in the garage; what do they bill per hour
amount | Call-out fee; Callout charge; Visit fee; Service call; Trip charge; Attendance charge | what does coming cost; fee for the way; price just for showing up
amount | Diagnostic fee; Inspection fee; Examination fee; Diagnosis charge; Estimate fee | what does looking for the fault cost; price of the check; fee for finding out
amount | Sublet; Subcontract; Outside work; Outwork; Sublet repairs | work done by another firm; cost of outside help; cost of work another shop did
amount | Consumables; Shop supplies; Workshop supplies; Sundries; Oil and lubricants | small stuff charged; rags and oil; money for bits
amount | Disposal fee; Environmental fee; Waste oil disposal; Hazardous waste | what does getting rid of old oil cost; fee for scrap; environmental charge
amount | Subtotal; Total before tax; Net total; Total excl. VAT | repair without tax; sum before tax; net cost of the work
amount | VAT; Tax; Sales tax; GST | tax on the repair; how much tax on the bill; tax that comes on
amount | Total; Total charge; Total repair cost; Amount due; Grand total; Repair total | what does the repair cost altogether; what's the final price of the repair; what do we pay the garage; how much did the repair come to
amount | Estimate; Estimated cost; Repair estimate; Estimated repair cost; Quoted price | what will it cost by guess; price told before; how much do they think it will cost
amount | Authorised limit; Approved amount; Authorized to; Do not exceed | up to what may they repair without asking; limit the customer gave; most they may spend
amount | Excess; Deductible; Customer pays; Insurance excess | part of the damage paid by the owner; own share of the repair; what the insurer doesn't take
text | Warranty; Under warranty; Warranty status; Guarantee; Warranty coverage; In/out of warranty | is it still on guarantee; do we have to pay; covered or not
period | Warranty period; Guarantee period; Warranty term; Term of guarantee; Duration of warranty | for how long do they stand behind it; years of guarantee; how long are faults free; how long is it guaranteed for
date | Warranty start; Guarantee from; Warranty effective; Warranty begins | when does the guarantee begin; first day of cover; from when does it hold
date | Warranty expires; Warranty until; Guarantee expires; Warranty end date; Warranty expiry | until when is mending free; last day of the guarantee; when does it run out; when does the guarantee run out
code | Warranty no.; Guarantee no.; Warranty card no.; Registration no.; Warranty certificate | number of the guarantee card; reference for claims; how is the guarantee filed
text | Warranty exclusions; Not covered; Exclusions; Conditions of guarantee; Limitations | when don't they mend for free; what is left out; limits of the guarantee
company | Dealer; Purchased from; Seller; Retailer; Store of purchase; Sold by | where was it bought; shop on the guarantee; who sold it
code | Maintenance contract no.; Service contract; Contract no.; SLA ref; Agreement no. | under which contract do they come; number of the service deal; agreement on upkeep
text | Type of service; Service type; Maintenance type; Visit type; Nature of visit; Type of work; Inspection type | repair or routine; what sort of visit; yearly check or breakdown
text | Weather; Weather conditions; Site conditions | did it rain; how was the weather; sun or rain on site
number | Temperature; Ambient temp.; Temp.; Outside temperature | how warm was it; degrees on site; how hot was it
number | Workers; No. of workers; Manpower; Headcount; Personnel on site; Crew; Operatives | how many men were there; size of the gang; people on the job
text | Plant used; Equipment used; Machinery on site; Tools used; Plant on site | which machines were used; excavator or crane; gear on site
text | Work planned; Plan for tomorrow; Next day's work; Tomorrow's work; Planned activities | what comes tomorrow; what's planned after this; what do they do next day
text | Delays; Problems; Issues; Incidents; Accidents; Safety incidents | what went wrong; was somebody hurt; why did it stop
text | Materials delivered; Deliveries; Materials received; Goods to site | what was brought to the site; things that came; deliveries of the day
person | Site manager; Foreman; Supervisor; Site supervisor; Responsible person; Person in charge | who leads on site; name of the foreman; who is in charge
number | Reading; Measured value; Measurement; Actual; Test reading; Recorded value | what was measured; figure on the device; what did the meter read
text | Limit; Standard; Permissible value; Tolerance; Acceptance criteria; Specification; Target value | what should it be; between which limits; what's the allowed limit
number | Pressure; Test pressure; Working pressure; Operating pressure | how many bar; pressure in the pipe; at what pressure tested
number | Insulation resistance; Voltage; Current; Earth resistance; Resistance | electrical figure measured; ohms found; volts at the socket
number | Number of points inspected; Items inspected; Qty inspected; Units tested | how many things were checked; pieces looked at; count of tests
number | Tyre tread; Tread depth; Tread depth mm; Tyre depth | how much profile have the tyres; millimetres left; wear of the rubber
code | Claim check no.; Ticket tag; Intake no. | slip for fetching the thing; number on the tag; what to show when picking up
text | Accessories received; Items left with unit; Included items; Accessories | what did we hand in with it; charger or bag; things left at the shop
text | Data loss waiver; Backup; Password; Passcode | may they delete the data; code for opening the device; is there a backup
`;
