import { parseArgs } from 'node:util';
import type { PoolConfig } from 'pg';
import { removePartner, selectPartners, type PartnerContents } from '#features/tenants/remove-partner.ts';
import type { Services } from '../services.ts';

/** `partner list`: who is in this database. */
export async function listPartnersCommand({ context }: Services): Promise<void> {
  for (const { partner, emails, tenants } of await selectPartners(context))
    console.log(`${partner}  ${emails.join(', ')}  ${tenants.length} tenants`);
}

/** `partner remove`: permanently removes one partner, or all but one. */
export async function removePartnersCommand(
  { context }: Services,
  args: string[],
  owner: PoolConfig,
): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, but: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const chosen = choose(await selectPartners(context), values);
  if (chosen.length === 0) return console.log('There is no other partner in this database.');
  for (const { partner, emails, tenants } of chosen)
    console.log(
      [`${partner} (${emails.join(', ')}) with:`, ...tenants.map(({ name }) => `  ${name}`)].join('\n'),
    );
  if (!values.yes) return console.log('Add --yes to remove all that they have, for good.');
  for (const one of chosen) await removePartner(context, owner, one);
  console.log(`Removed: ${chosen.map(({ partner }) => partner).join(', ')}.`);
}

function choose(
  partners: readonly PartnerContents[],
  { email, but }: { email?: string | undefined; but?: string | undefined },
): PartnerContents[] {
  const address = email ?? but;
  if (address === undefined || (email !== undefined && but !== undefined))
    throw new Error('partner remove needs --email or --but, with the address of a user of the partner');
  const named = partners.find(({ emails }) => emails.includes(address.toLowerCase()));
  if (named === undefined) throw new Error(`No partner's user has the address ${address}.`);
  return email === undefined ? partners.filter((partner) => partner !== named) : [named];
}
