/** English wordings of trades that print things of their own; the format is that of `parse-wordings.ts`. */
export const ENGLISH_TRADES = String.raw`
text | Crop; Commodity; Product; Variety; Cultivar; Produce | what was grown; which fruit is it; sort of the harvest
text | Grade; Class; Quality grade; Grading; Quality class | how good is the produce; first or second choice; class of the goods
number | Moisture; Moisture %; Moisture content; MC | how wet is the grain; water in the harvest; dampness at delivery
number | Yield; Yield per acre; Yield/ha; Harvest quantity; Crop yield | how much came off the field; harvest per hectare; how many tonnes were harvested
number | Area; Acreage; Hectares; Field size; Area planted | how big is the field; how many acres; size of the plot
text | Field; Field name; Block; Paddock; Plot; Growing location | on which field; name of the land; where was it grown
code | Ear tag; Animal ID; Tag no.; Herd no.; Holding no.; CPH no. | which animal is it; number in the ear; reference of the herd
number | Head; No. of head; Number of animals; Heads; Head count | how many animals; how many animals were sold; size of the herd
number | Live weight; Liveweight; Average live weight | kilos of the animal alive; weight on the hoof; how heavy at the market
number | Dead weight; Carcass weight; Hot carcass weight; Cold weight | kilos after slaughter; weight of the carcass; how heavy is the carcass
amount | Market fee; Commission; Auction commission; Selling commission; Market commission | what does the market take; seller's fee at the auction; share of the auctioneer
amount | Gross proceeds; Gross sales; Sale proceeds; Hammer price; Total proceeds | what did the goods fetch; money at the auction before costs; how much was it sold for
amount | Net proceeds; Net to grower; Net payment to producer; Net return | what does the farmer get after costs; how much is paid out to the grower; paid out from the sale; how much does the producer end up with
amount | Spray cost; Fertiliser; Chemicals; Feed cost; Seed | how much for spray and fertiliser; cost of seeds; money for farm stuff
text | Product applied; Chemical used; Active ingredient; Pesticide; Treatment applied | what was sprayed; which pesticide; remedy on the field
number | Application rate; Rate/ha; Dose rate; Rate per acre | how much was sprayed per hectare; dose on the field; litres per acre
period | Withdrawal period; Harvest interval; PHI; Withholding period | how long until it may be eaten; days between spraying and reaping; how many days until it's safe to harvest
number | Milk litres; Volume collected; Litres collected; Milk volume | how much milk was fetched; litres from the farm; quantity in the tanker
percent | Butterfat; Fat %; Protein %; Fat content | how rich is the milk; share of fat; percent in the milk
text | Ingredients; Composition; Contains; Ingredient list | what is in it; of what is the food made; is there sugar in it; what's it made of
text | Allergens; Allergen information; May contain; Allergy advice | what could make people ill; are there nuts; gluten in it; is there anything people could be allergic to
number | Energy; Calories; kcal; Energy per 100 g; kJ | how fattening; calories in it; how much energy
text | Storage instructions; Keep refrigerated; Storage; Store at; Storage conditions | how must it be kept; in the fridge or not; at what degrees
number | Net contents; Net quantity; Net weight; Content | how much is in the pack; grams inside; how much is in the package
number | Number of guests; Covers; Guest count; Pax; Guaranteed number | for how many is the catering; people to feed; heads at the party; how many people are coming
amount | Price per head; Price per person; Per cover; Cost per guest | what does feeding one cost; how much for each guest; price each at the party
text | Menu; Menu selection; Set menu; Courses; Package | what will be served; which dishes; meal chosen
text | Dietary requirements; Vegetarian; Special diets; Dietary needs | who doesn't eat meat; special wishes on food; vegans and so on
amount | Corkage; Bar tab; Drinks package; Beverage total | what for the own wine; drinks on the bill; cost of the bar
amount | Hire of equipment; Equipment hire; Crockery hire; Linen hire; Rental items | what did tables and plates cost; what did the rented items cost; renting of gear
time | Serving time; Service time; Guest arrival; Event start; Set-up time; Delivery time | when should food be there; at what hour is dinner; when do guests come
number | Print run; Copies; Quantity; Run length; No. of copies; Circulation | how many are printed; number of sheets; how high the edition; how many copies are being printed
text | Paper stock; Stock; Paper; Paper weight; gsm; Substrate | on which paper; how thick is the sheet; grams of paper
text | Finished size; Trim size; Format; Size; Page size; Flat size | how big is the print; A4 or what; size after cutting
text | Colours; Colors; Ink; Print colours; CMYK; 4/4 | coloured or black; how many inks; both sides coloured
text | Finishing; Binding; Folding; Lamination; Finish | how is it bound; folded or stapled; shiny or not
date | Artwork deadline; Copy deadline; Files due; Material deadline; Proof approval by | until when must the file be in; last day for the picture; deadline for the ad
number | Pages; Page count; No. of pages; Extent; pp | how many pages has the book; thickness of the brochure; number of leaves
text | Publication; Title; Magazine; Medium; Station; Placement | in which paper is the ad; where does it run; name of the medium
date | Issue date; Publication date; Insertion date; Air date; Run date | when does the ad appear; day it's printed; when is it on the air
text | Ad size; Space; Position; Ad format; Space ordered | how big is the ad; where on the page; half page or full
number | Insertions; No. of insertions; Spots; Number of spots; Impressions; Clicks | how often does the ad run; number of times; how many saw it
amount | CPM; CPC; Cost per click; Cost per thousand; Rate card cost | what does a click cost; price of a thousand views; ad price by table
percent | Agency commission; Agency discount; Commission rate | share of the ad agency; percent for the middleman; what percentage does the agency charge
period | Campaign period; Flight dates; Campaign dates; Run dates | how long does the ad run; from when to when advertised; weeks of the campaign
text | Subscription; Plan; Plan name; Edition; Product plan | which subscription; which level of the software; what plan do we have
number | Users; Seats; Licences; Number of users; Licenses; User count; Devices | how many may use it; seats booked; number of people with access; how many people is the licence for
amount | Price per user; Per seat; Price per licence; Per user per month | what does one seat cost; price for each user; cost a head for software
code | Licence key; License key; Product key; Activation code; Serial | code to unlock the software; what to type in when installing; unlock code of the program
code | Subscription ID; Subscription no.; Account ID; Tenant ID; Customer ID | number of the subscription; reference at the provider; id for support
date | Renewal date; Next billing date; Renews on; Next renewal; Auto-renews | when do they charge again; day it goes on; next drawing of the subscription; when does the subscription renew
date | Expiry date; Subscription ends; Licence expiry; Valid until; Expires | when does the access stop; last day of the licence; until when may we use it
period | Subscription period; Service period; Licence term; Billing cycle; Subscription term | which time is paid for; months of the subscription; from when to when may we use it
text | Domain; Domain name; Hostname; Server; Host | which web name; what address is registered; name of the machine
number | Disk space; Storage used; Bandwidth; Data transfer; GB | how much room is used; gigabytes on the server; how much traffic
amount | Setup fee; Onboarding fee; Implementation fee; One-time fee | once-only cost to begin; price of setting up; what does it cost to get started
amount | Recurring charges; MRR; Monthly recurring; Recurring total; Subscription fee | what comes back each month; running cost; what do we pay on a regular basis
amount | One-time charges; Non-recurring; One-off charges; NRC | costs only this once; what do we only pay once; what won't come again
amount | Proration; Prorated amount; Pro rata charge; Pro-rated | part of the month charged; sum for days only; share because of starting late
percent | Uptime; Availability; SLA; Service level; Uptime % | how reliably did it run; share of time working; percent online
number | Response time; Resolution time; Time to resolve; Target response | how fast do they answer; hours until solved; time to react
code | Ticket number; Incident number; Case ID; Support ticket; Change no. | number of the support case; what to quote to IT; reference of the trouble
code | Matter number; Matter no.; File no.; Matter; Client-matter no.; Case ref | number of the law file; how does the lawyer file us; reference of the case; what does the law firm call our case
text | Matter description; Re matter; Case name; In the matter of; Regarding matter | what is the lawyer doing for us; which dispute is it; name of the case
person | Attorney; Solicitor; Fee earner; Responsible attorney; Partner; Timekeeper; Lawyer | who is our lawyer; who did the hours; counsel's name; which lawyer is handling it
code | Court case number; Docket number; Claim no. (court); Court ref; Cause no. | number at the court; reference of the trial; how does the court file it
text | Court; Tribunal; Venue; Jurisdiction; Court name | which court; before whom is it; place of the trial
person | Plaintiff; Claimant; Petitioner; Applicant; Complainant | who sues; who brought it to court; the party bringing the case
person | Defendant; Respondent; Accused; Opposing party; Other side | who is sued; who is the lawsuit against; the party being sued
date | Hearing date; Trial date; Court date; Date of hearing | when must we be in court; day before the judge; when is the trial; when is the case being heard
amount | Professional fees; Legal fees; Fees; Fees for professional services; Profit costs; Audit fee | what does the lawyer or adviser cost; money for advice; the pure fee; how much is the lawyer charging for his time
amount | Disbursements; Costs advanced; Court fees; Filing fees; Expenses advanced; Search fees | what did he lay out; money for the court; costs passed on
amount | Retainer; Retainer balance; Trust balance; Client account balance; Funds held; Monies on account | what do we have lying with the lawyer; money in trust; prepaid for the case; how much of our money is the law firm holding
amount | Retainer applied; Trust applied; Applied from trust; Transfer from client account | what was taken out of the trust; prepaid used up; set against the bill
number | Billable hours; Time; Total time; Hours billed; Units; Chargeable hours | how many hours did the lawyer note; time charged; chargeable time
period | Accounting period; Financial year; Period ended; Year ended; For the year ended | which business year; months of the books; time the accounts cover
amount | Revenue; Sales; Turnover; Net sales; Total revenue; Income | what did the firm sell; earned before costs; takings of the year; how much did the business bring in
amount | Cost of sales; Cost of goods sold; COGS; Direct costs | what did the sold goods cost us; cost behind the turnover; purchase cost of sales
amount | Gross profit; Gross margin; Gross income | what's left after goods; earnings before overheads; what's left of sales after cost of goods
amount | Operating expenses; Overheads; Total expenses; Administrative expenses; SG&A | what does running the firm cost; rent, wages and so on; costs of the business
amount | Operating profit; EBIT; Operating income; Profit from operations | gain from the business itself; earnings before interest; what the trade brought
amount | Net profit; Net income; Profit after tax; Profit for the year; Net earnings; Bottom line | what did the firm earn in the end; how much did the company make this year; what remained after all costs and tax; how much did the business make after everything
amount | Profit before tax; Pre-tax profit; PBT; Income before taxes | gain before the taxman; earnings ahead of tax; earnings that tax is figured on
amount | Total assets; Assets; Sum of assets | all the firm has; worth of everything owned; asset side of the books
amount | Total liabilities; Liabilities; Creditors; Total debts | all the firm owes; debts in the books; what belongs to others; how much does the company owe altogether
amount | Equity; Net assets; Shareholders' funds; Capital and reserves; Owner's equity | what belongs to the owners; own money of the firm; assets less debts
amount | Share capital; Capital; Called up share capital; Paid-in capital; Issued capital | money the owners put in; nominal capital; what is the firm's capital
code | Load number; Load no.; Run no.; Trip no.; Route no.; Order/load | number of the run; which load; reference for the truck's run
number | Waiting time; Detention time; Standing time; Demurrage hours | how long did the driver wait; hours at the ramp; time lost unloading; how long did the truck have to wait
amount | Waiting charge; Detention charge; Standing charge (vehicle); Demurrage | what does the wait cost; money for standing at the ramp; paid for lost time
amount | Linehaul; Line haul; Base freight; Haulage rate; Freight rate | what does the drive itself cost; price of the route; what did they charge to haul it
amount | Storage charge; Warehousing; Pallet storage; Storage fee | what does keeping goods cost; what does the warehouse charge; price per pallet place
amount | Handling in/out; Pick and pack; Picking fee; Handling; Fulfilment fee | what do they take for packing orders; cost per picked item; moving in and out of store
person | Worker; Temporary worker; Candidate; Consultant; Temp; Contractor name; Placed candidate | who was sent to work; name of the temp; whom did the agency place; which temp worked for us
text | Assignment; Role; Job title | what work did the temp do; which job; which position did they fill
period | Week ending; Timesheet period; W/E; Period worked; Assignment dates | for which week are the hours; which days did the temp work; when was the temp there
number | Standard hours; Regular hours; Basic hours; ST hours | normal hours of the temp; time at ordinary price; hours without extra
number | Overtime hours; OT hours; Premium hours | extra hours of the temp; time at higher price; hours on top
amount | Charge rate; Bill rate; Client rate; Hourly charge | what do we pay the agency an hour; price of the temp; what's billed to us per hour; how much does the agency bill per hour
amount | Pay rate; Worker's rate; Candidate pay | what does the temp get himself; what does the worker make per hour; wage of the sent man
amount | Placement fee; Recruitment fee; Introduction fee; Search fee; Agency fee | what does finding a person cost; headhunter's money; price of the hire; how much does the agency charge for the hire
percent | Fee percentage; Fee % of salary; Mark-up; Markup %; Margin % | share of salary the agency takes; what percentage of the salary does the agency take; percent on the wage
person | Timesheet approved by; Supervisor; Client approver; Line manager | who signed the hours; boss at the client; who confirmed the time
`;
