/** English wordings of licences, permits, identity papers, certificates of civil status and company register extracts; the format is that of `parse-wordings.ts`. */
export const ENGLISH_LICENCES = String.raw`
code | Passport number; Passport No; Passport card no.; Passport No./No. de passeport; Travel document number; Document No | number of the passport; digits on the passport page; which passport
code | Identity card number; ID card no.; National ID no.; ID number; NRIC No.; FIN; Identity No.; Aadhaar number; HKID; Emirates ID; National registration number | number of the identity card; which ID; digits of the ID
code | Driver number; Driving licence number; 5. Licence no.; DL No.; DLN; Customer identifier; 4d DLN; Licence number; Driver licence no.; Card number | number of the driving licence; item 5 on the licence; driver's number
code | Residence permit number; BRP number; ZU no.; Green card no.; USCIS number; USCIS#; Alien registration number; A-Number; Permit no.; UCI; Work permit no. | number of the residence permit; alien number; which permit to stay
code | Visa number; Visa grant number; Visa no.; Control number; Visa foil no.; Visa evidence number; eVisa reference; Share code | number of the visa; grant number; reference of the visa
text | Visa type; Type/class of visa; Visa class; Visa type /class; Visa category; Visa subclass; Subclass; Type of permit; Immigration status; Type of entry permit | what kind of visa; work or study visa; class of the visa
number | Number of entries; No. of entries; Entry (visa); Single/multiple entry | how often may one enter; single or multiple; entries allowed
date | Visa expiry; Visa expiry date; Visa valid until; Expiration date; Leave to remain until; Permission expires; Must not arrive after; Admit until date; Date of expiry | until when is the visa good; must leave by; visa runs out when
text | Visa conditions; Conditions of stay; Work entitlements; Work conditions; Restrictions on work; Remarks (permit); Endorsements (passport) | may they work; conditions on the permit; restrictions of the stay
date | Date of birth; Date of birth/Date de naissance; 3. Date and place of birth; DOB (licence); Birth date | when was the holder born; birthday on the ID; born when
text | Place of birth; Place of birth/Lieu de naissance; Birthplace; Town of birth; Country of birth; Born at; POB | where was the holder born; town of birth; born where
text | Surname; Surname/Nom; 1. Surname; Family name; Last name; Primary identifier; Surname (1) | family name on the ID; surname of the holder; last name
text | Given names; Given names/Prénoms; 2. Other names; First names; Forenames; Secondary identifier | first names on the ID; forename of the holder; given name
text | Sex/Sexe; Sex (identity); Sex M/F; Gender marker | man or woman on the ID; sex of the holder; gender noted
text | Nationality/Nationalité; Nationality (identity); Citizenship status; Nationality (passport); Country code | nationality of the holder; which citizenship; passport of what country
date | Date of issue; Date of issue/Date de délivrance; 4a. Date of issue; 4a; Issued (licence); Iss; Issue date | when was the ID made; licence issued when; item 4a
date | Date of expiry; Date of expiry/Date d'expiration; 4b. Date of expiry; 4b; Exp (licence); Expires (licence); Licence expiry date; Valid until; Valid to | until when is the ID good; licence runs out when; item 4b; expires when
company | Authority; Authority/Autorité; 4c. Issuing authority; Issuing authority; Issued by; Issuing state; Licensing authority | who issued the ID; which office made the passport; issued by whom
text | 9. Categories; Class (licence); Vehicle categories; Licence class; Type of licence; COV; Classes of vehicle | what may they drive; classes on the licence; car or lorry
text | Restrictions (licence); 12. Codes; Restriction codes; Information codes; Conditions (licence driver); Endorsements (licence); RSTR | glasses needed; codes on the licence; limits on driving
number | Penalty points; Points on licence; Demerit points; Endorsement points; Active points; Points balance | how many points on the licence; demerits; penalty points left
text | Eye colour; Eyes; Eye color; Colour of eyes; Color of eyes | colour of the eyes on the ID; eyes of the holder
text | Hair colour; Hair; Hair color | hair colour; what hair has the holder
text | Height (licence); HGT; Height (m) | how tall is the holder; height on the licence
text | Organ donor; Donor registration; Donor card; Donor status | is the holder a donor; donor marked; heart on the licence
code | Machine readable zone; MRZ; ICN (licence); Document discriminator; Audit no.; Check letter; Card serial number | code at the bottom of the ID; serial of the card; audit number
date | Renewal application by; Renew by; Renewal window; Earliest renewal date; Renewal due; Application to renew by | until when must it be renewed; renew by when; apply again by
code | Premises licence number; Premises licence no.; Liquor licence no.; Alcohol licence no.; Licence number; On-licence no.; Liquor license #; ABC license no. | number of the licence to sell drinks; which premises licence; bar's licence
person | Designated premises supervisor; Licensee (premises); Premises licence holder; Approved manager; Nominated person; Responsible manager; Duty manager | who is responsible for the bar; supervisor named; holder of the drinks licence
text | Licensable activities; Activities authorised; Authorised activities; Licensed activities; Scope of licence; Activities permitted | what does the licence allow; what may be done; sale of alcohol or music
time | Licensed hours; Permitted hours; Trading hours; Hours of sale; Hours premises open; Opening hours of premises; Terminal hour | until what time may they serve; hours allowed; open till when
number | Capacity (premises); Maximum capacity; Occupancy limit; Maximum occupancy; Fire capacity; Permitted numbers; Occupant load | how many people may be inside; capacity of the place; most guests
code | Business licence no.; Trade licence number; Business license number; Trading licence no.; Street trading licence; Business permit no.; Food business registration no.; Shop and establishment no.; FSSAI licence no. | number of the trade licence; licence to run the business; registration of the food business
text | Business activity; Nature of business; Licensed activity; Classification (licence); NAICS code; SIC code; ANZSIC; Business classification; Principal activity | what does the firm do; kind of business by code; SIC of the company
amount | Licence fee paid; Annual licence fee; Permit fee paid; Renewal fee; Registration fee paid; Annual fee; Fee payable | what does the licence cost; fee for the permit; paid for renewal
code | Planning application number; Planning application ref.; Application reference; DA number; Development application no.; Case number; Consent no.; Resource consent no. | number of the planning case; DA ref; application to build
date | Decision date; Date of decision notice; Date of decision; Permission granted on | planning decision day; permission given when
date | Permission expires; Commence within; Development must begin by; Lapse date; Consent lapses | until when must building begin; permission lapses when
code | Building permit no.; Building consent no.; Building approval no.; Permit #; Occupancy permit no.; Certificate of occupancy no.; Completion certificate no. | number of the building permit; which permit to build; occupancy certificate ref
code | Event permit no.; Temporary event notice no.; TEN no.; Street closure permit; Filming permit no.; Parking permit number; Resident permit no.; Parking permit no. | number of the permit; permit for the event; resident's parking permit
date | Permit valid from; Licence valid from; Permit start date; Licence start date; In force from; Effective date | from when does the permit hold; begins when; first day of the licence
date | Permit valid to; Permit expiry date; Licence valid until; Licence expires on; Permit expires on; Expiry of licence; Valid through | until when does the permit hold; ends when; last day of the licence
text | Conditions attached to licence; Licence conditions; Permit conditions; Special conditions; Conditions of approval; Subject to conditions | under which conditions; what must be kept to; strings attached
code | Fishing licence no.; Firearm certificate no.; Shotgun certificate no.; Rod licence no.; Hunting licence no.; PAL no.; Dog licence no.; TV licence number; Gun licence no. | number of the gun or fishing licence; TV licence ref; hunting permit
code | Birth certificate number; Birth registration no.; Certificate of birth no.; Entry no.; Registration no.; Certified copy no.; State file number | number of the birth certificate; entry in the register; birth ref
date | Date of registration; Date registered; Date filed; Registration date | when was the birth registered; entered when; registered when
person | Father's name; Name of father; Father; Parent 2; Father/parent; Name and surname of father | who is the father; father on the certificate; dad's name
person | Mother's name; Name of mother; Mother; Parent 1; Mother's maiden name; Name, surname and maiden surname of mother | who is the mother; mother on the certificate; mum's name
date | Date of marriage; When married; Date of solemnization; Marriage date; Date of ceremony; Date of civil partnership | when did they marry; wedding day; married when
text | Place of marriage; Where married; Marriage solemnized at; Place of ceremony; Venue of marriage; County of marriage | where did they marry; wedding place; married where
date | Date of death; Date and place of death; Died on; Deceased on; Date of passing; DOD | when did he die; day of death; died when
text | Cause of death; Cause of death I(a); Immediate cause; Underlying cause; Certified cause of death | of what did he die; cause noted; died of
person | Informant; Name of informant; Signature of informant | who reported it; informant on the certificate
person | Superintendent registrar; Name of registrar; Registrar's name; Deputy registrar | who registered it; registrar on the certificate
person | Officiant; Celebrant; Solemnized by; Minister/registrar | who married them; who held the ceremony
text | Marital status; Condition (marriage); Civil status; Rank or profession; Condition at marriage | single, married or divorced; status before; civil state
code | Decree absolute no.; Divorce case no.; Case number; Final order no.; Court file | number of the divorce; case of the decree; divorce ref
code | Company number; Company registration no.; Registered number; Company no.; Registered no.; CRN (company); CRO no.; ACN; CIN; UEN; Corporation no.; File number; Entity number; Companies House no. | number in the companies register; company's registration; UEN of the firm; which company number
date | Date of incorporation; Incorporated on; Incorporation date; Date of registration; Registered on; Formation date; Date formed; Date business commenced | when was the company founded; incorporated when; how old is the company
address | Registered office address; Registered office; Registered address; Principal place of business; Registered office situated at; Principal executive office; Address of registered office | official address of the company; seat of the company; registered where
text | Company status; Status (company); Entity status; Registration status; Company type; Entity type; Type of company; Good standing | is the company active; dissolved or live; standing of the company; what type of company
person | Director(s); Names of directors; Company directors; Officer name; Company secretary; Managing member; Manager/member; Registered agent | who are the directors; who runs the company; officer of the company
date | Appointed on; Date of appointment; Appointment date; Director since | since when is he director; appointed when; took office when
date | Resigned on; Date of resignation; Ceased on; Cessation date; Termination of appointment; Date ceased | when did the director leave; resigned when; gone since
person | Shareholder; Shareholders; Members (company); Name of member; Person with significant control; PSC; Ultimate beneficial owner; Beneficial owner; UBO | who owns the company; who holds the shares; person behind the firm
number | Number of shares held; Shares held; Shares allotted; Number allotted; Ordinary shares held; No. of shares issued; Total number of shares; Issued shares | how many shares; shares of the owner; shares issued in all
amount | Nominal value; Par value; Nominal value per share; Aggregate nominal value; Paid up capital; Paid-up share capital; Authorised capital; Statement of capital | value printed on a share; par; capital paid in
date | Next accounts due; Accounts due by; Accounts next due; Next accounts made up to; Annual return due; Annual report due; Last accounts made up to | when are the accounts due; file accounts by; annual report when
date | Confirmation statement due; Next confirmation statement due; Confirmation statement due by; Annual return due by | when is the confirmation statement due; file the return by
date | Confirmation statement date; Next statement date; Annual return made up to; Made up to | statement date at the register; made up to which day
code | Authentication code; Company authentication code; Webfiling code; Corporate key; Filing PIN; ASIC key | code to file online for the company; corporate key; secret code of the register
date | Accounting reference date; Financial year end; Year end; ARD; FYE; Balance date | when does the company's year end; year end; balance day
code | Power of attorney ref.; LPA reference; LPA registration no.; Attorney registration number | number of the power of attorney; LPA ref
code | Probate reference; Grant number; Grant of probate no.; Letters of administration no.; Estate no.; Probate no. | probate ref; grant of the estate; number of the estate
person | Attorney(s) appointed; Attorney (LPA); Attorneys; Attorney's name; Replacement attorney | who may act for the person; attorney named
person | Executor; Executors; Name of executor; Personal representative; Executrix | executor of the will; who handles the estate
person | Deceased; Name of deceased; The deceased; Deceased person; Estate of | who died; whose estate is it
person | Donor (LPA); Donor's full name; Principal (power of attorney) | who gave the power; for whom do they act
`;
