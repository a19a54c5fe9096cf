import type { Lexicon } from '../concepts.ts';
import { words } from '../words.ts';
import { PASSIVE } from './phrases.ts';

/** Who is concerned, where they are and how they are paid, in English. */
export const ENGLISH_PARTIES: Lexicon = {
  company_number: {
    labels: words`
      Company No, Company Number, Company Reg No, Company Registration No, Company Registration Number,
      Registration No, Reg No, Registered No, Business Registration No, CIN, ROC No, Co. Reg No,
      Co. No, CRN, UEN, ABN, ACN`,
    asks: /\b(company|business|co\.?) (reg(istration)?\.? )?(no\b|number)|registration number of the (company|shop|seller)/,
  },
  issuer: {
    labels: words`
      Sold by, Seller, From, Supplier, Vendor, Issued by, Invoice from, Billed by, Service Provider,
      Company, Company Name, Bill from, Merchant, Shipped from, Ship from, Payable to, Own by, Owned by, Operated by, Managed by, Remit to,
      Provider, Exporter, Shipper, Contractor, Shipper's name and address, Shipper name and address`,
    asks: /\b(?:employer|clinic|practice|hospital|school|hotel|organi[sz]er|utility company|landlord|insurer|insurance company|authority|college|gas station|issuing (?:bank|office))\b|(?:place|firm|business) that issued|\bissuing\b|\b(seller|vendor|supplier|issuer|merchant|store|shop|retailer|sender|restaurant|provider)\b|(company|business|firm|party|organi[sz]ation|shop|who)[^,;]{0,35}\b(issued|issues|issuing|sent|sends|sold|sells|wrote|made|makes|bills|delivered|delivers|provided|provides|supplies|supplied|quoted|quotes|offers)\b(?! to)|(company|business|party|who)?[^,;]{0,35}(receives|gets|takes|fulfils|fills) the (purchase )?order|\b(issued|sold|sent|delivered|supplied|billed|quoted) by\b|^(name of the |the )?company( name)?$|(company|party|business|whom?) .{0,15}\b(we|to|must|have to) (have to |must )?pay\b|(issuing|selling|billing|supplying|sending) (company|party|business)|^(?:the )?organi[sz]ation\b/,
  },
  customer: {
    labels: words`
      Bill To, Billed To, Invoice To, Invoiced To, Billing Address, Sold To, Customer, Customer Name,
      Client, Client Name, To M/s, To Messrs, Buyer, To Invoice Address, Billing, Bill-To, Purchaser,
      Messrs, M/S, Issued To, Account Name, Billing Details, Billing Information, Prepared for,
      Quotation for, Quote for, Quote To, To, Account of, For Account of, Bill for, Customer Details, Name, Importer, Recipient, Billing Name,
      Cust Name, Ordered by, Invoice for, Customer Information, Charge To, Bill to Address, Guest, Guest Name, Invoice Address, Credited to, Credit to, Refunded to, In account with, Patient, Patient Name, Insured, Subscriber, Account Holder, Statement for`,
    asks: /\b(buyer|customer|client|purchaser|recipient|payer|addressee|consignee|debtor)\b|((who|company|person|party|business)[^,;]{0,45})?\b(bill(ed|ing)?|sold|invoiced?|addressed|issued|sent|charged|quoted|made|offered|delivered) to\b|(who|company|person|party|business)[^,;]{0,35}(bought|buys|pays|receives?(?! the (purchase )?order)|received|ordered|orders\b|places the|(is|was|gets|being) (billed|charged|invoiced))|who (?:gets|receives|is given) the (?:credit|refund|invoice|bill|letter|statement)\b|billing (name|address)|\b(?:company|employer|firm) of the (?:guest|patient|student|passenger)\b/,
  },
  ship_to: {
    labels: words`
      Ship To, Shipped To, Deliver To, Delivered To, Shipping Address, Delivery Address, Ship-To,
      Delivery To, Consignee, Consignee's name and address, Consignee name and address, Shipping Details, Send to, Delivery Details, Shipping Information,
      Destination`,
    asks: /(ship(ped|ping)?|deliver(ed)?|delivery|sent|goods go) to\b|(who|which \w+) (gets|receives) the (goods|parcel|delivery|items)|(company|firm|party|person|business) (receiving|that receives|who receives) the (goods|parcel|delivery|items)|(shipping|delivery|ship-to) (address|name|contact|party)|consignee/,
  },
  contact: {
    labels: words`
      Contact, Contact Person, Contact Name, Salesperson, Sales Person, Sales Rep, Salesman, Attn,
      Attention, Cashier, Served by, Staff, Prepared by, Account Manager, Representative, Requested by,
      Handled by, Rep, Your contact, Operator, Clerk, Issued by, Sales, Server, Waiter, Approved by,
      Requisitioner, Buyer, Your contact person, Account Executive, Consultant, Sales Contact`,
    asks: /contact( person| name)?\b(?! us)|person (at|of|in|from) (the |our |your )?(supplier|seller|vendor|company|customer|buyer|client)|sales ?(person|man|rep)|person in charge|person (?:who is )?(?:handling|dealing with|looking after)|who (?:is )?(?:handl(?:es|ing)|deal(?:s|ing) with|look(?:s|ing) after)|cashier|(served|prepared|handled|requested|approved) by|account manager|representative|\bstaff\b|\bclerk\b|responsible person|\bresponsible\b|\bwaiter|\battention\b/,
  },
  person: {
    labels: words`Name, Full Name, Employee, Employee Name`,
    asks: /person'?s name|name of (the|a) (person|employee|cardholder)|full name|^(the )?(first|last|family|given)? ?name$/,
  },
  address: {
    labels: words`
      Address, Street, Street Address, Location, Office, Head Office, Registered Office,
      Registered Address, Warehouse Address, HQ`,
    asks: new RegExp(
      String.raw`\baddress\b|street and (?:town|city)|^where (?!.*${PASSIVE})(?:.{1,40}\bis\b|is\b)|\blocated\b|where .{0,20}(shop|store|company|seller|office) (is|stands)`,
    ),
  },
  phone: {
    labels: words`
      Phone, Tel, Telephone, Phone No, Tel No, Phone Number, Telephone No, T, Ph, Call, Hotline,
      Contact No, Contact Number, Direct, Office, Hp, Tel/Fax, Customer Care, Customer Service, P`,
    asks: /\b(tele)?phone\b|\btel\b|contact number/,
  },
  fax: {
    labels: words`Fax, Fax No, Fax Number, Facsimile, F, Tel/Fax`,
    asks: /\bfax\b|facsimile/,
  },
  mobile: {
    labels: words`
      Mobile, Cell, Mobile No, Mobile Phone, Cell Phone, Cellphone, Mob, M, H/P, Handphone, WhatsApp`,
    asks: /\bmobile\b|\bcell( ?phone)?\b/,
  },
  email: {
    labels: words`Email, E-mail, Mail, Email Address, E`,
    asks: /\be-?mail\b/,
  },
  website: {
    labels: words`Website, Web, URL, Web site, Homepage, Internet, Site`,
    asks: /\bweb ?(site|page|address)?\b|\burl\b|home ?page|internet address/,
  },
  postal_code: {
    labels: words`Postal Code, Postcode, ZIP, ZIP Code, Post Code, PIN, Pin Code`,
    asks: /\bpost(al)? ?code|\bzip\b|\bpin ?code/,
  },
  vat_number: {
    labels: words`
      VAT No, VAT Number, VAT, VAT ID, VAT Reg No, VAT Registration No, VAT Registration Number,
      Tax ID, Tax Number, Tax No, TIN, VAT/TIN, GST No, GST ID, GST Reg No, GST Number, GSTIN,
      GST Registration No, GST ID No, EIN, Tax Registration Number, TRN, SST No, SST ID, SST Reg No,
      Service Tax No, GST Reg. No, VAT Reg, Federal Tax ID, Tax Reg No, VATIN, EORI, ABN, GSTIN/UIN, VAT Registration, VAT Reg. No, GST Registration Number, GST/HST No`,
    asks: /\b(vat|tax|gst|sst|ein|tin|gstin|abn)\b[^,;]{0,20}(\bno\b|number|\bid\b|identif|registration)|\btax id|\bgstin\b|\btin\b/,
  },
  registration_number: {
    labels: words`Registration No, Registration Number, Qualified Invoice Issuer Number, Reg No`,
    asks: /qualified invoice|registration (no\b|number)|\bt ?\+ ?13|starting with t/,
  },
  iban: {
    labels: words`IBAN, IBAN No, Bank Account, Account`,
    asks: /\biban\b|international bank account( number)?|international account/,
  },
  bic: {
    labels: words`BIC, SWIFT, SWIFT Code, BIC/SWIFT, SWIFT/BIC, BIC Code`,
    asks: /\bbic\b|\bswift\b|bank identifier|identifier (?:code )?of the bank/,
  },
  account_number: {
    labels: words`
      Account No, Account Number, Bank Account, Bank Account No, Bank Account Number, Acct No, A/C No,
      A/C, Acc No, Acc, Account, Account #, Acct, A/C Number`,
    asks: /\b(bank )?(account|acct|a\/c)\b( (no\b|number|#))?/,
  },
  account_holder: {
    labels: words`
      Account Name, Account Holder, In Favour of, In Favor of, Beneficiary, Beneficiary Name, Payee, A/C Name, Name of Account`,
    asks: /account (holder|name|owner)|name on (the|this|your) account|(customer|person|company|business|firm|organi[sz]ation|name)[^,;]{0,25}\b(owns|holds) the (bank )?account|(holder|owner|name) of (the|an?) (bank )?account|beneficiary|payee/,
  },
  account_type: {
    labels: words`Account Type, Type of Account`,
    asks: /(type|kind|sort) of (the )?(bank )?account|account type/,
  },
  bank: {
    labels: words`Bank, Bank Name, Name of Bank, Banker, Beneficiary Bank`,
    asks: /\bbank( name|'s name)?\b|name of the bank/,
  },
  branch: {
    labels: words`Branch, Branch Name, Bank Branch, Sort Code, Branch Code`,
    asks: /\bbranch\b/,
  },
  payment_terms: {
    labels: words`
      Payment Terms, Terms, Terms of Payment, Payment Term, Payment Conditions, Credit Terms, Term`,
    asks: /(payment|credit) (terms?|conditions)|(terms|conditions) (of|for) payment|\bterms\b/,
  },
  payment_method: {
    labels: words`
      Payment Method, Method of Payment, Paid by, Payment Mode, Mode of Payment, Payment Type, Payment,
      Payment via, Pay Method, Tender Type, Card Type, Payment by`,
    asks: /(payment|paying) (method|mode|type|means)|(method|mode|means|form) of payment|how .{0,20}(paid|pays)|paid (by|with)/,
  },
  job_title: {
    labels: words`Title, Position, Job Title, Role`,
    asks: /job title|\bposition\b|\brole\b/,
  },
  department: {
    labels: words`Department, Dept, Division, Section`,
    asks: /\bdepartment\b|\bdivision\b|\bsection\b/,
  },
  delivery_place: {
    labels: words`Place of Delivery, Delivery Place, Place of Supply, Site, Delivery Location, Drop-off Point, Unloading Point, Delivery Point, Drop-off, Deliver at`,
    asks: /(place|location) of (delivery|supply)|delivery (place|location)|where (?:the )?goods (?:go|are to go|are delivered)|where (?:the )?(?:works?|jobs?|repairs?) (?:is|are|was|were|will be|takes?|took) (?:being )?(?:done|carried out|performed|place)|unloading|drop-?off/,
  },
};
