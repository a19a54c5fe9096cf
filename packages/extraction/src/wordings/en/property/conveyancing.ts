/** English wordings of sales of property, completion statements, land registers, surveys and inventories; the format is that of `parse-wordings.ts`. */
export const ENGLISH_CONVEYANCING = String.raw`
amount | Purchase price; Sale price; Contract sales price; Agreed price; Price of property; Sale price of property; Contract price | what does the house cost; price the home is sold for; sold at
amount | Deposit paid on exchange; Exchange deposit; Deposit (conveyance); Earnest money; Less deposit paid; 10% deposit; Deposit or earnest money | paid when contracts were signed; deposit on the house; earnest money put down
amount | Balance due on completion; Balance required to complete; Amount required to complete; Completion monies; Cash to close; Cash due from borrower; Balance to complete; Funds required for settlement; Net balance due from you | what must be sent for completing; how much money do we need to close; still to pay for the house; sum to bring on the day
amount | Mortgage advance; Net mortgage advance; Advance from lender; Loan proceeds; New loan amount; Principal amount of new loan; Mortgage advance received | what does the bank put in; part financed by the lender; mortgage money
date | Completion date; Date of completion; Closing date; Settlement date; Date of settlement; Date of closing; Completion on | when does the house change hands; day we get the keys; completing when; closes when
date | Exchange date; Date of exchange; Contracts exchanged; Exchange of contracts; Contract date; Date of contract | when did it become binding; contracts swapped when; signed when
date | Disbursement date; Funding date; Date funds disbursed | when is the money paid out at closing; funded when; lender pays on
person | Seller; Vendor (property); Vendor(s); Seller(s); Transferor; Grantor; Seller name | who sells the house; name of the sellers; previous owner
person | Buyer; Purchaser (property); Purchaser(s); Buyer(s); Transferee; Grantee; Buyer name; Borrower(s) | who buys the house; name of the buyers; new owner
company | Seller's solicitors; Vendor's solicitors; Seller's conveyancer; Vendor's conveyancer; Solicitor for vendor; Seller's attorney | which lawyers act for the seller; seller's conveyancer; lawyer of the other side
company | Buyer's solicitors; Purchaser's solicitors; Buyer's conveyancer; Solicitor for purchaser; Buyer's attorney | which lawyers act for the buyer; buyer's conveyancer; lawyer of the purchaser
company | Settlement agent; Closing agent; Escrow company; Title company; Escrow agent; Closing company; Settlement agency | who handles the closing; title company; who holds the money until it's done
code | File number; Escrow no.; Escrow number; Settlement file no.; Title order no.; GF no. | number of the closing file; escrow ref; what do I quote to the title company
person | Escrow officer; Closing officer; Conveyancer; Conveyancing executive; Closer; Title officer | who deals with our closing; contact at the title company; person doing the conveyancing
company | Estate agent; Selling agent; Listing broker; Real estate broker; Agent (sale); Listing agent; Selling office | who sold the house for them; agent of the sale; broker's name
amount | Estate agent's commission; Agent's fee; Total real estate commission; Commission (sale); Broker's commission; Selling fee; Agents' commission account | what does the agent get for selling; broker's cut of the sale; commission on the house
percent | Commission rate; Commission %; Fee % of sale price | how many percent does the agent take; broker's percentage; rate of the fee
amount | Stamp duty land tax; SDLT; Stamp duty; LBTT; Land transaction tax; Transfer duty; Land transfer tax; Transfer tax; Buyer's stamp duty; BSD; Documentary stamp tax | tax on buying the house; stamp duty to pay; duty on the purchase
amount | Additional buyer's stamp duty; ABSD; Higher rates surcharge; Additional dwelling supplement; ADS; Foreign purchaser duty | extra tax for a second home; surcharge on the stamp duty; additional stamp duty
code | SDLT reference; UTRN; SDLT certificate no.; SDLT5; Stamp certificate no.; Stamp duty ref. | number on the stamp duty certificate; reference for paying the duty; UTRN
amount | Land Registry fee; Registration fee; Recording fees; Lodgement fee; Deed recording fee; Land registration fee; Government recording charges | fee for entering us in the register; cost of recording the deed; registry fee
amount | Search fees; Local search fee; Local authority search; Drainage search; Environmental search; Searches (property); Bankruptcy search; OS1 search; Title search fee | what do the searches cost; fee for asking the council; search costs
amount | Title insurance; Owner's title insurance; Lender's title insurance; Title premium; Owner's title policy; Title services | insurance of the title; cover that it's really ours; title cover cost
amount | Telegraphic transfer fee; Bank transfer fee; CHAPS fee; TT fee; Wire fee | what does sending the money cost; CHAPS cost; fee for the transfer on the day
amount | Conveyancing fee; Legal fee; Our fees; Professional charges; Attorney fee; Settlement fee; Closing fee; Escrow fee | what does the lawyer take for the house; conveyancing cost; legal costs of buying
amount | Redemption of mortgage; Mortgage redemption; Payoff of first mortgage; Payoff of existing loan; Repay mortgage; Amount to redeem existing mortgage; Redemption statement amount | what goes to the old bank; seller's loan paid off; old mortgage settled with
amount | Net proceeds of sale; Net sale proceeds; Proceeds due to you; Cash to seller; Balance due to you; Due to seller at closing; Sale proceeds; Due to vendor | what do the sellers get out; left after the sale; money from selling the house
amount | Apportionment of rent; Apportionments; Completion apportionments; Prorations; Adjustments for items paid by seller; Adjustments (settlement); Rates adjustment; Apportioned service charge | split of running costs at handover; settled between buyer and seller; prorated amounts
amount | Property tax proration; County taxes; City/town taxes; Tax proration; Council rates adjustment; Rates adjustment | share of property tax at closing; rates split; taxes prorated
amount | Water rates adjustment; HOA dues proration; Water adjustment; HOA proration | share of the water rates at closing; owners' dues split
amount | Allowance for chattels; Fixtures and fittings price; Contents price; Price of contents | paid for the furniture left; price of the things in the house; chattels in money
amount | Retention on completion; Retention held by solicitors; Holdback (closing); Escrow holdback; Service charge retention | held back until something is settled; kept by the lawyers; retention at completion
code | Title number; Title no.; Land Registry title no.; Title reference; Certificate of title; Volume/folio; Folio identifier; Title deed no. | number in the land register; title of the house; under what number is the land registered
text | Tenure; Freehold/leasehold; Title type; Class of title; Estate type; Interest in land | freehold or leasehold; how is the house held; class of the title
text | Legal description; Lot and plan; Lot/DP; Description of land; Short description of the property; Lot and block; Erf no.; Lot description | legal words for the plot; which lot and plan; plot in the register
code | Parcel identifier; Parcel ID; PIN (parcel); Assessor's parcel no.; Tax map no.; PID; Survey no.; Khata no.; UPI (land) | number of the plot; parcel ref; tax map number
person | Registered proprietor; Registered owner; Proprietor; Owner(s) of record; Title holder; Registered holder of title; Absolute owner | who is entered as owner; in whose name is the land; registered to
date | Edition date; Title edition; Date of registration; Registered on; Recording date; Recorded on; Date recorded | when was the title last changed; entered in the register when; recorded when
code | Instrument no.; Recording no.; Document no.; Book and page; Dealing no.; Deed number; Recorder's no.; Liber/page | under what number was the deed recorded; book and page; deed ref
text | Charges register; Registered charge; Encumbrances; Mortgage registered; Restrictions on title; Caveats; Easements; Covenants | what burdens the house; is there a mortgage on it; who has a claim on the land
text | Type of property; Property type; Dwelling type; Style of home; House type; Construction type; Property style | house or flat; what sort of home; detached or terraced
number | Beds; Number of bedrooms; Bedroom count; Beds/baths | how many bedrooms; rooms to sleep in
number | Bathrooms; Number of bathrooms; Baths; Bathroom count | how many bathrooms; number of baths
number | Built in; Approximate age; Year of construction; Age of property; Build date | when was the house built; how old is the house; year of building
amount | Market valuation; Market value; Valuation figure; Valuation amount; Appraised value; Open market value; Present condition value; As-is value | what is the house worth; valued at; figure of the surveyor
amount | Reinstatement cost; Rebuilding cost; Insurance reinstatement value; Reinstatement value; Rebuild valuation; Reinstatement figure | what would building it again cost; for how much should it be insured; rebuild sum
date | Valuation date; Date of valuation; Effective date of appraisal; Inspection date; Date of survey; Date inspected | when was it valued; day the surveyor came; surveyed when
person | Valuer; Surveyor's name; Appraiser; Appraiser name; Valuer name; Home inspector; RICS surveyor | who valued the house; surveyor's name; who looked at the property
code | RICS number; Valuer registration no.; Appraiser licence no.; State certification #; Surveyor's membership no. | surveyor's licence; number of the valuer; appraiser id
text | Condition rating; Overall condition; Condition rating 3; Condition grade; Urgent defects; Structural movement; Property condition | in what state is the house; serious faults; what's wrong with the building
text | Comparable sales; Comparable evidence; Sales comparison | with which sales was it compared; similar houses sold; evidence for the value
code | Energy certificate no.; Certificate number; RRN; EPC reference; Certificate reference number | number of the energy certificate; EPC ref; id of the energy paper
number | Energy rating; Current energy rating; Potential energy rating; Energy efficiency rating; HERS index; EER; Star rating | how efficient is the house; energy letter or points; energy score
text | Inventory of contents; Schedule of contents; Inventory item; Contents of room; Item (inventory) | what is in the room; things listed; which item of the inventory
text | Condition at check-in; Condition at start; Check-in condition; Condition on entry; Ingoing condition; Move-in condition | how was it when they moved in; state at the beginning; damage already there
text | Condition at check-out; Condition at end; Check-out condition; Condition on exit; Outgoing condition; Move-out condition | how was it when they left; state at the end; what got damaged by the tenant
text | Cleanliness; Cleaning standard; State of cleanliness; Cleaning required; Cleanliness rating | how clean was it; does it need cleaning; cleaned to what standard
number | Meter reading at check-in; Electric meter reading; Gas meter reading; Water meter reading; Reading on entry; Opening meter reading | what did the meters show when moving in; reading at handover; meter at the start
number | Sets of keys; Keys issued; Number of keys handed over; Fobs; Key fobs; Keys received; Keys supplied | how many keys did they get; fobs handed out; keys given
text | Meter location; Location of meter; Stopcock location; Fuse box location; Alarm code location; Meter cupboard | where is the meter; where do I turn off the water; place of the fuse box
text | Smoke alarms tested; Smoke detectors; CO alarm; Carbon monoxide detector; Alarms working; Smoke alarm test | do the smoke alarms work; were the detectors tested; CO alarm there
person | Inventory clerk; Inventory by; Check-in by; Inventory prepared by; Inspected by | who made the inventory; clerk who came; who checked the flat
date | Inventory date; Date of check-in; Date of check-out; Check-in inspection date; Ingoing inspection; Outgoing inspection; Condition report date | when was the flat checked; day of the inventory; inspected when
date | Return report by; Comments due by; Report to be returned by; Tenant to return by; Dispute inventory by | until when can the tenant object to the report; sign and send back by; return the inventory by
text | Chain details; Onward purchase; Related sale | does the sale depend on another; is it empty on completion; anyone still living there
text | Special conditions of sale; Special conditions; Contingencies; Subject to finance; Finance clause; Inspection contingency | on what does the deal depend; conditions in the sale contract; can the buyer pull out
date | Finance approval date; Loan approval due; Finance due date; Mortgage contingency date; Contingency removal date; Cooling off ends; Inspection deadline | until when must the loan be approved; last day to pull out of the purchase; financing deadline
date | Mortgage offer expiry; Offer expiry; Loan commitment expires; Commitment expiry | until when is the loan promised; mortgage offer good till
date | Rate lock expiration; Rate lock expires; Lock expiration; Rate locked until | until when is the rate held; lock runs out when
`;
