import { JAPANESE_DEEDS } from './common/deeds.ts';
import { JAPANESE_PLAIN_ASKS } from './common/plain-asks.ts';
import { JAPANESE_ACCEPTANCES } from './trade/acceptances.ts';
import { JAPANESE_CLOSINGS } from './trade/closings.ts';
import { JAPANESE_CUSTOMS } from './trade/customs.ts';
import { JAPANESE_EXPORTS } from './trade/exports.ts';
import { JAPANESE_INSPECTIONS } from './property/inspections.ts';
import { JAPANESE_LEASES } from './property/leases.ts';
import { JAPANESE_SALES } from './property/sales.ts';
import { JAPANESE_SITES } from './property/sites.ts';
import { JAPANESE_WORKS } from './property/works.ts';
import { JAPANESE_PARCELS } from './transport/parcels.ts';
import { JAPANESE_TICKETS } from './transport/tickets.ts';
import { JAPANESE_VEHICLES } from './transport/vehicles.ts';
import { JAPANESE_LOCAL_TAXES } from './public/local-taxes.ts';
import { JAPANESE_NATIONAL_TAXES } from './public/national-taxes.ts';
import { JAPANESE_PERMITS } from './public/permits.ts';
import { JAPANESE_SOCIAL_INSURANCE } from './public/social-insurance.ts';
import { JAPANESE_CARE } from './health/care.ts';
import { JAPANESE_CLINICS } from './health/clinics.ts';
import { JAPANESE_HIRING } from './work/hiring.ts';
import { JAPANESE_PERSONNEL } from './work/personnel.ts';
import { JAPANESE_ACCOUNTS } from './money/accounts.ts';
import { JAPANESE_SECURITIES } from './money/securities.ts';
import { JAPANESE_COMPANIES } from './services/companies.ts';
import { JAPANESE_COMPUTING } from './services/computing.ts';
import { JAPANESE_LEARNING } from './services/learning.ts';
import { JAPANESE_LEGAL } from './services/legal.ts';
import { JAPANESE_MEDIA } from './services/media.ts';
import { JAPANESE_PHONES } from './services/phones.ts';
import { JAPANESE_PRODUCE } from './services/produce.ts';
import { JAPANESE_UPKEEP } from './services/upkeep.ts';

/** Japanese lists of the kinds of documents that one sector or one office receives, by sector. */
export const JAPANESE_SECTORS: readonly string[] = [
  JAPANESE_PLAIN_ASKS,
  JAPANESE_DEEDS,
  JAPANESE_ACCEPTANCES,
  JAPANESE_CLOSINGS,
  JAPANESE_CUSTOMS,
  JAPANESE_EXPORTS,
  JAPANESE_INSPECTIONS,
  JAPANESE_LEASES,
  JAPANESE_SALES,
  JAPANESE_SITES,
  JAPANESE_WORKS,
  JAPANESE_PARCELS,
  JAPANESE_TICKETS,
  JAPANESE_VEHICLES,
  JAPANESE_LOCAL_TAXES,
  JAPANESE_NATIONAL_TAXES,
  JAPANESE_PERMITS,
  JAPANESE_SOCIAL_INSURANCE,
  JAPANESE_CARE,
  JAPANESE_CLINICS,
  JAPANESE_HIRING,
  JAPANESE_PERSONNEL,
  JAPANESE_ACCOUNTS,
  JAPANESE_SECURITIES,
  JAPANESE_COMPANIES,
  JAPANESE_COMPUTING,
  JAPANESE_LEARNING,
  JAPANESE_LEGAL,
  JAPANESE_MEDIA,
  JAPANESE_PHONES,
  JAPANESE_PRODUCE,
  JAPANESE_UPKEEP,
];
