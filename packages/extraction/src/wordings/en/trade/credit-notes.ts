/** English wordings of credit notes, debit notes, rebates and self-billing; the format is that of `parse-wordings.ts`. */
export const ENGLISH_CREDIT_NOTES = String.raw`
code | Debit note number; Debit note no.; D/N number; Debit memo no.; Debit memo #; DM no. | which debit note is it; number of the paper that charges us more; reference of the extra charge; what do we book the additional debit under
date | Debit note date; Debit memo date; Date of debit note; Date debited | when was the debit note raised; when were we charged extra; day the claim on us was written; debited when
amount | Debit total; Total debit note; Amount debited; Debit note total; Total amount debited; Net debit | how much more do we have to pay; how much are they charging back; sum of the debit note; debit memo total
text | Reason for debit; Debit reason; Cause of debit; Debited for; Nature of debit | why are we charged extra; why was the debit note raised; grounds for the additional charge
code | Credit note number; Credit note no.; Credit memo no.; Credit memo #; CN no.; CRN; Cr. note no.; Adjustment note no. | which credit note is it; credit note ref; what number do we book the refund under; id of the credit
date | Credit note date; Credit memo date; Date of credit note; Cr. note date; Adjustment note date | when was the credit raised; credit issued when; day the refund was put on paper
code | Credited invoice no.; Against invoice; Original tax invoice no.; Relates to invoice; Applies to invoice; Reference invoice; Orig. inv. no. | which bill is being corrected; what invoice does the credit belong to; bill the refund refers to; original invoice
date | Date of original invoice; Original tax invoice date; Reference invoice date; Orig. inv. date | when was the bill that got corrected; date of the invoice the credit is against; original bill dated
amount | Original invoice total; Original amount charged; Originally invoiced; Amount originally billed; As invoiced | what did they charge at first; wrong amount on the old bill; how much was on the bill before the correction
amount | Corrected amount; Correct value; Should have been; Amended invoice total; Revised charge; As corrected | what should have been charged; the right amount after correction; how much was it supposed to be
amount | Difference credited; Overcharge; Amount overcharged; Overbilling; Price difference; Difference to credit | by how much did they overcharge us; excess that was billed; how far off was the bill; overcharged by
amount | Undercharge; Amount undercharged; Underbilled; Shortfall billed; Difference debited | by how much did they charge too little; what was forgotten on the bill; undercharged by
amount | Invoiced price; Price charged; Billed price; Charged at | what price did they put on the bill; unit price wrongly billed; price before correction
amount | Agreed price; Correct price; Contract price per unit; Price agreed; Should be price | what price had been agreed; price according to the deal; price it ought to be
number | Quantity credited; Qty credited; Credited qty; Cr. qty; Units credited | for how many pieces do we get money back; units on the credit; number refunded
number | Quantity invoiced; Qty invoiced; Qty billed; Billed quantity; Invoiced qty | how many were on the bill; number of units billed; pieces they charged us for
amount | Net credit amount; Credit before VAT; Credit net of tax; Goods value credited; Credit ex GST | credit without the tax; net refund; credit note total before VAT; how much back ex tax
amount | VAT on credit note; VAT to be reversed; GST credited; Output tax adjustment; Tax on credit | tax we have to give back; VAT part of the credit; VAT to correct in our return
amount | Credit note value; Credit note total; Gross credit; Total credit incl. VAT; Total to your credit; Total amount credited | total of the credit note; how much will they take off what we owe; refund including tax; credit note gross
code | Account to be credited; Credit to account; Your account credited; Customer account credited | to which customer account is the credit posted; where will the credit show up; account that gets the credit
code | Returned goods note; Returns note no.; Goods return note; GRN return; Return delivery no.; Collection note no.; Uplift no. | paper the goods went back with; number of the return slip; under which return were they sent back
code | Complaint number; Complaint no.; Claim ref.; Quality notification; Query no.; Dispute no.; Case ID | number of our complaint; what did they file our complaint under; dispute reference
date | Date of complaint; Complaint received; Claim received on; Query raised on; Date of claim | when did we complain; day the complaint came in; claim lodged when
text | Return condition; Condition of returned goods; Goods condition on return; State on return | in which state did the goods come back; were the returned items resaleable; how did the return look
amount | Return handling deduction; Less restocking; Deduction for handling; Collection charge deducted; Less carriage on return | what did they keep back for the return; deducted from our refund; cost they took off the credit
amount | Goodwill credit; Goodwill payment; Gesture of goodwill; Courtesy credit; Service credit; Ex gratia credit | what did they give us as an apology; money back out of goodwill; how much for the trouble
amount | Volume rebate; Retrospective rebate; Retro rebate; Bonus rebate; Turnover bonus; Quantity bonus; Annual rebate; Loyalty rebate | bonus for buying a lot; what do we get back on the year's turnover; kickback for volume; year-end bonus
percent | Rebate rate; Bonus rate; Retro % | at what rate is the bonus worked out; how many percent of turnover come back; rebate percentage
amount | Rebate base; Qualifying turnover; Qualifying purchases; Turnover eligible for rebate; Qualifying spend; Eligible purchases | turnover the bonus is based on; how much of what we bought counts for the bonus; spend that qualifies
period | Rebate period; Bonus period; Claim period; Qualifying period; Rebate year | for which months is the bonus; time the rebate covers; turnover from when to when
amount | Rebate due; Rebate amount; Rebate payable; Rebate earned; Accrued rebate | how much bonus is coming to us; rebate total; bonus they owe us
number | Tier reached; Bonus level; Threshold reached; Rebate band | which step of the bonus did we reach; bonus bracket; how far up the rebate scale are we
amount | Marketing contribution; Advertising allowance; Co-op advertising; Promotional funding; Promo support; Marketing development fund; MDF | what does the supplier pay towards our advertising; money for the promotion; support for marketing
amount | Chargeback amount; Chargeback; Charge-back total; Deduction claimed; Vendor chargeback | what did the retailer charge back; amount taken off by the customer; penalty deduction from the store
code | Chargeback no.; Chargeback reference; Deduction no.; Claim document no.; Deduction reference | number of the chargeback; reference for the deduction the retailer took; how is the chargeback filed
text | Chargeback reason; Deduction code; Reason for chargeback; Violation code; Claim type | why was it charged back; cause of the retailer's deduction; what rule did we break
date | Chargeback date; Date of deduction; Deducted on; Deduction date | when was the chargeback made; when did they deduct it; day of the deduction
date | Dispute deadline; Respond by; Last date to dispute; Representment due; Contest by | until when can we dispute it; deadline for contesting the charge; last day to object to the debit
amount | Price protection; Price protection credit; Stock protection; Price drop credit | what do we get because the price fell; credit for stock bought dearer; price drop compensation
amount | Short shipment credit; Shortage credit; Credit for short delivery; Shortage claim; Credit for missing goods | refund because too little came; credit for what was missing; what do we get for the missing boxes
amount | Damage credit; Credit for damaged goods; Damage allowance; Breakage credit; Spoilage allowance; Damaged goods claim | refund for what was broken; credit for breakages; what do we get for the spoiled goods
amount | Freight credit; Carriage credited; Delivery refund; Freight allowance; Carriage refunded | did they refund the transport; carriage they give back; shipping money returned
amount | Deposit credited; Container deposit credit; Empties credit; Packaging credit; Pallet credit; Returnables credit; Keg credit | money back for pallets and crates; credit for empties; deposit given back on packaging
amount | Returned cheque charge; Dishonour fee recharge; Bank charges recharged; Bounced check fee; NSF charge | what did the bounced cheque cost us; charge because payment failed; fee for the returned payment
amount | Interest debit; Interest on overdue account debited; Late interest debited; Debit for interest | interest they charged us by debit note; how much for paying late; interest claimed
text | Settlement of credit; Credit to be used against; Offset against invoice; Allocated against; Credit allocated to; To be offset with | against what will it be set off; which bill gets smaller through the credit; where is the credit used
amount | Credit used; Credit allocated; Amount offset; Set off; Applied this period | how much of the credit has been used up; part of the refund already set off; offset so far
amount | Refund payable; Refund to be paid; Cash refund; Amount to be refunded; Refund due to you | how much will they pay out to us; money actually coming back; will transfer back
date | Refund date; Refund to be paid on; Refund expected by; Refund processed on; Date refunded | when does the money come back; refunded when; day the refund is transferred
account | Refund account; Refund to account; Refund paid into; Account for refund; Refund to card ending | where does the refund go; account the money comes back to; refunded to which account
text | Refund method used; Refunded via; Refund by; Mode of refund; Method of refund | how do they pay it back; refund as transfer or voucher; way the money is returned
date | Credit valid until; Credit expires; Use credit by; Voucher valid to; Store credit expiry | until when can the credit be used; when does the credit lapse; last day to use up the refund voucher
code | Credit voucher no.; Store credit no.; Voucher code; Credit slip no.; Merchandise credit no. | number of the refund voucher; code to redeem the store credit; which voucher did we get for the return
code | Self-billing invoice no.; Self-bill no.; SBI no.; Self billed invoice number; Buyer-created tax invoice no.; RCTI no.; ERS document no. | number of the bill the customer wrote for us; self-bill ref; number of the recipient created invoice
date | Self-billing date; Date of self-bill; RCTI date; Self-billed on | when did the customer write the bill for us; day of the self-bill; self-bill dated
code | Self-billing agreement no.; Self-billing agreement; RCTI agreement; Agreement ref. | under which arrangement does the customer bill itself; self-billing contract; basis of the self-bill
period | Self-billing period; Settlement period; Pay run period; Usage period settled | which time does the self-bill cover; deliveries from when to when are settled; settled period
amount | Royalty; Royalties payable; Royalty amount; Royalty due; Licence royalty | what do we get for the use of our rights; royalty total; money per copy sold
percent | Royalty rate; Licence fee rate; Rate of royalty; Royalty percentage | share of sales for the rights owner; percentage of the royalty; how many percent royalty
amount | Consignment sales; Consigned goods sold; Sales on consignment; Goods sold on your behalf | how much of our consigned stock was sold; sold on commission; value sold from consignment
amount | Commission deducted; Less commission; Sales commission withheld; Agency commission deducted; Platform fee deducted | what did the agent keep; commission taken off our proceeds; marketplace's cut
amount | Payout amount; Net payout; Payout total; Transferred to you; Settlement payout; Seller payout | what does the platform pay out to us; payout from the marketplace; net sum transferred for sales
date | Payout date; Settlement paid on; Payout initiated; Transfer date | when does the marketplace pay out; day of the payout; paid out when
person | Credit authorised by; Credit approved by; Refund authorised by; Authorised by; Credit raised by | who allowed the credit; who okayed the refund; who signs off the credit note
person | Credit controller; Claims contact; Returns contact; Customer care contact; Query handler | who deals with the refund; contact about the credit; whom do I ask about the returned goods
text | Bad debt relief; VAT adjustment reason; Tax adjustment type; Reason code for adjustment note; Section 34; GST reason for issue | tax ground for the credit note; why is the tax corrected; legal reason of the adjustment
code | Original IRN; IRN; Invoice reference number; Ack. no.; Acknowledgement no. | number the tax portal gave the e-invoice; portal's reference; e-invoice acknowledgement
date | Ack. date; Acknowledgement date; IRN date; E-invoice date | when was it registered on the tax portal; e-invoice acknowledged when; day of the portal's acknowledgement
text | Place of supply; State of supply; State code; Supply state | which state is it taxed in; where does the supply take place for GST; place for tax purposes
amount | Round off; Rounding off; Rounded off amount; Adjustment for rounding | how much was it rounded by; paise rounded; small difference to a full amount
`;
