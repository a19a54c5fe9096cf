import { isEmail } from '@ocr/contract';

/** Whether the recipient that a partner entered for a tenant's invoices is an email address: they are sent to it. Otherwise it is a line below the company's name. */
export function isAddress(recipient: string): boolean {
  return isEmail(recipient);
}
