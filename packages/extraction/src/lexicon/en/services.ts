import type { Lexicon } from '../concepts.ts';
import { askedByLabel } from '../asked-by-label.ts';
import { words } from '../words.ts';

/** Tickets, courses, memberships, tax notices, rent, insurance, cars and repairs, in English. */
export const ENGLISH_SERVICES: Lexicon = {
  event: askedByLabel(
    words`Performance, Event Name, Concert, Exhibition, Conference, Fixture`,
    'name of the (?:show|event|concert|performance|exhibition|match|film|conference)|what is (?:shown|performed|played)',
    words`Event, Show, Match, Film, Production`,
  ),
  venue: askedByLabel(
    words`Venue, Theatre, Theater, Stadium, Event Location, Venue Name, Held at, Clinic Location`,
    'where (?:it|the (?:show|event|concert|performance|match)) (?:takes place|is held)|^where to go|place of the (?:event|show)',
    words`Place, Hall`,
  ),
  seat: askedByLabel(
    words`Seat, Seat No, Seat Number, Seats, Your Seat, Seating, Row and Seat, Coach and Seat`,
    'which seat|where (?:to|one|you) sits?|where to sit',
  ),
  event_date: askedByLabel(
    words`Event Date, Date of Event, Performance Date, Travel Date, Date of Travel, Show Date, Date of Performance, Day of Travel`,
    String.raw`(?:day|date) of the (?:event|show|journey|trip|performance|match)|date it (?:happens|takes place)|(?:day|date) of the (?:event|show|concert|match|performance)|when it (?:takes place|happens)`,
  ),
  opening_time: askedByLabel(
    words`Doors Open, Admission from, Doors, Doors open at, Gates Open, Entry from, Check-in from`,
    'when (?:the )?(?:doors|gates) open|time of (?:admission|entry)|(?:doors|gates) open',
  ),
  start_time: askedByLabel(
    words`Starts at, Start Time, Appointment, Appointment Time, Begins at, Show Time, Curtain, Kick-off, Departure Time, Departs at, Departs`,
    '(?:hour|time) of the (?:appointment|visit|show|start)|at what (?:time|hour)|when it (?:starts|begins)$',
    words`Start`,
  ),
  origin_place: askedByLabel(
    words`Departs from, Departure Station, Boarding at, Travelling from, Leaving from, Pick-up Point, Origin Station`,
    'where it (?:leaves|starts|departs) from|place of departure',
  ),
  destination_place: askedByLabel(
    words`Arrives at, Arrival Station, Going to, Travelling to, Bound for, Drop-off, Destination Station`,
    'where it goes|place of arrival|where one arrives',
  ),
  trip_destination: askedByLabel(
    words`Visited, Place Visited, Destination of Trip, Places Visited, Travel Destination, Business Trip to`,
    'place of the (?:business )?trip|where the (?:trip|journey) went|(?:place|customer|company) visited',
  ),
  ticket_number: askedByLabel(
    words`Ticket No, Ticket Number, Ticket ID, E-ticket No, E-ticket Number, Admission No`,
    'number (?:of|on) the ticket',
    words`Ticket`,
  ),
  ticket_price: askedByLabel(
    words`Fare, Ticket Price, Admission Fee, Price Paid, Face Value, Total Fare, Price of Ticket, Admission Price`,
    'price (?:paid|of the ticket)|cost of the ticket|what the ticket cost',
  ),
  course: askedByLabel(
    words`Course Title, Course Name, Title of Course, Qualification, Workshop`,
    'what was (?:learnt|learned|studied|taught)|name of the (?:course|training|programme|program)',
    words`Course, Training, Programme, Program, Module`,
  ),
  holder: askedByLabel(
    words`Awarded to, Presented to, Certificate Holder, Certified Person, This is to certify that, Attendee, Participant, Name of Holder, Trainee, Delegate`,
    'person certified|who (?:has |was )?(?:completed|passed|attended|certified|earned)|holder of the (?:certificate|card|ticket)|name of the (?:holder|participant|attendee)',
    words`Holder`,
  ),
  certificate_number: askedByLabel(
    words`Certificate No, Certificate Number, Registration of Certificate, Certificate ID, Credential ID, Licence No, License No`,
    '(?:number|registration) of the certificate',
  ),
  grade: askedByLabel(
    words`Final Grade, Grade Achieved, Final Mark, Overall Result`,
    '(?:mark|grade|result) (?:given|reached|achieved|awarded)',
    words`Grade, Mark, Result, Score`,
  ),
  course_hours: askedByLabel(
    words`Total Hours, Course Hours, Contact Hours, Training Hours, Length of Course`,
    'how (?:long|many hours) the (?:course|training)|time in all',
    words`Duration`,
  ),
  member_number: askedByLabel(
    words`Member No, Member Number, Membership No, Membership Number, Member ID, Membership ID`,
    'number of the (?:member|membership)',
  ),
  member: askedByLabel(
    words`Member Name, Name of Member, Cardholder, Card Holder, Cardholder Name`,
    'name of the (?:member|cardholder)|whose (?:card|membership) it is',
    words`Member`,
  ),
  member_class: askedByLabel(
    words`Membership Type, Member Class, Membership Level, Class of Membership, Membership Category`,
    '(?:kind|class|level|type|category) of (?:member|membership)',
    words`Membership, Level, Tier, Status, Class`,
  ),
  membership_fee: askedByLabel(
    words`Annual Fee, Membership Fee, Subscription, Joining Fee, Participation Fee, Registration Fee, Course Fee, Enrolment Fee`,
    '(?:cost|price) of (?:membership|taking part|the course)',
  ),
  donation: askedByLabel(
    words`Donation, Donation Amount, Amount Donated, Amount of Donation, Gift Amount, Amount of Gift, Contribution, Contribution Amount, Your Gift, Your Donation`,
    '(?:sum|amount|money) (?:donated|given|contributed)|how much (?:was |is |they )?(?:donated|given|contributed)',
    words`Gift`,
  ),
  joined_date: askedByLabel(
    words`Member since, Joined, Joined on, Join Date, Date Joined, Date of Joining, Start of Membership`,
    'since when a member|(?:day|date) of joining|when (?:he|she|they|the member) joined',
  ),
  tax_year: askedByLabel(
    words`Tax Year, Year of Assessment, Assessment Year, Fiscal Year, Financial Year, Levy Year`,
    'which year is taxed|year (?:that is )?(?:taxed|assessed)|which (?:tax )?year',
  ),
  taxable_value: askedByLabel(
    words`Taxable Value, Amount Assessed, Assessed Value, Taxable Income, Rateable Value, Valuation, Land Value`,
    '(?:value|amount) (?:that )?the tax is (?:based|charged|levied) on|value assessed|assessed (?:amount|value)',
    words`Assessment, Taxable Amount`,
  ),
  tax_due: askedByLabel(
    words`Tax Due, Tax Payable, Total Tax Due, Total Tax Payable, Council Tax Due, Tax Levied`,
    'tax (?:that is )?(?:to be paid|owed|due|payable)|how much tax',
  ),
  instalment_date: askedByLabel(
    words`First Instalment Due, First Installment Due, First Instalment, Instalment Date, 1st Instalment, First Payment Due`,
    '(?:day|date) of the first (?:instal|pay)|first instal',
  ),
  debit_date: askedByLabel(
    words`Debit Date, Direct Debit Date, Collected on, Collection Date, To be debited on, Date of Debit, Direct Debit on`,
    '(?:day|date) of the (?:direct )?debit|when (?:it|the money) is (?:collected|debited|taken)',
  ),
  property: askedByLabel(
    words`Address of Property, Property Address, Rented Property, Dwelling, Demised Premises, Property Location`,
    'what is (?:let|rented)|place (?:that is )?(?:rented|let)|which (?:flat|house|apartment|property)',
    words`Premises, Property`,
  ),
  rent: askedByLabel(
    words`Monthly Rent, Rent per Month, Rent Payable, Rent pcm, Monthly Rental`,
    'rent (?:each|per|every|for (?:a|one|the)) month|what the tenant pays',
    words`Rent, Rental`,
  ),
  common_fee: askedByLabel(
    words`Common Charges, Maintenance Fee, Building Fee, Maintenance Charge, Management Fee, Common Area Charge, HOA Fee`,
    'monthly (?:upkeep|maintenance)|(?:upkeep|maintenance) of the (?:building|house)',
    words`Service Fee`,
  ),
  landlord: askedByLabel(
    words`Landlord, Lessor, Let by, Landlord Name, Letting Agent`,
    String.raw`\b(?:landlord|lessor)\b|owner who lets|who lets`,
    words`Owner`,
  ),
  tenant: askedByLabel(
    words`Tenant, Lessee, Let to, Tenant Name, Renter, Occupier`,
    String.raw`\b(?:tenant|lessee|renter)\b|who rents`,
  ),
  beneficiary: askedByLabel(
    words`Beneficiary Name, Named Beneficiary, Death Benefit Payable to`,
    'who (?:receives|gets) the (?:money|insurance|benefit)|person favou?red|beneficiary of the (?:policy|insurance)',
    words`Nominee`,
  ),
  sum_insured: askedByLabel(
    words`Limit of Cover, Cover Amount, Insured Value, Benefit Amount, Amount of Cover, Amount of Insurance`,
    'amount (?:that is )?(?:insured|covered)|limit of the (?:cover|insurance)',
    words`Cover`,
  ),
  contract_term: askedByLabel(
    words`Period of Cover, Cover Period, Policy Term, Insured Period, Coverage Period`,
    'how long the (?:cover|insurance|contract|policy) (?:runs|lasts)',
    words`Term`,
  ),
  copayment: askedByLabel(
    words`Patient Due, Patient Pays, Copay Amount, Patient Responsibility, Patient Balance, Your Responsibility, Amount You Owe, Patient Portion`,
    '(?:what|amount) the patient (?:pays|owes|has to pay)|own share in money|patient.s own (?:share|part) in money',
  ),
  copayment_rate: askedByLabel(
    words`Co-pay, Copay, Copay Rate, Co-pay Rate, Patient Share, Coinsurance, Co-insurance, Copayment Rate`,
    'share (?:that )?the patient pays|(?:percentage|share) (?:borne|paid) by the patient',
  ),
  medical_department: askedByLabel(
    words`Specialty, Speciality, Department of Medicine, Clinic Type, Medical Department, Ward`,
    '(?:which )?(?:kind|type|sort|field) of (?:clinic|medicine|doctor)|medical speciali?ty',
  ),
  insurance_points: askedByLabel(words`Points Claimed, Insurance Points, Total Points`),
  vehicle_number: askedByLabel(
    words`Reg Plate, Number Plate, Car Registration, Vehicle Reg, Reg. Mark, Registration Mark, Vehicle Plate`,
    'number plate|which (?:vehicle|car)|(?:licen[cs]e|registration) plate',
    words`Vehicle`,
  ),
  mileage: askedByLabel(
    words`Mileage, Odometer, Odometer Reading, Km Reading, Distance Travelled, Kilometres`,
    'how far .{0,20}(?:driven|travelled|gone)|distance (?:driven|travelled)|kilomet(?:re|er)s driven',
    words`Distance, Miles`,
  ),
  fuel_volume: askedByLabel(
    words`Gallons, Litres, Liters, Volume Dispensed, Fuel Volume, Qty (L), Litres Dispensed`,
    'how much (?:was )?(?:filled|fuel|petrol|gas|diesel)|amount of fuel|litres? filled',
  ),
  fuel_type: askedByLabel(
    words`Fuel Type, Grade of Fuel, Fuel Grade`,
    '(?:kind|type|sort) of fuel|which fuel',
    words`Fuel`,
  ),
  pump: askedByLabel(
    words`Pump No, Pump Number, Dispenser, Nozzle`,
    'which pump|number of the pump',
    words`Pump, Bay`,
  ),
  symptom: askedByLabel(
    words`Symptom, Reported Fault, Problem Description, Fault Description, Customer Complaint, Issue Reported`,
    'what is (?:wrong|broken|faulty)|(?:fault|problem|defect) (?:reported|described)|complaint',
    words`Problem, Fault, Defect`,
  ),
  declared_value: askedByLabel(
    words`Customs Value, Declared Value, Value of Goods, Value for Customs, Declared Value for Customs, Value of Contents, Insured Value of Goods`,
    '(?:worth|value) (?:of|declared for) the (?:goods|parcel|contents|shipment)|(?:goods|customs|declared) value|what the (?:goods|contents) are worth',
  ),
  paid_leave: askedByLabel(
    words`Leave Balance, Holiday Left, Annual Leave Balance, Holidays Remaining, Vacation Balance, PTO Balance, Remaining Leave, Leave Remaining, Holiday Entitlement Left`,
    '(?:days|hours) of (?:holiday|leave|vacation) left|(?:holiday|leave|vacation) (?:days )?(?:left|remaining|balance)',
  ),
  housing_pay: askedByLabel(
    words`Housing Allowance, Rent Allowance, Accommodation Allowance, Housing Benefit, House Rent Allowance, HRA`,
    '(?:money|support|allowance) for (?:housing|rent|the (?:flat|home))',
    words`Housing`,
  ),
  application_number: askedByLabel(
    words`Application No, Application Number, Claim Form No, Expense No, Expense Report No, Report No, Report Number`,
    'number of the (?:application|claim form|expense report)',
  ),
  credit_note_number: askedByLabel(
    words`Credit Note No, Credit Note Number, Credit No, CN #, CN No, Credit Memo No, Credit Memo Number, Credit Note, Credit Note #`,
    'number of the credit (?:note|memo)|credit (?:note|memo) (?:number|no|reference)',
  ),
  notice_number: askedByLabel(
    words`Notice No, Notice Number, Advice No, Statement No, Statement Number, Bill Number, Assessment No, Assessment Number, Advice Number`,
    'number of the (?:notice|advice|statement|assessment)|(?:notice|advice|assessment|statement) reference',
  ),
};
