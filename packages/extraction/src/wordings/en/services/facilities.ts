/** English wordings of waste, cleaning, maintenance, lift, alarm, pest and water hygiene services; the format is that of `parse-wordings.ts`. */
export const ENGLISH_FACILITIES = String.raw`
code | Waste transfer note no.; WTN number; Transfer note no.; Duty of care no.; WTN ref.; Controlled waste transfer note no.; Season ticket no.; Waste docket no.; Waste tracking no.; Waste ticket no. | number of the waste paper; which transfer note; ref of the rubbish note
code | Consignment note code; Consignment code; Hazardous waste consignment no.; Manifest tracking number; Manifest no.; Waste manifest number; Consignment note no.; HWCN code; Movement document no. | number of the hazardous waste note; manifest of the waste; code of the consignment
code | EWC code; List of waste code; LoW code; Waste code; EPA waste code; Six-digit waste code; Waste classification code; Waste type code | code of the waste; which waste by number; EWC of it
text | Waste description; Description of waste; Type of waste; Waste type; Waste stream; Material collected; Nature of waste; Material type; Refuse type | what rubbish was taken; kind of waste; general or recycling; which stream
company | Waste producer; Waste holder; Transferor; Current holder; Generator (waste); Generator name; Waste owner; Producer's name; Consignor (waste) | whose waste is it; who hands it over; producer of the rubbish
company | Waste carrier; Transferee; Waste contractor; Waste collector; Transporter (waste); Carrier name; Collected by (waste); Hauler; Skip company | who took the waste; carrier of the rubbish; haulier's name
code | Waste carrier licence no.; Carrier registration no.; Waste carrier's registration; CBDU no.; Carrier's licence number; Upper tier registration; Waste carrier registration number; EPA ID; NWCPO permit no.; U.S. EPA ID number | licence of the waste carrier; registration to haul rubbish; CBDU number
company | Disposal site; Receiving facility; Tipping site; Designated facility; Disposal facility; Transfer station; Consignee (waste); Landfill site; Recycling facility; Disposal point; Tip name; Treatment facility | where was the waste taken; which tip; landfill used
code | Environmental permit no.; Permit number; Waste management licence no.; Site licence no.; Exemption reference; Facility permit no.; Waste permit no.; EPR number; Premises code | permit of the tip; site's licence; permit to take the waste
number | Waste weight; Quantity of waste; Tonnage; Weight collected; Tonnes collected; Total tonnes; Net weight; Weight (kg) collected; Quantity (waste); Total quantity; Estimated weight; Disposal weight | how heavy was the rubbish; tonnes taken; weight of the skip
text | Container type; Bin size; Container size; Skip size; 1100L bin; Bin type; Container (bin); Dumpster size; Roll-off size; Bin capacity; Type of container | how big is the bin; skip of what size; which containers
number | Number of bins; Bins emptied; No. of lifts; Number of lifts; Bin count; Number of containers; Containers emptied; Number of pulls | how many bins were emptied; lifts in the month; how often emptied
amount | Lift charge; Price per lift; Charge per lift; Rate per lift; Cost per lift; Haul charge; Pull charge; Collection charge; Charge per collection; Bin emptying; Exchange charge; Per lift | what does emptying cost; price of one lift; charge per bin
amount | Bin rental; Container rental; Rental per container; Daily rental; Skip hire; Skip hire charge; Bin hire; Dumpster rental; Rental (bins); Container hire | rent of the bin; what does the skip cost; hire of containers
amount | Excess weight charge; Overweight charge; Extra weight; Overage (waste) | extra for too heavy bins; charged for the weight over
amount | Landfill tax; Landfill levy; Waste levy | landfill tax paid; levy on the rubbish
amount | Gate fee; Tipping fee; Price per tonne; Disposal cost per tonne; Disposal charge | cost per tonne; fee at the tip
amount | Contamination charge; Contaminated load charge; Contamination fee | fee for wrong things in the bin; charged for contamination
amount | Duty of care charge; Annual duty of care; Environmental charge; Environmental recovery fee; Administrative charge; Regulatory cost recovery; Wasted journey charge; Aborted collection; Missed collection credit | yearly paper fee of the waste firm; charged for coming in vain; environmental fee
date | Collection date; Date of collection; Date collected; Date of transfer; Emptied on; Date of removal; Pickup date | when was the waste taken; emptied when
date | Next collection; Next collection date; Collection day; Next pickup; Next bin day | bin day; next pickup when
text | Collection frequency; Service frequency; Frequency of collection; Collection schedule; Weekly/fortnightly; Service days; Pickup schedule; Frequency (service) | how often is the bin emptied; on which days; schedule of the collections
text | Recycling rate; Diversion from landfill; Recovery rate; Disposal method; Recovery/disposal code; R/D code; R code; D code; Treatment method; Disposal route; Landfill diversion % | what happens to the waste; recycled how much; how is it disposed of
code | Cleaning contract no.; Service contract number; Contract no.; Service agreement number; SLA no.; Maintenance agreement no.; Site contract no.; Service order no.; Contract reference; PPM contract no. | number of the service contract; which agreement covers it; contract of the cleaning
text | Cleaning specification; Areas cleaned; Area to be cleaned; Cleaning tasks; Areas serviced; Scope of cleaning; Type of clean; Rooms cleaned; Cleaning service; Task completed | what is cleaned; which rooms; deep or regular clean
number | Cleaning hours; Hours per week; Hours per visit; Cleaner hours; Contracted hours; Weekly hours; Number of cleaners; Operatives on site; Visits per week; Visits per month; Number of visits per year; Visits per annum | how many hours do they clean; visits a week; cleaners there
amount | Contract cleaning; Monthly cleaning charge; Cleaning charge; Monthly contract charge; Regular cleaning; Contract charge; Periodic charge; Service contract charge; Maintenance charge; Annual contract value; Annual maintenance charge; Annual service charge; Monthly service charge; Contract price per annum | what does the cleaning cost a month; price of the contract a year; regular charge
amount | Consumables (cleaning); Hygiene consumables; Washroom supplies; Janitorial supplies; Cleaning materials; Window cleaning; One-off clean; Additional works; Extra cleaning; Carpet cleaning; Sanitary bins; Washroom services; Periodicals (cleaning) | paper and soap on the bill; windows cleaned for; extra clean costs
code | Job number; Service ticket no.; Job sheet number; Job sheet no.; Worksheet no.; Visit no.; Service visit no.; Reactive job no.; PPM ref.; Task number; Helpdesk ref.; Callout ref.; Attendance no.; Job card number; FM ref.; Work request no. | number of the visit; which job sheet; call ref of the engineer
text | Planned/reactive; Type of visit; PPM; Visit reason; Nature of call; Reason for call; Type of call; Callout reason; Visit purpose; Job type; Routine/callout; Reason for attendance; Fault type | routine or breakdown; why did the engineer come; planned visit or not
date | Date of attendance; Attended on; Visit date; Engineer attended; Date of service visit; Date of maintenance; Service completed on; Serviced on; Attendance date; Date work carried out | when did the engineer come; serviced when; day of the visit
date | Next service due date; Next visit due; Next PPM due; Next maintenance visit; Next planned visit; Next service visit; Due date; Next attendance; Next due date | when do they come again; next service when; due when
person | Engineer name; Attending engineer; Service technician; Operative; Engineer's signature; Technician name; Engineer ID; Name of engineer; Site operative; Supervisor (cleaning); Contract manager; Account manager | who came; engineer's name; who cleaned; technician
person | Customer's representative; Client signature; Signed on site by; Customer sign-off; Name of person signing; Site contact name; Work accepted by; Customer name; Signature on site; Site representative | who signed for the visit; who accepted the work; contact on site
code | Lift number; Lift no.; Lift ID; Elevator no.; Elevator number; Unit number; Car number; Serial number; Lift reference; State ID; Device number; Escalator no.; Conveyance no. | which lift; number of the elevator; id of the lift
number | Rated load; Safe working load; SWL; Rated capacity; Capacity (lift); Contract load; Working load limit; WLL; Load capacity; Maximum persons; Persons (lift); Contract speed | how much may the lift carry; people in the lift; safe load
text | Type of lift; Lift type; Equipment type; Drive type; Traction/hydraulic; Floors served; Number of stops; Levels served | kind of lift; how many floors; hydraulic or not
date | Date of thorough examination; Thorough examination date; Date of last examination; Last thorough examination; Examination date; Next thorough examination due; Next examination due; Latest date for next examination; Date of next examination; LOLER due | when was the lift examined; next thorough exam when; inspected last when
text | Defects found; Defects which are or could become a danger; Defect details; Category A defect; Immediate or imminent danger; Defects affecting safety; Repairs required by; Safe to operate; Is equipment safe to use; Observations (examination) | may the lift run; is it safe; faults the inspector found
date | Repair defect by; Date by which defect to be remedied; Remedy by; Complete remedial work by; Time scale for repair; Rectify by; Date to be rectified by; Remedial date | until when must the fault be fixed; repair by; deadline of the defect
text | Alarm system type; System type; Type of system; Alarm grade; Grade of system; Category of system; Fire alarm category; System category; Security grade; Category L1; Grade 2/3; Panel type; Control panel; Panel make/model | what alarm is it; grade of the system; category of the fire alarm
code | System number; Alarm account no.; Alarm URN; Police URN; URN (alarm); Installation number; System ref.; Monitoring account no.; ARC reference; CSID; Certificate of compliance no.; NSI/SSAIB no.; Panel serial number | number of the alarm; police ref of the system; account at the monitoring station
company | Alarm receiving centre; ARC; Monitoring station; Monitoring centre; Central station; Monitored by; Installer (alarm); Alarm company; Maintaining company; Maintenance company; Installing company | who watches the alarm; monitoring station; who maintains it
amount | Monitoring fee; Monitoring charge; Annual monitoring; Alarm monitoring; Signalling charge; Maintenance and monitoring; Redcare; Monthly monitoring; Annual maintenance; Keyholding charge; Key holding; Alarm response charge; Guarding hours charge | what does watching the alarm cost; keyholding price; monitoring a year
number | Number of detectors; No. of detectors; Smoke detectors fitted; Detectors on system | how many detectors; smoke detectors in the system
number | Devices tested; Detectors tested; No. of devices tested; Call points tested; Sounders tested | tested how many; devices checked
number | Number of zones; No. of zones; Zone count; Zones on panel | zones of the alarm; how many zones
number | Number of extinguishers; Extinguishers serviced; No. of extinguishers; Total extinguishers | extinguishers checked; how many extinguishers
text | Battery condition; Battery voltage; Standby battery; Battery test; Battery type; Battery capacity; Charger voltage; Mains failure test; Standby duration | how are the batteries; battery of the panel; charger voltage
number | False alarms; Number of false alarms; Unwanted alarms; False alarm rate; Number of activations; Faults logged; Alarm activations | how many false alarms; went off how often; activations since
person | Keyholder; Keyholder 1; Keyholder 2; Primary keyholder; Responsible person; Duty holder; Competent person; Appointed person; Fire warden; Nominated keyholder | who has the keys; whom do they call at an alarm; responsible for fire
text | Extinguisher type; Type of extinguisher; Extinguisher size; Extinguisher location; Rating (extinguisher); Type/size (extinguisher); CO2/foam/water; Service type | which extinguisher; foam or powder; where does it hang
date | Discharge test due; Extended service due; Next discharge test; Overhaul due | when must it be discharged; next overhaul
date | Last discharge test; Extinguisher test date; Refill date; Hydrotest date | when was it discharged last; refilled when
text | Pest; Pest type; Pest species; Target pest; Pest activity; Evidence of infestation; Infestation level; Activity found; Pests found; Pest noted; Level of activity | which pest; mice or rats; anything found; how bad is it
text | Treatment carried out; Treatment used; Pesticide used; Rodenticide; Product used; Insecticide; Active ingredient; Method of control; Control measures; Product applied | what was laid; poison used; how was the pest treated
number | Number of bait boxes; Bait stations checked; Bait points; Bait points checked; Monitoring points; Stations inspected | bait boxes checked; how many stations
number | Number of traps; Traps set; EFK units; Traps checked | how many traps; traps laid
number | Baits taken; Catch count; Bait takes | baits eaten; caught how many
text | Proofing recommendations; Hygiene recommendations; Housekeeping recommendations; Recommendations (pest); Client action required; Action by client; Customer recommendations | what should we close up; advice of the pest man; to do for us
number | Hot water temperature; Hot outlet temperature; Hot temp.; Flow temperature; HWS flow | how hot is the water at the tap; is it hot enough
number | Cold water temperature; Cold outlet temperature; Cold temp.; Mains temperature; MCWS temperature | how cold is the cold water; cold tap measured
number | Return temperature; HWS return; Calorifier return temperature | temperature of the return; water coming back
number | Mixed temperature; TMV temperature; Blended temperature; TMV outlet temperature | temperature at the mixer; mixed water how warm
text | Outlet location; Outlet description; Sentinel outlet; Outlet ref.; Asset location; TMV location; Little used outlets; Showerhead descaled; Tank condition | which tap; was it flushed; where was it measured
date | Legionella risk assessment date; Risk assessment review date; Risk assessment due; LRA date; Water sampling date; Next sampling due; Tank inspection date; TMV service date; Next risk assessment; Review due | when was the water risk looked at; next legionella check; review when
text | Refrigerant; Refrigerant type; F-gas; Type of refrigerant; Refrigerant gas | which gas is in the aircon; kind of refrigerant
number | Refrigerant charge; Charge (kg); Total charge (kg); System charge; Gas charge kg | how much gas is in the system; kilos of refrigerant
number | Refrigerant added; Gas added; Top-up (kg); Refrigerant recovered | how much gas was added; refilled kilos
text | Leak test result; Leak check; Leak test; Leak check result | leaked or not; is the aircon tight
code | F-gas certificate no.; REFCOM no.; ACRIB no.; Gas Safe ID; Gas Safe registration number; Gas Safe reg. no.; Engineer's Gas Safe no.; OFTEC no.; Licence no.; ARC licence; Handling licence; RGI no. | engineer's gas licence; registration of the firm; Gas Safe digits
number | Grass cuts; Number of cuts; Mowing visits; Cuts this month | how often was it mown; cuts of the lawn
number | Gritting visits; Number of grits; Gritting runs; No. of grits | gritted how many times; gritting runs
number | Salt used; Salt spread; Tonnes of salt; Grit used | salt used; how much was strewn
text | Grounds maintenance; Grounds work carried out; Site clearance | what was done outside; gardening carried out; gritted or mown
time | Security shift start; Patrol time; Time of patrol; Alarm activation time; Time of activation; Time keys collected; Patrol start; On duty time; Off duty time; Arrival (alarm response) | when was the patrol; alarm went off at; guard came at
text | Occurrence report; Incident log; Patrol report; Findings on patrol; Guard's report; Security report | what did the guard note; anything found on patrol
text | Reason for activation; Cause of activation; Cause of alarm; Alarm cause | why did the alarm go; cause of the alarm
code | SIA badge no.; Guard's licence no.; Guard ID; Officer's SIA licence; Security licence number; Badge no.; Security officer no.; PSA licence no. | guard's licence; badge of the security man; SIA digits
number | Mono copies; Black and white clicks; Mono meter; Mono impressions; B/W copies; Black copies | black and white pages copied; copies without colour
number | Colour copies; Colour clicks; Colour meter; Colour impressions; Color copies | colour prints; pages in colour
number | Current meter; End meter; Closing meter; Current meter reading; Present meter | counter of the copier now; meter at the end
number | Previous meter; Start meter; Opening meter; Last meter | counter of the copier before; meter at the start
number | Copies made; Copy count; Total clicks; Total copies; Pages printed; Total impressions | how many pages were copied; copies in all
amount | Mono click charge; Mono rate; Price per mono copy; B/W click rate; Cost per mono page | price of a black and white copy; mono click
amount | Colour click charge; Colour rate; Price per colour copy; Colour click rate; Cost per colour page | price of a colour copy; colour page costs
amount | Cost per copy; Click rate; Price per copy; Cost per page; Charge per click; Click charge | price of a copy; what does a click cost
amount | Minimum volume charge; Minimum copy charge; Minimum billing | least charged for copies; minimum of the copier
text | Vending machine no.; Machine location; Sanitary unit; Units serviced; Water cooler; Mat rental; Items laundered; Pieces laundered | which machine; linen washed; mats changed
number | Pieces delivered; Clean count; Clean pieces; Items returned clean | how many pieces came back clean; linen delivered
number | Soiled count; Soiled pieces; Items collected; Soiled items | how many pieces went to the wash; dirty linen counted
number | Bottles delivered; Water bottles delivered; Bottles supplied | bottles brought; how many water bottles
number | Bottles returned; Empty bottles; Empties collected | empty bottles taken back; bottles given back
`;
