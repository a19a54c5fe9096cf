import type { Lexicon } from '../concepts.ts';
import { askedByLabel } from '../asked-by-label.ts';
import { words } from '../words.ts';

/** What forms of many trades print and people ask for, in addition to the usual words, in English. */
export const ENGLISH_EVERYDAY: Lexicon = {
  previous_reading: askedByLabel(
    words`Earlier reading, Prior reading, Opening reading, Start reading, Old reading, Previous read, Last read, Reading before, First reading, Begin reading`,
    '(?:earlier|prior|former|old|opening) (?:meter )?reading',
  ),
  meter_reading: askedByLabel(
    words`Present reading, Closing reading, New reading, End reading, Current read, Final reading, Reading now, Second reading, Actual reading`,
    '(?:newest|new|closing|final) (?:meter )?reading|what the meter (?:shows|says|reads)',
  ),
  usage: askedByLabel(
    words`Units used, Units consumed, Energy used, Total consumption, kWh used, Water used, Gas used, Electricity used, Total usage, Net usage, Billed usage`,
    'how much (?:energy|electricity|gas|water|power) (?:was |has been )?(?:used|consumed)|(?:amount|volume|quantity) (?:used|consumed)',
  ),
  plan: askedByLabel(
    words`Rate plan, Price plan, Tariff name, Your plan, Your tariff, Service plan, Energy plan, Plan name, Product name, Rate schedule, Rate class, Subscription plan`,
    '(?:rate|price|service|energy) plan|which (?:plan|tariff|rate)',
    words`Product, Package`,
  ),
  contract_capacity: askedByLabel(
    words`Agreed load, Contracted load, Contract demand, Agreed capacity, Connected load, Authorised capacity, Subscribed power, Sanctioned load, Supply capacity`,
    '(?:agreed|contracted|subscribed|connected|supply) (?:load|power|capacity|demand)|size of the supply',
  ),
  supply_point: askedByLabel(
    words`MPAN, MPRN, Supply number, Supply point, Supply point ID, Point of delivery, POD ID, ESI ID, Service point, Service ID, NMI, Supply No, EAN code, Delivery point`,
    'supply (?:point|number)|point of (?:supply|delivery)|service point',
  ),
  payment_method: askedByLabel(
    words`Payment type, Tender type, Mode of payment, Pay method, Paid with, Form of payment, Means of payment, Payment mode, Method of settlement`,
    '(?:way|means|mode|form|method) of pa(?:ying|yment)|how (?:it was|was it|is it|it is|they|we|the customer) (?:paid|pay)|what it was paid with',
    words`Tender, Method`,
  ),
  model_number: askedByLabel(
    words`Product code, Model code, Model name, Machine type, Type designation, Unit model, Appliance, Model/Type`,
    'kind of (?:device|machine|appliance)|which (?:model|device|machine|appliance)',
  ),
  symptom: askedByLabel(
    words`Reported issue, Reported fault, Fault reported, Fault, Problem, Problem reported, Complaint, Issue reported, Defect, Customer complaint, Fault description, Nature of fault, Reason for repair`,
    String.raw`what is (?:wrong|broken)|(?:fault|complaint|problem) (?:of|reported|described|by)|\bcomplaint\b`,
  ),
  period: askedByLabel(
    words`Service period, Supply period, Usage period, Period of service, Dates of service, Rental period, Accounting period, Period of supply, For the period, Period of cover, Term of cover, Cover period`,
    '(?:dates|days|time) (?:that )?(?:the (?:charge|bill|invoice)|it|this) (?:is for|covers)|dates covered|from when (?:to|until) when|which (?:period|dates)',
  ),
  sum_insured: askedByLabel(
    words`Cover amount, Amount of cover, Limit of cover, Cover limit, Benefit amount, Face amount, Policy limit, Level of cover`,
    'how much (?:is|it is|they are) (?:covered|insured)|amount (?:covered|insured)',
  ),
  member_number: askedByLabel(
    words`Membership ID, Member ID, Membership card no, Loyalty number, Member reference`,
    'member(?:ship)? (?:id|number|reference)',
    words`Card No`,
  ),
  property: askedByLabel(
    words`Premises, Premises let, Demised premises, Dwelling, Property let, Property address, Rented property, Rental unit, Leased premises`,
    'place (?:that is )?(?:rented|let|leased)|what is (?:rented|let|leased)|rented (?:place|home|flat|unit)',
  ),
  notice_number: askedByLabel(
    words`Assessment reference, Assessment No, Assessment number, Demand No, Notice reference, Advice No, Statement No, Statement number, Settlement No, Report No, Case No, Case number, File No, Our file`,
    '(?:assessment|notice|demand|case) (?:reference|number)|number of the (?:notice|statement|assessment|report|case)',
    words`Statement`,
  ),
  instalment_date: askedByLabel(
    words`Instalment due, Payable by, First instalment, Pay by, Tax due date, Due by`,
    '(?:when|by when) the tax is due|last day to pay(?: the tax)?',
  ),
  due_date: askedByLabel(
    words`Payment deadline, Deadline for payment, Last date for payment, Settle by, Please pay by, Payment required by, Payment is due, Pay on or before`,
    '(?:by when|when) (?:the )?(?:money|sum|amount|bill|invoice|payment) (?:is|falls|becomes|must be) (?:due|paid)|payment deadline|deadline for pa(?:ying|yment)|latest day to pay',
  ),
  entry_time: askedByLabel(
    words`Time in, Entry time, Time of entry, Entered, Entered at, Arrival time, Clock in, Check-in time`,
    'time of (?:entry|entering|arrival)|when (?:the )?(?:car|vehicle|it|he|she|they) (?:came in|entered|arrived)|(?:entry|arrival) time',
    words`Entry`,
  ),
  exit_time: askedByLabel(
    words`Time out, Exit time, Time of exit, Left at, Exited, Clock out, Check-out time, Leaving time`,
    'time of (?:leaving|exit|departure)|when (?:the )?(?:car|vehicle|it|he|she|they) (?:left|went out|exited)|exit time',
    words`Exit, Left`,
  ),
  worked_hours: askedByLabel(
    words`Total hours, Hours total, Total time, Hours in total, Sum of hours, Total hours worked`,
    'hours in (?:all|total)|total (?:of )?hours',
    words`Duration`,
  ),
  worked_days: askedByLabel(words`Days present, Working days, Total days, Days in period`),
  applied_date: askedByLabel(
    words`Filed on, Date filed, Submitted on, Date submitted, Date of claim, Claim date, Claimed on, Request date, Date of request, Submission date, Submitted`,
    '(?:day|date) (?:it was |of (?:the )?)?(?:filed|submitted|submission|claimed)|when it was (?:filed|submitted|claimed)',
  ),
  expiry_date: askedByLabel(
    words`End date, Ends, Ends on, Valid thru, Good thru, Lapses on, Lapse date, Cover ends, Cover until, Policy end, Lease end, Last day`,
    'last day(?: of (?:the )?(?:contract|cover|policy|lease|term))?$|when (?:it|the (?:contract|cover|policy|lease)) (?:ends|runs out|lapses|expires)',
  ),
  effective_date: askedByLabel(
    words`Effective from, Cover starts, Cover from, Policy start, Lease start, Commencement date, Start of cover, In force from, Valid from`,
    'first day of (?:the )?(?:contract|cover|policy|lease)|when (?:it|the (?:contract|cover|policy|lease)) (?:starts|begins)',
  ),
  departure: askedByLabel(
    words`Check-out date, Leaving, Departing, Date of departure, Departs on, Out date`,
    'when (?:the )?(?:guest|guests|they|he|she) (?:leaves?|checks? out|departs?)|day of (?:leaving|departure)|^(?:the )?last (?:day|night)$',
  ),
  arrival: askedByLabel(
    words`Check-in date, Arriving, Date of arrival, Arrives on, In date`,
    'when (?:the )?(?:guest|guests|they|he|she) (?:arrives?|comes?|checks? in)|day of arrival|^(?:the )?first (?:day|night)$',
  ),
  folio_number: askedByLabel(words`Folio, Folio No, Folio #, Guest folio, Account folio, Bill folio`),
  goods: askedByLabel(
    words`Contents, Contents of parcel, Nature of goods, Goods description, Item sent, Description of contents, Commodity`,
    'what is (?:sent|shipped|in the (?:parcel|box|package))|what the parcel holds',
  ),
  fuel_volume: askedByLabel(
    words`Litres, Liters, Gallons, Volume dispensed, Fuel volume, Quantity dispensed`,
    'how much (?:fuel |petrol |diesel |gas )?was filled|(?:litres|liters|gallons) (?:filled|sold|of fuel)',
  ),
  paid: askedByLabel(
    words`Total paid, Payment amount, Sum paid, Paid amount, Charged, Amount charged`,
    'how much was (?:paid|charged)|sum (?:that was )?paid|what was (?:paid|charged)',
    words`Amount`,
  ),
  tendered: askedByLabel(
    words`Cash given, Cash received, Amount given, Money received, Cash paid`,
    'what the customer (?:gave|handed over)|(?:money|cash|amount) (?:handed over|given)',
  ),
  pension_insurance: askedByLabel(
    words`Pension contribution, Retirement contribution, Superannuation, Pension deduction, Workplace pension, Retirement`,
    'contribution (?:for|to) (?:retirement|the pension|a pension)|(?:taken|withheld) for (?:retirement|the pension)',
  ),
  employment_insurance: askedByLabel(
    words`National insurance, NI, NI contribution, Social security, FICA, Unemployment insurance`,
  ),
  issuer: askedByLabel(
    words`Issued by, Service provider, Utility company, Prepared by, Sold by, Vendor details, Supplier details, Seller details`,
  ),
  customer: askedByLabel(
    words`Bill-to party, Account of, Customer details, Buyer details, Client details, Invoice recipient, Addressee, Ordered by, On behalf of`,
  ),
  ship_to: askedByLabel(
    words`Consigned to, Deliver to, Delivered to, Goods to, Ship to address, Destination address, Receiver, Recipient address`,
  ),
  document_date: askedByLabel(
    words`Dated, Date of document, Prepared on, Date prepared, Printed on, Date of print, As of`,
  ),
  reference: askedByLabel(
    words`Your ref, Our ref, Ref No, Ref, Reference No, Customer ref, Cust ref, Cust. ref.`,
  ),
  doctor: askedByLabel(
    words`Doctor, Physician, Attending physician, Consultant, Practitioner, Dentist, Treating doctor`,
    'who treated|doctor|physician',
  ),
  diagnosis: askedByLabel(words`Diagnosis, Reason for visit`, 'what (?:the patient has|was treated)'),
  student: askedByLabel(
    words`Student, Student name, Pupil, Pupil name, Learner, Name of student, Name of pupil`,
    'name of the (?:student|pupil|child|learner)|which (?:student|pupil)',
  ),
  student_number: askedByLabel(
    words`Student No, Student number, Student ID, Pupil No, Admission No, Roll No, Enrolment No`,
    '(?:student|pupil|admission|enrolment) (?:number|id)|number of the (?:student|pupil)',
  ),
  tuition: askedByLabel(
    words`Tuition, Tuition fee, Tuition fees, School fee, School fees, Course tuition, Term fees`,
    'cost of (?:tuition|schooling|the school)|school fees?',
  ),
  licence_number: askedByLabel(
    words`Licence No, License No, Licence number, License number, Permit No, Permit number, Authorisation No, Driving licence No, Driver licence, Licence, License`,
    '(?:licen[cs]e|permit|authori[sz]ation) (?:number|no)|number of the (?:licen[cs]e|permit)',
  ),
  claim_number: askedByLabel(
    words`Claim No, Claim number, Claim reference, Claim ID, Loss No`,
    'claim (?:number|reference)|number of the claim',
    words`Claim`,
  ),
  flight_number: askedByLabel(
    words`Flight, Flight No, Flight number, Train, Train No, Train number, Coach No, Service No`,
    '(?:flight|train|coach) number|which (?:flight|train|coach)',
  ),
  hs_code: askedByLabel(
    words`HS code, HTS code, Tariff code, Commodity code, Harmonised code, HS tariff No`,
    '(?:customs|tariff|commodity) (?:code|number)',
  ),
  lot_number: askedByLabel(
    words`Lot No, Lot number, Batch No, Batch number, Lot, Batch`,
    '(?:lot|batch) (?:number|no)',
  ),
  driver: askedByLabel(
    words`Driver, Driver name, Name of driver, Courier, Driver's name`,
    'who drove|name of the driver',
  ),
  brokerage_fee: askedByLabel(
    words`Agency fee, Letting fee, Broker fee, Brokerage, Commission, Agent's fee`,
    'fee of the (?:agent|broker)|commission',
  ),
};
