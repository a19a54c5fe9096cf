/** A template as a client sends it, under a name of its own. */
export const templateValues = (name = 'Invoices') => ({
  name,
  category: 'Accounting',
  description: 'All of them',
  fields: [{ name: 'Total', description: 'The grand total' }],
  tables: [{ name: 'Items', description: '', columns: [{ name: 'Amount', description: '' }] }],
});
