import type { Context } from '#platform/context.ts';
import { selectPartners, type PartnerContents } from '#features/tenants/remove-partner.ts';
import { demoPartner } from './demo-people.ts';

/** The demo of a database, or undefined if there is none. */
export async function findDemo(context: Context): Promise<PartnerContents | undefined> {
  const partners = await selectPartners(context);
  return partners.find(({ emails }) => emails.includes(demoPartner.email));
}
