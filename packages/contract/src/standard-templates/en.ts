import type { StandardTemplates } from './types.ts';

const totals = {
  Subtotal: 'The total of all lines before tax.',
  Tax: 'The amount of tax (VAT, GST, sales tax or consumption tax), not its rate.',
  Total: 'The grand total including tax.',
};
const items = {
  name: 'Items',
  description: 'All item lines, without subtotals, tax lines and totals.',
  columns: {
    Description: 'The name or description of the item.',
    Quantity: 'The number of units.',
    'Unit price': 'The price of one unit.',
    Amount: 'The amount of the line.',
  },
};

export const en: StandardTemplates = {
  invoice: {
    name: 'Invoice',
    category: 'Accounting',
    description: 'Invoices from suppliers: who is to be paid, how much, by when, and for what.',
    fields: {
      'Invoice number': 'The number of the invoice, printed beside "Invoice No." or "Invoice #".',
      'Invoice date': 'The date on which the invoice was issued.',
      'Due date': 'The date by which the invoice must be paid.',
      Seller: 'The name of the company that issued the invoice.',
      'Registration number': "The seller's VAT, GST or tax registration number.",
      Buyer: 'The name of the company that is billed ("Bill to").',
      ...totals,
    },
    table: items,
  },
  receipt: {
    name: 'Receipt',
    category: 'Accounting',
    description: 'Receipts of shops, restaurants and travel for expense claims.',
    fields: {
      'Receipt number': 'The number of the receipt.',
      'Receipt date': 'The date of the purchase or payment.',
      Seller: 'The name of the shop or company that issued the receipt.',
      ...totals,
      'Payment method': 'How it was paid: cash, card and so on.',
    },
    table: items,
  },
  'purchase-order': {
    name: 'Purchase order',
    category: 'Purchasing',
    description: 'Orders: buyer, supplier, items and delivery date.',
    fields: {
      'Order number': 'The number of the purchase order.',
      'Order date': 'The date of the order.',
      'Delivery date': 'The requested delivery date.',
      Buyer: 'The name of the company that places the order.',
      Supplier: 'The name of the company that receives the order.',
      ...totals,
    },
    table: items,
  },
  'delivery-note': {
    name: 'Delivery note',
    category: 'Purchasing',
    description: 'Delivery notes and packing slips: what arrived, and for which order.',
    fields: {
      'Delivery note number': 'The number of the delivery note.',
      'Delivery date': 'The date of the delivery.',
      'Order number': "The number of the customer's order that is delivered.",
      Supplier: 'The name of the company that delivers.',
      Recipient: 'The name of the company that receives the goods ("Deliver to").',
    },
    table: {
      name: 'Items',
      description: 'All delivered items.',
      columns: {
        'Item code': 'The code of the item.',
        Description: 'The name or description of the item.',
        Quantity: 'The number of units.',
      },
    },
  },
  quotation: {
    name: 'Quotation',
    category: 'Sales',
    description: 'Quotations and estimates with their validity and prices.',
    fields: {
      'Quotation number': 'The number of the quotation.',
      'Quotation date': 'The date of the quotation.',
      'Valid until': 'The last day on which the quotation is valid.',
      Seller: 'The name of the company that makes the offer.',
      Buyer: 'The name of the company that the offer is made to.',
      ...totals,
    },
    table: items,
  },
  'bank-statement': {
    name: 'Bank statement',
    category: 'Banking',
    description: 'Account statements with every transaction and the balances.',
    fields: {
      Bank: 'The name of the bank.',
      'Account holder': 'The name of the holder of the account.',
      'Account number': 'The number of the account.',
      'Period start': 'The first day of the statement period.',
      'Period end': 'The last day of the statement period.',
      'Opening balance': 'The balance at the beginning of the period.',
      'Closing balance': 'The balance at the end of the period.',
    },
    table: {
      name: 'Transactions',
      description: 'All transactions in the order of the statement.',
      columns: {
        Date: 'The date of the transaction.',
        Description: 'The description of the transaction.',
        Withdrawals: 'The amount that was paid out.',
        Deposits: 'The amount that was paid in.',
        Balance: 'The balance after the transaction.',
      },
    },
  },
  'business-card': {
    name: 'Business card',
    category: 'Contacts',
    description: 'Business cards for the address book.',
    fields: {
      Name: "The person's name.",
      Company: 'The name of the company.',
      'Job title': "The person's position.",
      Phone: 'The telephone number, not the fax number.',
      'E-mail': 'The e-mail address.',
      Address: 'The postal address.',
    },
  },
};
