/** English wordings of timesheets, freelancers' bills and expense claims; the format is that of `parse-wordings.ts`. */
export const ENGLISH_TIMESHEETS = String.raw`
code | Timesheet number; Timesheet no.; Timesheet ID; T/S no.; Time card no.; Timecard number; Time sheet #; Timesheet ref. | which timesheet is it; number of the time card; timesheet ref
date | Week ending; W/E; Week ending date; W/E date; Week end; Week commencing; W/C; WC date; Week beginning; Pay week ending; For week ending | which week is it; last day of the week worked; week of the timesheet; w/e when
period | Timesheet period; Period worked; Reporting period; Time period; Pay period; Work period; Period of work; Month (timesheet) | from when to when were the hours worked; which period is the time card for; days covered
person | Contractor name; Worker name; Consultant name; Name of worker; Temp's name; Name of contractor; Candidate name; Resource name; Operative name; Name of employee; Subcontractor name | whose hours are these; who worked; name of the temp
code | Worker ID; Contractor ID; Clock number; Clock no.; Badge number; Operative no.; Employee code; Resource ID; Candidate ID; Payroll ref.; Associate ID | number of the worker; clock card number; id of the temp
company | Client company; End client; Hirer; Client name; Host company; Client/site; Placed at; Hiring company; Customer (timesheet) | where did they work; for which client; firm they were sent to
company | Agency; Recruitment agency; Employment business; Staffing agency; Umbrella company; Personal service company; PSC name; Limited company name; Payroll company | which agency; through which firm are they paid; umbrella or own company
code | Assignment number; Assignment ref.; Placement ID; Placement ref.; Booking reference; Job order number; Requisition ID; Vacancy ref.; SOW number; Statement of work no.; Shift ref. | number of the assignment; placement ref; which booking
text | Assignment title; Job role; Role worked; Position worked; Trade/role; Grade worked; Skill category; Activity code; Work type | what did they work as; which task; role on the time card
text | Place of work; Work location; Site worked; Location worked; Place worked; Worksite; Ward/department worked; Depot worked at | where was the work done; which site; at what place
time | Start time; Time started; Time on; Clock in; Clocked in; Shift start; Time from; In (time); Punch in | when did they begin; clocked in at; shift from
time | Finish time; Time finished; Time off; Clock out; Clocked out; Shift end; Time to; Out (time); Punch out | when did they stop; clocked out at; shift until
number | Break (mins); Unpaid break; Break taken; Meal break; Breaks (hours); Less break; Lunch (mins); Break deducted; Rest break | how long was the break; minutes of lunch; unpaid time
number | Total hours worked; Hours this week; Weekly total; Total for week; Hours claimed; Total hours; Total weekly hours; Hours for period; Hrs total; Total hrs; Net hours | how many hours in all; hours of the week; worked how long
number | Standard hours; Basic hours worked; Normal time; Regular hrs; Ordinary hours; ST hours; Reg. hrs; Basic hrs; Normal hours; Single time | hours at the normal rate; ordinary time; without overtime
number | Overtime hours; O/T hrs; OT hours; Time and a half; Time + 1/2; T1.5; Hours at time and a half; Overtime 1.5 hrs; O/T 1; Overtime (hrs) | hours at time and a half; how much overtime; extra hours
number | Double time hours; Double time; T2; D/T hrs; Hours at double time; Overtime 2.0 hrs; DT; O/T 2 | hours at double pay; double time worked; Sunday hours
number | Days worked; Number of days; No. of days worked; Days claimed; Total days; Days (at day rate); Billable days; Chargeable days | how many days worked; days to bill; days on the time card
number | Billable hours; Chargeable hours; Billable time; Hours billed; Billable hrs; Hours to invoice; Hours charged; Time units; Units (6 min) | hours to put on the bill; charged time; how long can be billed
number | Non-billable hours; Non-chargeable time; Non-billable; Internal hours; Admin hours; Unbilled hours | hours nobody pays; time not charged; internal time
number | Sleep-in hours; Night hours; Weekend hours; Saturday hours; Sunday hours; Bank holiday hours; On-call hours; Standby hours; Evening hours | hours at night; weekend time; on call how long; hours on the holiday
number | Travel hours; Travelling time; Travel time; Driving time | time on the road; travel claimed in hours; driving how long
number | Annual leave hours; Sick hours; Holiday hours; PTO hours; Leave hours; Training hours; Absence hours; Public holiday hours; Vacation hours | hours of leave on the card; time off; sick time claimed
amount | Daily rate; Day rate; Contract rate; Agreed day rate; Rate per day; Daily fee; Rate/day | what does he take a day; price of a day; freelancer's day
amount | Hourly rate; Rate per hour; Hourly fee; Charge-out rate; Bill rate; Hourly charge rate; Rate/hr; Billing rate; Rate (hourly) | what does he take an hour; price of an hour; rate of the freelancer
amount | Fee for services; Professional services; Consulting fee; Consultancy fee; Services rendered; Freelance fee; Service fee; Fee total; Fixed fee; Project fee; Milestone amount; Total fees | what do the services cost; freelancer's fee; price of the project; fee before extras
amount | Retainer fee; Monthly retainer; Retainer amount; Retainer for month; Retained fee; Minimum monthly fee | fixed monthly fee; retainer of the month; paid whether used or not
amount | Kill fee; Cancellation charge; Usage fee; Licensing fee; Buyout; Rush fee; Additional revisions; Overtime charge; Late cancellation | paid although cancelled; fee for the rights; extra for the usage
text | Deliverable; Milestone description; Deliverables; Stage (project); Description of services rendered; Work performed; Services provided; Services for | what was done; which milestone; work on the bill; for what is he paid
person | Authorised by; Timesheet approver; Approved by client; Client signature; Client's signature; Authorised signatory; Line manager signature; Verified by; Supervisor's signature; Hours approved by | who approved the hours; who signs the timesheet; client's manager who signed
date | Date approved; Approved on; Authorisation date; Date authorised; Client sign-off date; Signature date | when were the hours approved; signed off when; approved when
person | Worker's signature; Employee signature; Signed (worker); Contractor's signature; Signature of worker; Employee's signature; Candidate signature; Temp's signature | who signed as the worker; worker's own signature; did the temp sign
date | Submission deadline; Timesheets due by; Submit by; Timesheet due; Return timesheet by; Cut-off (timesheet); Payroll cut-off; Deadline for timesheets | until when must hours be in; timesheet by when; cut-off for pay
text | Timesheet status; Approval status; Submitted/approved; Status (timesheet); Rejected reason | are the hours approved; state of the timesheet; why were they sent back
amount | Umbrella margin; Margin retained; Company margin; Umbrella fee; Admin fee; Service margin; Agency margin; Assignment rate; Contract rate; Gross assignment income | what does the umbrella keep; margin taken; agency's cut of the rate
amount | Employer's NI; Employment costs; Employer's NI deducted | employer's costs taken from the rate; employer's NI of the temp
amount | Holiday pay accrued; Holiday pot; Accrued holiday pay; Holiday pay retained | holiday money kept; holiday pay saved up
amount | Apprenticeship levy; App levy; Apprenticeship levy deducted | levy deducted; apprentices' levy
text | IR35 status; Inside/outside IR35; Employment status; Status determination; Deemed employment; 1099/W-2; Tax status (contractor); Worker classification | inside or outside IR35; employee or contractor; status of the freelancer
code | Expense report number; Expense claim no.; Claim form no.; Expenses ref.; Expense report ID; Report key; Expense sheet no.; Claim ID; Expense ID; Travel request no.; Trip no. | which expense claim; number of the report; travel claim ref
person | Claimant name; Claimed by; Expenses claimed by; Submitted by; Traveller; Employee claiming; Name of claimant; Report owner; Expense owner; Traveler name | who wants money back; who travelled; whose expenses
text | Business purpose; Reason for expense; Purpose of journey; Purpose of visit; Report name; Business reason; Reason for trip; Purpose of trip; Report purpose | what was the trip for; why was it spent; reason of the journey
text | Expense category; Expense type; Category of expense; Type (expense); Nature of expenditure; Expense description; Details of expense; Expense code; Cost type; Account (expense) | what kind of cost; meal or taxi; category claimed
text | Journey from; Start location; From (postcode); Departed from | from where did he drive; start of the journey
text | Journey to; End location; To (postcode); Travelled to | where to did he drive; end of the journey
text | Journey details; Route travelled; Start/finish; From/to | route claimed; places of the journey
number | Miles claimed; Business miles; Business mileage; Miles travelled; Kms claimed; Distance claimed; Number of miles; Total miles; Total business miles; Round trip miles; Kilometres claimed | how many miles are claimed; distance driven for work; miles on the form
amount | Mileage rate; Rate per mile; Pence per mile; AMAP rate; Cents per km; Mileage allowance rate; Reimbursement rate; IRS rate; 45p rate; Per-mile rate | money per mile; rate for driving; cents a kilometre
amount | Mileage total; Mileage claimed; Total mileage claim; Mileage amount; Mileage reimbursement; Car mileage; Vehicle reimbursement; Total mileage cost | money for driving; mileage in money; claimed for the car
amount | Accommodation claimed; Hotel (expense); Lodging; Hotel cost; Overnight accommodation; Accommodation cost; Lodging total | hotel on the claim; nights claimed; spent on sleeping
amount | Subsistence claimed; Meals (expense); Meals and subsistence; Meals total; Per diem claimed; Meal allowance claimed | meals on the claim; spent on food
amount | Client entertaining; Business entertainment; Entertainment; Hospitality (expense) | taking clients out; entertaining on the claim
amount | Air fare; Train fare; Public transport; Bus/underground; Parking (expense); Travel cost; Rail fare; Taxi fares; Tolls/parking; Car hire; Total travel; Ground transportation | travel on the claim; train and taxi; fares paid
amount | Total expenses claimed; Expense report total; Total claim amount; Total to be reimbursed; Claim total; Amount due to employee; Reimbursement due; Total reimbursement; Net claim; Total amount claimed; Report total; Due to employee; Total due employee | how much does he get back; expenses in all; reimbursed in total; claim comes to
amount | Company paid; Paid on company card; Corporate card total; Company card; Amex corporate; Less company card; Company paid expenses; Prepaid by company | part the firm already paid; on the company card; not to be paid back
amount | Less cash advance; Advance issued; Advance taken; Less advances; Travel advance received; Float issued; Cash advance received | advance already given; taken off for the advance; money given before the trip
amount | VAT reclaimable; VAT on expenses; Recoverable VAT; VAT claimed; Input VAT; GST on expenses; Tax reclaimable | tax we can reclaim from the expenses; VAT in the claim; recoverable tax
amount | Amount in local currency; Foreign currency amount; Original amount; Receipt amount; Amount (foreign); Converted amount; GBP equivalent; USD equivalent; Reimbursable amount | sum on the foreign receipt; in home money; converted
number | Exchange rate used; Rate of exchange; Conversion rate used; FX rate; Ex. rate | at what rate was it converted; rate used for the receipt; exchange used
text | Receipt attached; Receipt number; Receipt ref.; Missing receipt; Receipt Y/N; No. of receipts; Receipt attached Y/N; Attendees (meal); Names of attendees; Guests and company | is there a receipt; who ate along; receipt missing
code | Cost code; Cost centre charged; Project code; Job code; WBS element; Charge code; GL code; Budget code; Work order; Charge number; Project charged; Department charged; Activity no. | which project are the hours on; charged to what; cost centre of the claim
person | Budget holder; Approving manager; Expense approver; Authorising manager; Approved for payment by; Finance approval; Cost centre manager; Budget manager | who okays the expenses; manager who approves; who signs the claim off
date | Claim submitted on; Submitted date; Date of claim; Submission date; Report date; Date submitted | when was the claim handed in; submitted when; report dated
date | Reimbursement date; Expenses paid on; Paid via payroll; To be paid on; Paid in payroll of; Expected payment date; Date reimbursed | when are the expenses paid; money back when; paid with which payroll
text | Employee declaration; Declaration (expense); I certify; Policy violation; Exception (expense); Out of policy; Policy exception reason; Comments (expense) | did it break the policy; reason for the exception; what does he confirm
account | Reimburse to account; Employee bank account; Bank account for reimbursement; Pay to account; Contractor's bank account; Payment details (freelancer) | where is the money to go; freelancer's account; account for the refund of expenses
`;
