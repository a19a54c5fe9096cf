/** English wordings of bills of electricity, gas, water and telephone; the format is that of `parse-wordings.ts`. */
export const ENGLISH_UTILITIES = String.raw`
amount | Amount due; Total amount due; Please pay; Total to pay; Balance due; Amount payable; Pay this amount; Total due | how much do I have to pay for the power; what does the utility want now; how much is the bill in the end; sum to transfer to the supplier
amount | Current charges; Total current charges; New charges; This bill; Charges this period; Total charges for this period; This month's charges | cost of just this period; what did we use up in money this time; only the new part without old debts
amount | Previous balance; Balance brought forward; Last bill; Previous bill amount; Balance from last bill; Amount of last bill | what was the previous bill; open from last time; what was carried over from the last bill
amount | Payments received; Payment received; Payments since last bill; Last payment; You've paid; Thank you for your payment | what did we pay them since; money they got from us; what came in
date | Payment received on; Date of last payment; Last payment date | when did they get our money last; day of the previous payment; when did our last payment arrive
amount | Account balance; Your balance; Balance; New account balance; Closing balance | how does our account stand now; are we in plus or minus with them; do we owe them or do they owe us
amount | Account in credit; Credit balance; In credit; Your credit; You are in credit by | how much do they owe us; money of ours with them; what is in our favour
amount | Past due; Overdue amount; Arrears; Unpaid balance | how much is late; debts with the utility; how much haven't we paid from earlier bills
date | Due date; Payment due date; Pay by; Please pay by; Payment due; Due by | until when to pay the light bill; last day to pay; when must they have it
date | Bill date; Invoice date; Date of bill; Issue date; Statement date; Date issued | when did the utility bill us; day the bill was printed; when was the utility bill issued
code | Bill number; Invoice no.; Bill no.; Statement no.; Bill ref | number of the utility's bill; how is it numbered; which bill is it
code | Account number; Customer account no.; Account no.; Customer number; Customer no.; Customer reference number | our number with the utility; what to say when calling them; customer id at the provider
person | Account holder; Customer name; Name; Customer; Bill payer; Contract holder | in whose name does it run; who is the customer; who signed up
address | Supply address; Service address; Premises; Property supplied; Service location; Installation address | which flat is supplied; where is the connection; for which house is it
address | Billing address; Mailing address; Correspondence address; Postal address | where do they send the bill; post address of the customer; what address does the bill go to
company | Supplier; Provider; Utility; Energy supplier; Service provider; Your supplier | who sells us the power; which company is it with; provider's name
company | Network operator; Distributor; DNO; Gas transporter; Distribution company; Grid operator | who owns the wires; whose net is it; who reads the meter for the grid
period | Billing period; Bill period; Supply period; Service period; Period of supply; Charges for period; Consumption period | which weeks were billed; time of consumption; from when to when
date | Period start; Service from; From; Start date; Read from | first day billed; from which day is it counted; what date did the billed time begin
date | Period end; Service to; To; End date; Read to | last day billed; up to which day is it counted; what date did the billed time finish
number | Days; Number of days; Billing days; Days in period; No. of days; Service days | how many days does it cover; length of the bill in days; how many days are we paying for
number | Previous reading; Last reading; Prev. read; Opening reading; Old reading; Start reading; Previous meter reading | where did the meter stand at the start; old meter figure; reading from last time
number | Current reading; Present reading; Latest reading; Closing reading; New reading; End reading; This reading; Present meter reading | where does the meter stand now; new meter figure; what did they read this time
date | Reading date; Date read; Meter read date; Current reading date; Read date; Date of reading | when did they look at the meter; day the meter was read; when was the meter looked at
date | Previous reading date; Last read date; Previous read date | when was it read the time before; when did they look at the meter the time before; date of the earlier figure
date | Next reading date; Next scheduled read date; Next meter reading; Next read date; Next read | when will the meter man come again; day of the following reading; when do they come to check the meter again
text | Reading type; Read type; Actual; Estimated; Customer reading; E/A | did they really read it or guess; who gave the meter figure; was the meter actually read or guessed
code | Meter number; Meter no.; Meter serial number; MSN; Meter ID; Meter # | which meter is it; number on the meter; the device's serial
number | Usage; Consumption; Units used; Energy used; Total usage; Consumed; kWh used; Quantity used | how much power did we use; what did we burn; the units that were consumed; how many kilowatt-hours
number | Usage last year; Same period last year; Previous year consumption; Usage this time last year; Last year's consumption | what had we used a year ago; for comparing with the year before; how much did we use in the same months a year ago
number | Usage last period; Previous usage; Last month's usage; Previous consumption | what had we used the time before; how much did we use on the last bill; consumption the month before
number | Average daily usage; Daily average; Avg. daily use; Average usage per day; kWh per day | what do we use in one day; daily consumption on average; how much do we use per day
amount | Average daily cost; Cost per day; Daily cost; Average cost per day | what does one day cost; daily money on average; how much are we spending per day
number | Estimated annual consumption; Annual consumption; EAC; Estimated annual usage; Annual quantity; AQ | what do we use in a year; yearly need they reckon with; how much energy would we use in a year
amount | Estimated annual cost; Projected annual cost; Personal projection; Yearly cost estimate | what will a year cost; money they expect for twelve months; what would a whole year cost us
number | Day units; Day usage; Peak usage; On-peak; Day kWh; High rate units; Peak kWh | units used in the daytime; consumption in the expensive hours; how much was used at the expensive time
number | Night units; Night usage; Off-peak usage; Off-peak; Night kWh; Low rate units; Off-peak kWh | units used at night; consumption in the cheap hours; how much was used at the cheap time
number | Shoulder usage; Mid-peak; Part-peak; Shoulder kWh | units in the middle-priced hours; how much was used between peak and cheap times; consumption at the middle price
amount | Unit rate; Price per unit; Unit price; Rate; Price per kWh; Energy rate; p/kWh; Cost per unit | what does a kilowatt-hour cost; price of one unit; price of the energy itself
amount | Day rate; Peak rate; High rate; On-peak rate | price of a unit by day; cost in the expensive hours; how much per unit at the expensive time
amount | Night rate; Off-peak rate; Low rate | price of a unit at night; cost in the cheap hours; how much per unit at the cheap time
amount | Standing charge; Daily standing charge; Supply charge; Basic charge; Fixed charge; Customer charge; Service fee; Daily supply charge | what do we pay even with nothing used; base fee; fixed part of the bill
amount | Usage charge; Energy charge; Consumption charge; Energy cost; Unit charges; Volumetric charge; Metered charge | what did the used units cost; part by consumption; money for the energy itself
amount | Delivery charge; Distribution charge; Network charge; Transmission charge; Transportation; Grid fee; Wires charge | what goes to the net; cost of bringing the power; cost of using the power lines
amount | Demand charge; Capacity charge; Maximum demand charge; kVA charge; Availability charge | what does the peak load cost; money for the connection's power; cost of our highest load
number | Maximum demand; Peak demand; Demand (kW); Demand; kW demand; Billed demand; MD | highest load in the month; top power drawn; what was our highest load
number | Contracted capacity; Agreed capacity; Supply capacity; Contract demand; Authorised supply capacity; Ampere | how strong is the connection; power we booked; how many amps
number | Power factor; PF; Cos phi | how clean is the load; ratio of real to apparent power; how efficient is our load
number | Reactive power; kVArh; Reactive units; Excess reactive | reactive energy we used; units that did no work; non-working power we drew
amount | Reactive charge; Power factor penalty; Excess reactive charge | cost of idle power; penalty for poor efficiency of the load; cost of non-working power
amount | Fuel adjustment; Fuel cost adjustment; Fuel surcharge; Energy cost adjustment; Power cost adjustment; FAC | extra for more expensive fuel; correction for fuel price; correction for what fuel costs the generator
amount | Renewable levy; Renewable energy surcharge; Green levy; Environmental levy; Climate change levy; CCL; Carbon charge | what goes to solar and wind; green extra on the power; what do we pay toward green energy
amount | VAT; Tax; Sales tax; GST; VAT on charges; Total VAT; Taxes and fees; Utility tax | tax in the power bill; what of it goes to the state; how much tax is on the energy bill
percent | VAT rate; Tax rate; VAT at | rate of tax on energy; how many percent tax; what percentage tax do we pay on energy
amount | Total excluding VAT; Subtotal; Total before VAT; Net charges; Charges before tax | bill without tax; cost before tax comes on; how much before tax is added
amount | Discount; Direct debit discount; Online discount; Dual fuel discount; Prompt payment discount; Rebate | what do we save for paying automatically; reduction by the utility; how much do they take off the bill
amount | Government rebate; Energy price cap support; Energy bill relief; Price guarantee discount; Concession; Energy assistance | help from the state on the bill; subsidy taken off; how much does the government help with the bill
amount | Feed-in credit; Feed-in tariff; Solar credit; Export payment; Net metering credit; Export credit | what do we get for our solar power; money for power sent to the grid; what do we earn from the solar panels
number | Export units; Exported; Solar export; Generation exported; kWh received by grid | how many units did we feed in; sun power given away; how much did our panels send out
number | Generation; Units generated; Solar generation; Generated kWh | what did the roof make; units produced; how much did our panels produce
amount | Direct debit amount; Monthly payment; Budget billing amount; Monthly direct debit; Instalment; Level pay amount; Payment plan amount | what is taken each month; fixed monthly payment to the utility; the slice we pay per month
amount | New monthly payment; New direct debit; Your new payment; Revised monthly amount | what will be taken each month from now; changed monthly amount; how much will they take every month from now on
date | Direct debit date; Payment will be taken on; Collection date; Withdrawal date; Auto-pay date; Debit date | when do they draw it from the account; day of collecting; when will they take the payment
text | Payment method; How you pay; Pay method; Method | how is the bill paid; does it go by standing order; how do we pay the utility
text | Tariff; Tariff name; Plan; Rate plan; Your tariff; Price plan; Rate schedule; Your plan | which deal are we on; name of our price model; what kind of contract
date | Tariff ends; Tariff end date; Contract end date; Fixed until; Plan expires; End of contract | when does our deal run out; until when is the price fixed; when are we free to switch
amount | Exit fee; Early exit fee; Early termination charge; Cancellation fee; Exit fees | what does leaving early cost; penalty for switching; what would it cost to leave before the contract is up
date | Contract start; Supply start date; Start of supply; Service start date; Connection date | since when are we with them; day the power began; when did we switch to them
date | Disconnection date; Supply end date; Final bill date; Shut-off date; Disconnection after | when will they cut us off; last day with power; when does the supply stop
code | MPAN; Supply number; S number; Electricity supply number; NMI; ESI ID; Supply point number; POD | number of the electric connection; point number for switching power; identifier of our power connection
code | MPRN; Gas supply number; Meter point reference; M number; MIRN; Gas point | number of the gas connection; point number for switching gas; identifier of our gas connection
number | Gas used; Volume; Cubic metres; m3 used; Gas volume; Ccf; Therms; Cubic feet | how much gas did we burn; cubic amount used; how many cubic metres of gas
number | Calorific value; CV; Heat content; BTU factor; Heating value | how rich is the gas; heat in one cubic metre; energy content of the gas
number | Correction factor; Volume correction; Conversion factor; Therm factor; Multiplier; Meter multiplier | by what is the reading multiplied; figure that turns units into energy; what do they multiply the reading by
number | Water used; Water consumption; Water usage; Gallons used; Kilolitres; Water m3 | how much water ran; cubic metres of water; how much water did we use
amount | Water charge; Water supply; Fresh water; Clean water; Water usage charge; Water | what did the tap water cost; part for fresh water; how much was the water itself
amount | Sewerage charge; Wastewater; Waste water; Sewer; Used water; Sewage; Drainage | what did the dirty water cost; part for the drain; how much for the sewers
amount | Surface water drainage; Stormwater; Highway drainage; Storm drainage | cost of rain water running off; what do we pay for rainwater running off; cost of draining the roof and yard
amount | Hot water; Hot water charge; Heating charge; Heat; District heating | what did warming cost; part for heat and warm water; how much for heating and hot water
amount | Refuse; Trash; Garbage collection; Waste collection; Solid waste; Recycling | what does the bin cost; fee for rubbish; how much for garbage pickup
amount | Monthly rental; Line rental; Monthly plan; Plan charge; Monthly service; Package price; Monthly charge | fixed monthly price of phone or net; base fee of the line; how much is the phone line per month
amount | Call charges; Calls; Usage charges; Calls outside allowance; Voice usage; Call total | what did phoning cost beyond the flat; money for talking; how much were the phone calls
amount | Data charges; Data overage; Extra data; Mobile data; Internet usage | what did surfing cost extra; money for additional gigabytes; how much for going over the data
amount | Roaming; Roaming charges; Usage abroad; International roaming | what did using the phone abroad cost; charges from the holiday; how much did they charge for using the phone overseas
amount | International calls; Overseas calls; Calls abroad | cost of phoning to other countries; how much was calling other countries; cost of ringing abroad
amount | Text messages; SMS charges; Messages; Texts; MMS | what did messages cost; how much was the texting; cost of sending texts
amount | Premium services; Premium rate calls; Third-party charges; Charge to bill; Value added services | cost of service numbers and paid apps; strange extras on the phone bill; what did apps and special numbers add
amount | Device instalment; Handset payment; Equipment installment; Device payment; Phone plan instalment | monthly amount for the phone itself; what is paid off on the handset; how much per month for the handset
number | Device instalments remaining; Payments remaining; Remaining installments; Balance of device (payments) | how many more payments for the handset; how many months until the handset is paid off; handset payments to go
amount | Device balance; Remaining device balance; Handset balance | how much is left to pay off on the phone; what do I still owe on the phone; sum left on the handset
amount | Equipment rental; Router rental; Modem rental; Equipment fee; Box rental | what do they take for the box; cost of the router; how much for renting the modem
amount | Installation fee; Connection charge; Activation fee; Setup fee; Reconnection fee | once-only cost of hooking up; what did connecting cost; how much to get connected
amount | Late payment charge; Late fee; Late payment fee | what's the penalty for paying late; what did they charge because we paid late; penalty on the utility bill
amount | Adjustment; Adjustments; Correction; Previous bill adjustment; Rebill | what was corrected from an earlier bill; what did they correct from before; credit or charge for an earlier mistake
amount | Deposit; Security deposit; Deposit held | money they keep as a safety; what we left with the utility; how much did we leave with them as security
phone | Phone number; Mobile number; Service number; Telephone no.; Line; Your number | which line is billed; whose handset number; which phone is this bill for
number | Minutes used; Call minutes; Minutes; Total minutes; Call duration | how long did they talk; minutes on the phone; how many minutes did they call
number | Data used; Data usage; GB used; Data; MB used | how many gigabytes were used; how much did they surf; how much data did they use
number | Data allowance; Inclusive data; Data included; Allowance; Data limit | how much surfing is included; free gigabytes; how much data do we get per month
number | Number of calls; Calls made; No. of calls | how often did they ring; how many times did they call; count of phone calls
text | Speed; Download speed; Broadband speed; Bandwidth; Line speed | how fast is the internet; megabits we get; how many megabits do we have
phone | Emergency; Power cut; Report an outage; Emergencies; Gas emergency; Leak line; Faults | whom to ring when the lights go out; number if it smells of gas; who do I call if the power goes out
phone | Customer service; Contact us; Enquiries; Call us; Helpline; Customer services | number for questions on the bill; how to reach the provider; what number do I ring about the bill
url | Website; Manage your account; Online account; My account; Visit us at | where to see the bill online; page to hand in a reading; where do I log in
code | Payment reference; Barcode; Payment slip no.; Giro ref; Reference number; OCR line | what to put on the transfer to the utility; number on the slip for the shop; what do I quote when paying the bill
percent | Change in usage; Usage comparison; % change; Compared with last year | how much more than before in percent; are we using more or less than before; by how many percent did our use change
number | CO2 emissions; Carbon footprint; Carbon emissions; kg CO2 | how much carbon did it cause; greenhouse gas of our use; how much carbon did our energy cause
text | Fuel mix; Energy source; Generation mix; Power source | where does the power come from; share of wind and coal; is the power green
number | Dial number; Register; Rate register; Meter register | which meter row is it; number of the dial; which row on the meter is it
number | Heating degree days; Average temperature; Degree days; Avg. temp. | how cold was it in the billing time; how cold was it during that time; weather figure for heating
`;
