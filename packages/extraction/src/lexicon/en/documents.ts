import type { Lexicon } from '../concepts.ts';
import { words } from '../words.ts';

/** What a document is called by: its numbers, dates and subject, in English. */
export const ENGLISH_DOCUMENTS: Lexicon = {
  invoice_number: {
    labels: words`
      Invoice No, Invoice Number, Invoice Num, Invoice #, Invoice ID, Inv No, Inv #, Inv. Number,
      Bill No, Bill Number, Tax Invoice No, Tax Invoice Number, Our invoice, Invoice Ref,
      Invoice Reference, Document No, Document Number, Doc No, Credit Note No, Credit Note Number,
      Ref No, Folio No, Folio Number, Folio #, Tax Invoice #, Statement No, Bill #, Invoice Nr`,
    weak: words`Invoice, Tax Invoice, Number, No, Bill, Invoice no and date`,
    asks: /\binvoice('s)? (no\b|number|num\b|id\b|code|#|ref\b|reference)|\bbill (no\b|number)|number of (the|this) (invoice|bill)|\binv\.? ?(no|#|num)/,
  },
  receipt_number: {
    labels: words`
      Receipt No, Receipt Number, Receipt #, Receipt ID, Rcpt No, Rcpt #, Slip No, Trans No,
      Transaction No, Transaction Number, Transaction ID, Trn No, Check No, Bill No, Ticket No, Doc No,
      Document No, Invoice No, Cash Sales No, CS No, Order No, Transaction, Receipt Ref, Receipt Reference, Transaction #`,
    weak: words`Receipt, Bill, Slip, Trx, Invoice, No`,
    asks: /\breceipt('s)? (no\b|number|id\b|#)|number of the receipt|transaction (no\b|number|id)|(?:receipt|transaction) reference|number of the (?:receipt|transaction)/,
  },
  delivery_number: {
    labels: words`
      Delivery Note No, Delivery Note Number, Delivery No, Delivery Number, Delivery Note, DO No,
      D/O No, Delivery Order No, Packing Slip No, Packing Slip Number, Packing List No, Packing List Number, PL No, Shipment No, Shipment Number,
      Despatch No, Dispatch Note No, Consignment No, Note No, Note #, Note Number, Delivery Note #, DO #, Packing Slip #, Delivery #`,
    weak: words`No, Number, Document No`,
    asks: /\b(delivery( note| order)?|packing (slip|list)|shipment|dispatch|despatch)('s)? (no\b|number|id\b|#)|number of the delivery/,
  },
  quote_number: {
    labels: words`
      Quotation No, Quotation Number, Quote No, Quote Number, Quote #, Quotation #, Estimate No,
      Estimate Number, Estimate #, Offer No, Offer Number, Proposal No`,
    weak: words`Quotation, Quote, Estimate, Offer, Proposal, No, Number`,
    asks: /\b(quot(e|ation)|estimate|offer|proposal)('s)? (no\b|number|id\b|#)/,
  },
  order_number: {
    labels: words`
      Order No, Order Number, Order #, Order ID, PO Number, PO No, P.O. Number, P.O. No, PO #, P.O. #,
      Purchase Order No, Purchase Order Number, Purchase Order, Purchase Order #, Customer Order No,
      Your Order No, Your Order, Sales Order, Sales Order No, SO No, PO Ref, Order Ref,
      Order Reference, Customer PO, Your PO`,
    weak: words`PO, P.O., Order, No, Number`,
    asks: /\border('s)? (no\b|number|id\b|code|#|ref)|\bp\.?o\.?( no\b| number| #|$)|purchase order/,
  },
  customer_number: {
    labels: words`
      Customer No, Customer Number, Customer ID, Customer #, Your account number, Your customer number, Account Ref, Account Code, Customer Code, Client No, Client Number,
      Client ID, Client Code, Account No, Account Number, Account ID, Debtor No, Debtor Code, Cust No,
      Cust ID, Cust. Code, Member No, Membership No, A/C Code, A/C No, A/C Ref, Acct No, Acct Code, Acc No, Your Customer Number, Cust. Ref, Customer Ref, Customer Reference, Client Ref, Client Reference`,
    weak: words`Account, Member, Customer, Client`,
    asks: /\b(customer|client|debtor|member(ship)?)('s)? (no\b|number|id\b|code|#)|number under which|(number|code)[^,;]{0,25}\b(we are known|knows? us)|number of the customer|(?:customer|client)(?:'s)? account (?:number|reference|no\b|id)|number of the (?:customer|client)|account reference/,
  },
  payment_reference: {
    labels: words`
      Payment Reference, Payment Ref, Payment Communication, Structured communication,
      Remittance Reference, Reference for payment, communication for your payment, Payment ID,
      Quote this reference, Reference when paying`,
    weak: words`Communication, Reference, Ref`,
    asks: /payment (ref|communication|id)|(communication|reference)[^.]{0,30}(payment|paying|transfer)|remittance ref/,
  },
  reference: {
    labels: words`
      Reference, Ref, Your Reference, Your Ref, Our Reference, Our Ref, Customer Reference,
      Reference No, Reference Number, Ref No, Ref. Number, Client Reference, Project No,
      Project Number, Job No, Job Number`,
    asks: /\breference\b|\bref\b/,
  },
  contract_number: {
    labels: words`
      Contract No, Contract Number, Agreement No, Agreement Number, Policy No, Policy Number,
      Subscription ID`,
    asks: /\b(contract|agreement|policy) (no\b|number|id)/,
  },
  register_number: {
    labels: words`Register, Reg, POS, Till, Terminal, Counter, Terminal ID, POS No, Till No`,
    asks: /\b(register|till|terminal|counter|pos) (no\b|number|id)/,
  },
  invoice_date: {
    labels: words`
      Invoice Date, Date of Invoice, Inv Date, Inv. Date, Bill Date, Billing Date, Date of Issue,
      Issue Date, Issued, Date Issued, Issued on, Invoiced on, Tax Date, Tax Point, Document Date,
      Invoice dated, Dated, Statement Date`,
    weak: words`Date, Doc Date`,
    asks: /\b(invoice|billing|bill|issue|tax)('s)? date|date (of|on) (the )?(invoice|issue|bill)|when .{0,20}(invoice|bill) was (issued|made|written)|date .{0,15}issued|\bissued on/,
  },
  due_date: {
    labels: words`
      Due Date, Date Due, Payment Due, Payment Due Date, Due on, Due by, Pay by, Payable by,
      Please pay by, Invoice Due, Invoice Due Date, Payment Date Due, Due, Last day to pay,
      Payment deadline, Pay before, To be paid by, Amount due by, Maturity date, Payment required by, Total amount due on, Amount due on, Total due on, Total due by, Due and payable by, Pay on or before, Please pay before, Payment is due by, Payment to be made by`,
    asks: /\bdue (date|by|on)|date .{0,12}\bdue\b|\bdue\b.*\bdate|(last|latest|final) (day|date) (to|for|of) (pay|payment)|deadline|(must|has to|should|(?<!\b(?:still|yet|left|remaining) )to) be paid|pay(able)? (by|before)|by when .{0,25}paid|money (?:has|must|needs) (?:to )?be (?:there|in|paid)|\bmaturity/,
  },
  order_date: {
    labels: words`
      Order Date, Date of Order, PO Date, P.O. Date, Purchase Order Date, Ordered on, Date Ordered,
      Order placed, PO Date, Order placed on`,
    weak: words`Date`,
    asks: /\b(purchase )?order('s)? date|\bp\.?o\.? date|date (of|on) (the |this )?(purchase )?order|ordered on|date .{0,15}ordered/,
  },
  delivery_date: {
    labels: words`
      Delivery Date, Date of Delivery, Delivered on, Ship Date, Shipping Date, Date Shipped,
      Dispatch Date, Despatch Date, Shipped on, Date of Supply, Delivery on, Deliver by, Deliver no later than, Deliver on or before, Deliver before, Supply by, Ship by, Ship on or before, Required on or before, Latest delivery, Latest delivery date, Required by,
      Expected Delivery, Delivery, Required Date, Shipment Date, Need by, Needed by, Wanted by, Delivery required, Requested Delivery, Requested Delivery Date, Delivery Required by, Due on site, Supply Date, Despatched, Dispatched, Despatched on, Date of Despatch, Date of Dispatch, Delivered, Date Delivered, Date Required, Required on, Needed on, Date Wanted, Ship on`,
    weak: words`Date, Shipped`,
    asks: /\b(delivery|ship(ping|ment)?|dispatch|despatch)('s)? (date|day)|date (of|on) (the )?(delivery|shipment|supply)|(delivered|shipped) on|(when|date|day) .{0,30}(delivered|shipped|arrived|handed over)/,
  },
  quote_date: {
    labels: words`
      Quotation Date, Quote Date, Estimate Date, Date of Quotation, Offer Date, Date of Issue,
      Issue Date`,
    weak: words`Date`,
    asks: /\b(quot(e|ation)|estimate|offer)('s)? date|date of (the )?(quot|estimate|offer)/,
  },
  valid_until: {
    labels: words`
      Valid Until, Valid to, Valid till, Validity, Expiry Date, Expiration Date, Expires, Expires on,
      Offer valid until, Good through, Quote expires, Expiry, Valid, Offer expires, Estimate valid until, Quotation valid until, Price valid until, Quote valid until, Valid through, Exp Date, Best before, Good until, Prices hold until, Prices valid until, Holds until, Open until, Firm until`,
    asks: /\bvalid\b( (until|till|to|through))?|validity|expir(y|es|ation)|good (until|through)|\boffer (?:holds|lapses|stands|runs)|\bprices? (?:hold|stand|apply|are (?:good|firm|fixed))/,
  },
  purchase_date: {
    labels: words`
      Date, Date/Time, Date & Time, Transaction Date, Trans Date, Sale Date, Sales Date, Bill Date,
      Receipt Date, Invoice Date, Purchase Date, Printed, Date Time, Txn Date, Trx Date`,
    asks: /date (of|on) (the )?(purchase|sale|transaction|receipt|visit)|(purchase|transaction|receipt|sale)('s)? date|when .{0,25}(bought|purchased)|date .{0,20}(bought|purchased|printed on the receipt)/,
  },
  payment_date: {
    labels: words`
      Payment Date, Date Paid, Paid on, Date of Payment, Payment received, Received on`,
    asks: /payment date|date (of|on) (the )?payment|paid on|date .{0,12}\bpaid/,
  },
  document_date: {
    labels: words`Date, Issue Date, Date of Issue, Document Date, Dated, Issued, Issued on`,
    asks: /(?<!\bto )\bdate\b/,
  },
  period_start: {
    labels: words`Period Start, Start Date, From, Period from, Begin Date, Start of period, Statement Period, Billing Period, Service Period, Period`,
    asks: /(first|start(ing)?|begin(ning)?) (day|date)?.{0,20}period|period (start|begin|from)|start (date|of the period)/,
  },
  period_end: {
    labels: words`Period End, End Date, To, Period to, Until, End of period, Statement Period, Billing Period, Service Period, Period`,
    asks: /(last|end(ing)?|final) (day|date)?.{0,20}period|period (end|to|until)|end (date|of the period)/,
  },
  period: {
    labels: words`
      Billing Period, Invoice Period, Period, Service Period, Statement Period, Period Covered,
      Usage Period, For the period, For the month of, Billing Month, Month, Dates of Service, Pay Month, Pay Period, Month of Pay, Salary Month, Period of Service`,
    asks: /\bperiod\b|from when to when|which month|for the month|pay month|dates? (?:the|this) (?:charge|bill|statement|invoice) covers|which days .{0,20}cover/,
  },
  subject: {
    labels: words`
      Subject, Re, Project, Project Name, Regarding, Title, Job, Description, Project Title, Being, In Payment of, In Respect of, Purpose, Purpose of Payment, Reason for Payment, Job Name`,
    asks: /\bsubject\b|what [^,;]{0,25}\babout\b|\bproject\b|\bregarding\b|what .{0,20}(is|was) for|matter concerned|what (?:it|the money) (?:was|is) (?:paid )?for|reason (?:of|for) (?:the )?payment|paid for$/,
  },
  notes: {
    labels: words`
      Notes, Note, Remarks, Remark, Comments, Memo, Special Instructions, Message, Delivery instructions, Driver's instructions, Driver instructions, Handling instructions, Special requests,
      Additional Information, Terms & Conditions, Terms and Conditions`,
    asks: /(?<!\b(?:credit|debit|delivery|despatch|dispatch|consignment|sick) )\bnotes?\b|what else is (?:noted|written|said)|\bremarks?\b|\bcomments?\b|\bmemo\b|\badditional remark|words added/,
  },
};
