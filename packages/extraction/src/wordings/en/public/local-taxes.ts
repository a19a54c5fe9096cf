/** English wordings of council tax, business rates, property tax and municipal accounts; the format is that of `parse-wordings.ts`. */
export const ENGLISH_LOCAL_TAXES = String.raw`
code | Council tax account number; Council tax reference; Council tax account; Council tax no.; Account reference | what do I quote to the council; our council tax ref; number on the council bill
code | Business rates account no.; Rates account number; NNDR reference; NDR account; Rate account no.; Ratepayer reference; Non-domestic rate account | our number for business rates; rates account ref; what do I quote about the rates
code | Assessment number; Rate assessment no.; Rates notice no.; Property number; Assessment no.; Rate number; Roll number; Rateable assessment no. | number of the rates notice; council's number for the property; roll ref
code | Parcel number; Parcel ID; PIN (property tax); Tax account no.; Property ID; Property control no.; Folio number; Tax bill no.; Duplicate no.; Geo ID | number the county has for the land; parcel ref on the tax bill; which parcel
code | Billing authority reference; BA reference; Local authority reference; VOA reference; Valuation office reference; Property reference number; UPRN; UARN | council's number for the building; valuation office ref; property ref
date | Bill date; Date of bill; Date of notice; Demand notice date; Tax bill date; Rates notice issued; Date issued; Date of service | when was the council bill made; day of the notice; billed when
text | Financial year; Billing year; Charging year; Rates for year; Rating period; Tax year; Levy year; Year of rates; Taxation year | for which year are the rates; year of the bill; council tax year
period | Period of charge; Charge period; Charge from - to; Chargeable period; Period charged; Liable from - to; Rating period | from when to when is council tax charged; time the bill covers; days charged
person | Liable person; Council tax payer; Ratepayer; Assessed owner; Owner of record; Property owner; Liable party | who must pay the council; in whose name is the bill; who owes the property tax
amount | Council tax for band; Annual charge for band; Full charge; Full annual charge; Gross council tax; Council tax charge; Charge for the year; Total charge for period | full council tax before discounts; yearly charge; what would it be without reductions
amount | County council; County council precept; County precept; Charge for county council; Upper tier authority | part for the county; how much goes to the county council; county share
amount | District council; Borough council; City council; Borough precept; District council charge | part for the borough; how much goes to the town council; district share
amount | Parish council; Parish precept; Town council precept; Community council precept; Parish charge | part for the parish; how much goes to the village; parish share
amount | Police and Crime Commissioner; Police precept; PCC precept; Police authority; Police charge | part for the police; how much goes to the police; police share
amount | Fire authority; Fire and rescue precept; Fire precept; Fire levy; Emergency services levy; ESL; Fire services levy; Fire district | part for the fire brigade; how much goes to the firemen; fire share
amount | Adult social care; Adult social care precept; ASC precept; Social care charge | part for care of the old; how much for social care; care share
amount | School district tax; School taxes; School levy; ISD tax; Education tax; School operating; School board tax | part for the schools; how much goes to the school district; school share
amount | Single occupancy discount; Single person discount; SPD; 25% discount; Single occupier discount; Sole occupier discount | taken off for living alone; discount for one person; reduction for single people
amount | Council tax reduction; Council tax support; CTS (council tax); Local council tax support; Council tax benefit; Pensioner rebate; Rates concession | help with the council tax; taken off for low income; support deducted
amount | Empty property charge; Empty homes premium; Long-term empty premium; Second home premium; Vacant property levy; Vacancy tax; Empty property relief | extra for standing empty; surcharge on a second home; charge for an empty house
text | Exemption class; Council tax exemption; Exempt class; Exemption reason; Disregarded persons; Student exemption | why is no council tax due; class of exemption; exempt because
amount | Small business rate relief; SBRR; Small business relief; Small business bonus; Small business multiplier relief | reduction for small firms; relief on the rates; small business discount
amount | Retail, hospitality and leisure relief; Retail relief; RHL relief; Transitional relief; Charitable relief; Mandatory relief; Discretionary relief; Supporting small business relief; Rural rate relief | which relief comes off the rates; discount for shops; charity relief
amount | Rateable value; RV; Rateable value from; RV of property; Non-domestic rateable value; Net annual value; NAV (rates); Gross rental value; GRV | value the rates are based on; rateable figure; official yearly rent value
number | Multiplier; Standard multiplier; Small business multiplier; Rate poundage; Poundage; NDR multiplier; Uniform business rate; UBR | pence in the pound; number the value is multiplied by; rate poundage
amount | Notional charge; Gross rates; Rates before relief; Full rates; Chargeable amount; Charge before relief | rates before anything is taken off; full business rates; gross charge
amount | BID levy; Business improvement district levy; Crossrail supplement; Business rate supplement; Supplement (rates) | levy for the town centre; extra for the business district; supplement on the rates
amount | General rate; General rates; Residential rate; Ordinary rate; Base rate; Uniform annual general charge; UAGC; Municipal charge; Fixed charge | basic council rate; general part of the rates; main levy
amount | Waste management charge; Domestic waste charge; Garbage charge; Refuse charge; Bin service charge; Recycling charge; Organics charge; Refuse removal | for the bins; what does the council take for rubbish; waste part of the rates
amount | Stormwater levy; Stormwater management charge; Drainage levy; Catchment levy; Environmental levy; Stormwater fee; Flood levy | for draining the rain; storm water part; levy for flooding
amount | Sewerage charge; Sewer access charge; Sanitation (municipal); Sanitation charge; Water access charge; Water and sewerage charges | for the sewers; sanitation part; fixed charge for water from the council
amount | Land value; Unimproved value; Site value; Unimproved capital value; UCV; Land valuation; Valuer General valuation; Assessed land | worth of the bare land; land figure; value without the building
amount | Capital improved value; CIV; Improvement value; Building value; Assessed improvements; Value of improvements | worth of the building for the tax; improved value; building figure
amount | Assessed value; Total assessed value; Assessed valuation; Net assessed value; Taxable assessed value; Phased-in assessment; Current value assessment; CVA; Taxable value | value taxed by the county; assessment of the house; figure the tax is worked from
amount | Market value; Full market value; Just value; Appraised value; Estimated market value; Fair cash value; Equalized value; SEV; State equalized value | what does the county think it's worth; market figure on the bill; appraised for tax
number | Millage rate; Mills; Tax rate per $100; Rate per $1,000; Levy rate per thousand; Tax rate (property); Total rate; Mill levy | tax per hundred or thousand; mills; rate of the levy
amount | Homestead exemption; Homeowner exemption; Senior exemption; Veteran exemption; STAR exemption; STAR credit; Exemptions (property tax); Homestead cap; Principal residence exemption; Home owner grant | taken off for living there oneself; exemption on the house; discount for seniors
amount | Ad valorem taxes; Total ad valorem; Ad valorem tax; County tax; General fund levy; County levy; Municipal tax; Township tax; Base tax | tax by value; county part; levy of the township
amount | Non-ad valorem assessments; Special assessments; Direct assessments; Direct charges; Mello-Roos; Local improvement charge; Community facilities district; Solid waste assessment | charges not by value; special district on the tax bill; fixed charges by the parcel
amount | First half; 1st half tax; First installment; 1st installment due; First half payment; Fall installment; Spring installment | first half of the property tax; what is due in the first half; first part
amount | Second half; 2nd half tax; Second installment; 2nd installment due; Second half payment | second half of the property tax; what is due in the second half; second part
date | First half due date; First installment due; 1st installment due date; Delinquent after; Due date 1st half; First installment delinquent | when is the first half due; first part payable by; late after
date | Second half due date; Second installment due; 2nd installment due date; Delinquent after; Due date 2nd half; Second installment delinquent | when is the second half due; second part payable by; late after for the second
amount | If paid in November; Early payment discount; Discount period amount; Face amount; If paid by; Discounted rates; Pay in full discount | how much if paid early; price with the early discount; tax when paid at once
amount | Penalty amount; Delinquent amount; Delinquent taxes; Prior year taxes; Back taxes; Tax sale amount; Penalty period amount; Interest on overdue rates | unpaid taxes from before; what is added when late; debt from earlier years
amount | First instalment amount; First instalment; First payment (council tax); 1st payment of; First payment amount | how much is the first payment to the council; first monthly rate; first instalment
amount | Subsequent instalments; Remaining instalments of; Following instalments; 9 payments of; Then payments of; Instalments thereafter; Other instalments | how much is each payment after the first; the other instalments; following months
number | Number of instalments; No. of instalments; Instalment count; Payments by instalments | in how many parts is the council paid; months paid in; count of instalments
date | First instalment date; First payment due; Instalment due dates; Instalments due on; Payable on; Due on or before; Payment dates | when is the council to be paid; first due day; instalments due when
amount | Total amount payable; Amount payable for year; Net amount payable; Total for the year; Total rates due; Net rates; Total rates and charges; Total levy; Total tax; Total taxes due; Total current taxes | what must be paid to the council in all; yearly bill after discounts; total property tax
amount | Previous year's council tax; Last year's charge; Prior year tax; Last year's rates; Previous year total | what was it last year; old council tax; rates a year ago
percent | Percentage change; % change; Percent increase; Change from last year; Increase over last year % | by how many percent did it rise; change to last year; increase
amount | Court costs; Summons costs; Liability order costs; Enforcement fee; Recovery costs | costs of the summons; extra for the court; what did chasing add
date | Liability order date; Date of liability order; Liability order granted | when was the court order for the council tax; order granted when
date | Summons date; Date of summons; Summons issued | summoned when; day of the summons
date | Court hearing; Hearing date; Magistrates hearing | hearing when about the council tax; at court on
number | Number of adults; Adults in property; No. of adults resident; Residents over 18; Persons liable | how many grown-ups live there; adults counted; people in the household
date | Move in date; Liability start date; Liable from; Date moved in; Occupied from; Liability began; Date of occupation | since when are we liable; moved in when; council tax from
date | Move out date; Liability end date; Liable to; Date moved out; Liability ended | until when are we liable; moved out when; council tax until
code | Voter district; Ward/parish; Taxing district; Tax district; Levy code; Tax area code; Tax rate area; TRA; Taxing unit code | which tax area is it; ward of the property; code of the district
text | Property class; Property use code; Classification (tax); Land use code; Rating category; Property classification; Differential category; Tax class (property) | how is the property classed; residential or commercial for tax; rating category
number | Land area; Lot area; Site dimensions; Acres; Deeded acres; Area (ha) | how big is the plot; acres on the bill; land size
company | Billing authority; Local authority; Tax collector; County treasurer; County tax office; Local council; Treasurer-tax collector | which council bills us; who collects the property tax; name of the county office
code | Internet code; Access number; Online code; Web code; PIN for online account; Online registration key; Paperless code | code to sign up online with the council; key for the web account; online access code
date | Appeal deadline; Deadline to appeal; Last date to object; Objection closing date; Protest deadline; Grievance day; Appeal by | until when can the value be contested; last day to protest; objection by
date | Valuation date; Antecedent valuation date; AVD; Date of valuation; Lien date; Assessment valuation date; Base date of valuation | value as at which day; day the value refers to; lien date
account | Council bank account; Bank account; Account to pay rates into; Tax office bank account | which account is the council's; where to transfer the rates; council's account
`;
