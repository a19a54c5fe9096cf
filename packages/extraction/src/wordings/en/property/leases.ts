/** English wordings of commercial leases, rent demands, service charges and estate management; the format is that of `parse-wordings.ts`. */
export const ENGLISH_LEASES = String.raw`
code | Demand number; Rent demand no.; Service charge demand no.; Demand reference; Rent invoice no. | which demand is it; number of the bill from the freeholder; demand ref
date | Demand date; Date of demand; Demand issued; Date of rent demand | when was the demand sent; day of the ground rent bill; demanded when
date | Quarter day; Quarter date; Rent payment date; Rent payment dates; Usual quarter days; Payable quarterly on | on which days is the rent due; quarter days; rent due when
code | Lease reference; Lease no.; Unit reference; Tenant reference; Lessee ref.; Leaseholder account no.; Property account no.; Rent account no. | our number with the managing agent; how is the lease filed; what to quote when paying the rent
company | Freeholder; Superior landlord; Head landlord; Ground landlord; Freehold owner; Ground rent owner; Lessor name | who owns the land; who is above the landlord; owner of the freehold
person | Leaseholder; Lessee(s); Long leaseholder; Unit owner; Strata owner; Lot owner; Co-owner; Homeowner | who holds the flat; who must pay the service charge; name of the flat's owner
company | Managing agents; Managing agent; Strata manager; Body corporate manager; Property management company; Association manager; Block manager; Owners corporation manager | who manages the block; agent collecting the charges; who runs the building
company | Residents' management company; RMC; RTM company; Owners' association; Homeowners association; HOA name; Body corporate; Owners corporation; Strata corporation; MCST | owners' company of the building; association of the owners; body corporate's name
code | Strata plan no.; Strata plan; SP no.; Lot number; Plan of subdivision; CTS no.; Unit entitlement no. | number of the strata plan; which plan is the flat in; lot in the scheme
number | Unit entitlement; Lot entitlement; Lot liability; Share of ownership; Undivided interest; Participation quota | share of the owners' costs as a figure; entitlement of the lot; our part in the scheme
text | Demised premises (commercial); Let premises; Premises let; Extent of premises; Description of demise | what exactly is let; which rooms are in the lease; premises described
number | Net lettable area; NLA; Net internal area; NIA; Gross internal area; GIA; Rentable square feet; RSF; Rentable area; Usable area; Lettable area | how big is the space; square feet let; area the rent is for
amount | Passing rent; Current passing rent; Principal rent; Annual rent payable; Contracted rent; Yearly rent; Rent reserved; Initial rent | what is the yearly rent; rent under the lease; rent a year now
amount | Rent per square foot; Rent psf; £ psf; Rent per sq m; $/SF; Rate per sq ft; Base rent per RSF | rent for a square foot; price per square metre; what does the foot cost
amount | Quarter's rent; Quarterly rent; Rent for the quarter; Rent in advance; Rent due this quarter; Quarterly rent in advance | rent for three months; how much each quarter; quarter rent
period | Rent free period; Rent-free; Rent holiday; Free rent; Rent abatement; Abatement period; Concession period | how long is no rent due; months without rent; free time at the start
date | Rent commencement date; Rent starts; Rent commencement; First rent payment due; Rent start date | from when is rent payable; first day with rent; rent begins when
date | Term commencement date; Lease commencement date; Start of term; Term start; Contractual term begins | when does the lease begin; first day of the term; lease start
date | Contractual expiry date; Lease expiry date; Term expiry; End of contractual term; Lease expiry; Expiration of term | when does the lease run out; last day of the term; lease ends when
period | Contractual term; Length of lease; Lease length; Unexpired term; Term remaining; Years remaining; Original lease term; Term of years | for how many years is the lease; years left on it; how long does it run
date | Break date; Tenant's break date; Break option; Break clause date; Landlord break; Early termination option | when can the lease be ended early; when can we get out; first chance to leave
period | Break notice; Break notice period; Notice to break; Notice of termination; Notice required to determine | how long before must we say we leave; notice for the early end; months' warning
date | Rent review dates; Next rent review; Review date; Rent review; Market review date; CPI review date | when is the rent looked at again; next time the rent changes; reviewed when
text | Review basis; Rent review basis; Basis of review; Method of review; Rent escalation; Annual escalation; Indexation basis; Review mechanism | how is the new rent found; open market or index; rent goes up by what
percent | Annual increase; Rent escalation %; Escalation rate; Fixed increase %; Annual rent increase; CPI increase; Yearly uplift | by how many percent does the rent rise; yearly increase; step-up
amount | Turnover rent; Percentage rent; Rent based on sales; Overage rent; Turnover top-up; Additional percentage rent | rent that depends on sales; share of takings for the landlord; rent on turnover
amount | Breakpoint; Natural breakpoint; Turnover threshold; Base turnover | from which sales on is extra rent due; threshold for turnover rent; breakpoint sales
amount | Service charge on account; Interim service charge; Service charge in advance; Estimated service charge; On account service charge; Half-yearly service charge; Maintenance charge in advance | what is paid ahead for running the building; advance on the charges; estimated share
amount | Service charge balance; Balancing charge; Service charge shortfall; Excess service charge; Year-end adjustment; Deficit due; Balancing payment | what must be paid on top after the year; shortfall in the running costs; year-end demand
amount | Service charge surplus; Surplus credited; Service charge credit; Surplus for the year; Balancing credit | what do we get back from the running costs; paid too much for the building; surplus
amount | Service charge budget; Total budgeted expenditure; Estate budget; Budget for the year; Estimated expenditure | what will running the building cost in all; planned expenses of the block; budget of the house
amount | Actual service charge expenditure; Actual expenditure; Total service charge expenditure; Total estate costs; Relevant costs; Recoverable expenditure | what did running the building cost; costs of the house in the year; spent in all
percent | Service charge percentage; Your percentage; Apportionment; Proportion payable; Tenant's proportionate share; Pro rata share; Due proportion; Schedule 1 % | our share of the house costs; percentage the flat pays; how big a part falls on us
amount | Your contribution; Your share of costs; Tenant's share; Amount apportioned; Share of expenditure; Your proportion; Apportioned amount | our part of the costs in money; what falls on our unit; our slice of the expenses
period | Service charge year; Service charge period; Accounting year; Charge year; Year ending | which year do the charges cover; accounting year of the building; from when to when
date | Service charge year end; Year end; Accounts to; Financial year end | when does the building's year end; closing day of the charges; year end
amount | Ground rent demand; Ground rent due; Ground rent; Yearly ground rent; Rentcharge; Estate rentcharge; Chief rent | rent for the land; what does the freeholder want; ground rent owing
amount | Insurance rent; Buildings insurance recharge; Insurance contribution; Insurance premium recharge; Landlord's insurance; Insurance charge | our part of the building's insurance; cover we pay back to the landlord; insurance recharged
amount | Strata levy; Admin fund levy; Administrative fund; Body corporate fees; Body corporate levy; HOA dues; HOA assessment; Condo fees; Condominium fee; Maintenance fees; Strata fees; Common charges | what do owners pay the association; quarterly levy; monthly owners' dues
amount | Special assessment; Special levy; Extraordinary levy; Section 20 works; Major works contribution; Exceptional works charge | extra payment for big works; one-off levy; contribution to the new roof
amount | Capital works levy; Sinking fund levy; Reserve fund contribution; Reserve contribution; Contingency reserve; Replacement reserve; CRF contribution | put aside for future repairs; reserve share; saved for big works
amount | CAM charges; Common area maintenance; CAM estimate; Operating expenses; Opex; Outgoings; Building outgoings; NNN charges; Additional rent | share of running costs on top of the rent; triple net charges; outgoings
amount | CAM reconciliation; Operating expense reconciliation; True-up; Outgoings reconciliation; Recovery adjustment | settlement of the running costs; difference after the year; true-up owing
amount | Base year amount; Expense stop; Base year expenses; Base amount | costs covered by the rent; base year figure; up to where does the landlord pay
amount | Real estate tax escalation; Property tax recovery; Land tax recovery; Tenant's share of taxes; Tax escalation; Rates recharge | our part of the property tax; tax passed on by the landlord; rates passed on
amount | Rent deposit; Rent deposit held; Security deposit; Bank guarantee amount; Bond held; Letter of credit amount; Deposit sum | security given to the landlord; how much is deposited for the lease; guarantee in money
amount | Tenant improvement allowance; TI allowance; Fit-out contribution; Landlord contribution; Capital contribution; Lease incentive; Fitout incentive | what does the landlord pay for the fit-out; money for doing up the space; incentive
text | Permitted user; User clause; Use clause; Permitted use; Use class; Authorised use | what may be done in the premises; allowed business; use that is allowed
text | Repairing obligation; Repairing covenant; Repair and decoration; FRI; Full repairing and insuring; Tenant's repairing liability; Make good; Make-good obligation | who repairs; must we restore it at the end; duty to repair
text | Assignment and subletting; Subletting; Right to sublet; Underletting | may we sublet; can the lease be passed on; rules on handing it over
text | Security of tenure; 1954 Act; Contracted out; Landlord and Tenant Act protection; Renewal right; Option to renew; Option period | do we have a right to renew; is the lease protected; option for more years
text | Car parking spaces; Parking allocation; Allocated parking; Parking bays; Parking ratio | how many cars may park; which bays are ours; spaces with the lease
text | EPC rating; Energy performance rating; EPC band; NABERS rating; Energy asset rating | energy rating of the space; which energy class; letter for efficiency
date | EPC valid until; EPC expiry; Energy certificate valid until; Certificate valid until | until when is the energy certificate good; EPC runs out when; energy paper expiry
amount | Administration charge; Consent fee; Licence to assign fee; Notice fee; Licence to alter fee; Deed of covenant fee; LPE1 fee; Management pack fee | fee for the landlord's consent; charge of the agent for a notice; cost of the pack
amount | Arrears on account; Balance brought forward; Lease arrears; Outstanding rent and charges; Account arrears; Tenant arrears | open from earlier demands; old debts on the rent account; what is behind
amount | Total demand; Total due this demand; Amount demanded; Total now due; Demand total; Quarterly total due | everything due with this demand; what must be sent to the agent; demand comes to
account | Client account for rent; Rent payable to; Landlord's client account; Service charge trust account; Agents' client account; Trust account | account the rent goes to; where to pay the service charge; agent's client account
address | Landlord's address for service; Address for service of notices; Address for service; Section 47 address; Section 48 notice address; Landlord's address | where can notices to the landlord be sent; landlord's address in the demand; address for service
person | Property manager (name); Estate manager; Building manager; Block manager; Surveyor in charge; Asset manager; Centre manager; Strata committee secretary | who looks after the building; whom do I call about the block; name of the manager
text | Tenant mix category; Trading name of tenant; Trading as; Fascia name; Permitted trading name | name over the shop; under what name does the tenant trade; name on the sign
text | Schedule of rent; Rent steps; Stepped rent; Rent schedule; Rent table; Stepped rent schedule | rent in the following years; how does the rent step up; yearly rents listed
date | Schedule of condition date; Handover date; Possession date; Date of possession; Access date; Early access date | when do we get the keys; handed over when; possession from
text | Heads of terms; Agreement for lease; Lease status | is the lease signed or only agreed; state of the lease; holding over or not
amount | Dilapidations; Dilapidations claim; Terminal dilapidations; Reinstatement cost; Make good cost | what does the landlord want for the state at the end; claim for repairs when leaving; dilaps
text | Voting rights; Quorum (owners' meeting); AGM notice; Annual general meeting; General meeting date | when do the owners meet; who may vote for us; meeting of the owners
`;
