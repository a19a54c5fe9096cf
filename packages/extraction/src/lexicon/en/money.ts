import type { Lexicon } from '../concepts.ts';
import { words } from '../words.ts';

/** Sums, taxes and balances, in English. */
export const ENGLISH_MONEY: Lexicon = {
  total: {
    labels: words`
      Total, Grand Total, Total Amount, Invoice Total, Estimated Total, Est. Total, Quote Total, Quotation Total, Total incl. VAT, Total incl VAT, Total inc VAT,
      Total including VAT, Total including tax, Total incl. tax, Total inc. GST, Total incl. GST,
      Total Inclusive GST, Total including GST, Total (incl. VAT), Total Sales,
      Total Sales (Inclusive of GST), Total Sales (Inclusive GST), Total Amt Incl. GST,
      Total Amount Due, Total Due, Total Payable, Total to pay, Net Total, Nett Total, Order Total,
      Amount Total, Rounded Total, Total Rounded, Round Total, Total After Rounding, Total Rounding,
      Total (RM), Total RM, Total Incl, Total Price, Total Cost, Quote Total, Estimate Total,
      Gross Total, Gross Amount, Total Gross, Bill Total, Final Total, Total Value, Sum Total,
      Rounded Total (RM), Total Inclusive of GST, Total USD, Total EUR, Total GBP, Total Amount (RM),
      Total Amount with tax, Total for this invoice, Invoice Amount, Amount Charged, Total Charges, Total Charged, Total Inc GST, Total incl GST, Total (inc GST), Total incl. of tax, Total Invoice Amount, Total Invoice Value`,
    weak: words`
      Amount Due, Balance Due, Amount Payable, Amount, Sum, Nett, Payable, Amount to pay, Net Amount,
      Nett Amount, Balance, Subtotal, Sub Total`,
    asks: /\b(grand |invoice |final |overall |order )?total\b|total amount|amount (paid|payable|to pay|in total|charged)|how much (is|was|to) .{0,15}pa(y|id)|\bsum\b|gross amount|\bin all\b|bottom (?:figure|line|amount|number)/,
  },
  amount_due: {
    labels: words`
      Amount Due, Balance Due, Total Due, Amount Payable, Total Amount Due, Balance, Amount to pay,
      Total Payable, Total to pay, Due Amount, Outstanding, Outstanding Balance, Amount Owing,
      Please pay, Pay this amount, Net Payable, Payable Amount, Balance to pay, Current Balance Due,
      New Balance, Balance owing, Amount now due, Amount outstanding, Total outstanding, Remaining balance, Total amount due on, Amount due on, Total due on, Total due by, Amount due by, Balance remaining, Total balance due, Still to pay, Left to pay, Remaining to pay, Still owing, Payable now, To pay`,
    weak: words`Total, Grand Total, Invoice Total, Total Amount`,
    asks: /\bbalance (due|owing|to pay)?|(amount|total|sum|money) (that is |which is |still )?(due|owing|outstanding|payable|to pay|to be paid)|outstanding|\b(?:still|yet|left|remaining) to (?:be )?pa(?:y|id)\b(?!.*\bby\b)/,
  },
  subtotal: {
    labels: words`
      Subtotal, Sub Total, Sub-Total, Net Amount, Total excl. VAT, Total excl VAT, Total ex VAT,
      Total excluding VAT, Total excluding tax, Total excl. tax, Total exc. GST, Total before tax,
      Amount before tax, Amount excl. VAT, Net, Net Total, Total Net, Taxable Amount, Untaxed Amount,
      Total Excl. GST, Total Excluding GST, Goods Total, Items Total, Total Exclude GST,
      Before VAT, Before tax, Excluding VAT, Without VAT, Total before VAT, Net of VAT, Amount excluding VAT,
      Amount excluding tax, Taxable Value, Net Value, Merchandise Total, Subtotal excl. VAT,
      Excluding VAT, Before tax, Total (excl. VAT), Subtotal (excl. tax), Total before VAT, Total ex GST, Total exc GST, Total ex. GST, Total ex tax, Subtotal ex GST, Subtotal ex VAT, Total excluding VAT, Net Amount Total, Charges, Total Net Amount, Amount ex VAT, Total excl GST`,
    weak: words`Amount, Gross Amount, Total Sales`,
    asks: /\bsub-? ?total|(before|excl(uding|\.|usive of)?|without|ex|net of|exc\.?) (the |any )?(vat|tax|taxes|c?gst|sgst|sales tax)|\bnet (amount|total|value|sum)|pre-?tax|untaxed|taxable amount/,
  },
  tax: {
    labels: words`
      Tax, VAT, GST, Sales Tax, VAT Amount, Tax Amount, GST Amount, Total Tax, Total VAT, Total GST,
      Service Tax, SST, HST, PST, IGST, CGST, SGST, Insurance Premium Tax, IPT, Tax Total, VAT Total, Consumption Tax, GST Amt,
      Add GST, Add VAT, Plus VAT, Tax Payable`,
    asks: /\b(vat|gst|sst|sales tax|tax|taxes)( amount| total|$|\b)|\bamount of tax\b|\btax amount\b/,
  },
  discount: {
    labels: words`
      Discount, Total Discount, Disc, Less Discount, Rebate, Promotion, Savings, Discount Amount, Promotional discount, Trade discount, Concession, Pensioner concession,
      You saved, Less`,
    asks: /discount|rebate|reduction|concession/,
  },
  shipping: {
    labels: words`
      Shipping, Freight, Delivery Charge, Shipping & Handling, Shipping and Handling, Postage,
      Delivery Fee, Shipping Cost, Carriage, Delivery, Shipping Fee, S&H, Shipping/Handling,
      Postage & Packing, Handling`,
    asks: /shipping|freight|postage|carriage|delivery (charge|cost|fee)|(?<!\bperson |\bwho is |\bwho's )handling(?! (?:the|this|our|my) )/,
  },
  rounding: {
    labels: words`
      Rounding, Rounding Adj, Rounding Adjustment, Round, Rounding Adjust, Rnd, Rounded, Round Adj`,
    asks: /rounding/,
  },
  tendered: {
    labels: words`
      Cash, Cash Tendered, Tendered, Amount Tendered, Cash Received, Received, Tender, Paid, Pay,
      Cash Paid, Payment`,
    asks: /tendered|cash (received|given|paid)|(amount|money) (received|given|handed)|hand(ed|s) over|cash\b/,
  },
  change: {
    labels: words`Change, Change Due, Cash Change, Change Given, Your Change, Balance`,
    asks: /\bchange\b|(got|gets|get|given|gave|paid) back|returned to the customer/,
  },
  paid: {
    labels: words`
      Paid, Amount Paid, Payments, Payment Received, Less Payments, Deposit, Deposit Paid,
      Payments/Credits, Advance, Total Paid, Paid to date, Payments received, Less deposit, Less deposit paid, Less amount paid`,
    asks: /amount already paid|(was|were|has been|have been) (already )?paid (before|earlier|so far)|payments? (received|made)|deposit|already paid|paid (in advance|so far|to date)/,
  },
  previous_balance: {
    labels: words`
      Previous Balance, Balance Forward, Balance Brought Forward, Brought Forward, B/F, Last Bill,
      Previous Amount, Carried Forward, Balance from last bill`,
    asks: /previous (balance|amount|bill)|balance from (before|last time|the last (?:bill|statement))|(brought|carried) forward/,
  },
  opening_balance: {
    labels: words`
      Opening Balance, Beginning Balance, Starting Balance, Start Balance, Balance at start, Previous Balance,
      Balance Brought Forward, Balance last statement`,
    asks: /(opening|beginning|starting|initial|start) balance|(balance at the |start of the |beginning of the )(start|beginning|balance)/,
  },
  closing_balance: {
    labels: words`
      Closing Balance, Ending Balance, Final Balance, Balance at end, New Balance, Current Balance,
      Balance Carried Forward`,
    asks: /(closing|ending|final|new|current) balance|balance at the end/,
  },
  total_quantity: {
    labels: words`
      Total Qty, Total Quantity, Item Count, No of Items, Number of Items, Total Items, Qty Total,
      Items, Total Item, Total Pieces`,
    asks: /total (qty|quantity|items)|number of (items|articles|pieces)|item count|how many (items|articles)/,
  },
  tax_rate: {
    labels: words`Tax Rate, VAT Rate, VAT %, Tax %, GST Rate`,
    asks: /(tax|vat|gst) (rate|percent|%)|rate of (the )?(tax|vat)/,
  },
  withholding: {
    labels: words`Withholding Tax, Less Withholding, WHT, Tax Withheld`,
    asks: /withh(olding|eld)/,
  },
  tax_base: {
    labels: words`Taxable Amount, Tax Base, Taxable, Taxable Sales`,
    asks: /tax(able)? base|taxable (amount|sales)|amount subject to/,
  },
};
