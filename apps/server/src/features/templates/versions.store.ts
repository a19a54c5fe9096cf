import { sql } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { Owner } from './owner.ts';

/**
 * The last versions of the owner's template, the newest first, with the names of those who saved them. Their definitions stay JSON, because
 * they may be megabytes.
 */
export async function selectVersions(trx: Trx, owner: Owner, templateId: string, limit: number) {
  return versionsOf(trx, owner, templateId).orderBy('version.version', 'desc').limit(limit).execute();
}
export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

/** One version, however old; undefined if there is none of that number. */
export async function findVersionRow(trx: Trx, owner: Owner, templateId: string, version: number) {
  return versionsOf(trx, owner, templateId).where('version.version', '=', version).executeTakeFirst();
}

function versionsOf(trx: Trx, owner: Owner, templateId: string) {
  return trx
    .selectFrom('template_versions as version')
    .leftJoin('users', 'users.id', 'version.created_by')
    .select(['version.version', 'version.name', 'version.created_at', 'users.full_name'])
    .select([
      sql<string>`(version.definition -> 'fields')::text`.as('fields'),
      sql<string>`(version.definition -> 'tables')::text`.as('tables'),
    ])
    .where('version.template_id', '=', templateId)
    .where('version.partner_id', '=', owner.partnerId)
    .where('version.tenant_id', owner.tenantId === null ? 'is' : '=', owner.tenantId);
}

/** The definition of an earlier version of the owner's template; undefined if there is none of that number. */
export async function findVersion(trx: Trx, owner: Owner, templateId: string, version: number) {
  return trx
    .selectFrom('template_versions')
    .select(['name', 'definition'])
    .where('template_id', '=', templateId)
    .where('partner_id', '=', owner.partnerId)
    .where('tenant_id', owner.tenantId === null ? 'is' : '=', owner.tenantId)
    .where('version', '=', version)
    .executeTakeFirst();
}

interface NewVersion {
  /** Of the template. */
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly definition: StoredDefinition;
  /** Null: made with the partner. */
  readonly userId: string | null;
  readonly at: Date;
}

/** What the template asks for from this version on. */
export async function insertVersion(trx: Trx, owner: Owner, template: NewVersion): Promise<void> {
  await trx
    .insertInto('template_versions')
    .values({
      template_id: template.id,
      version: template.version,
      partner_id: owner.partnerId,
      tenant_id: owner.tenantId,
      name: template.name,
      definition: JSON.stringify(template.definition),
      created_at: template.at,
      created_by: template.userId,
    })
    .execute();
}
