import { ENGLISH_CREDIT_NOTES } from './trade/credit-notes.ts';
import { ENGLISH_CUSTOMS } from './trade/customs.ts';
import { ENGLISH_FARM_AND_FOOD } from './trade/farm-and-food.ts';
import { ENGLISH_REMITTANCES } from './trade/remittances.ts';
import { ENGLISH_SHIPPING_PAPERS } from './trade/shipping-papers.ts';
import { ENGLISH_TENDERS } from './trade/tenders.ts';
import { ENGLISH_CONSTRUCTION } from './property/construction.ts';
import { ENGLISH_CONVEYANCING } from './property/conveyancing.ts';
import { ENGLISH_LEASES } from './property/leases.ts';
import { ENGLISH_BENEFITS } from './public/benefits.ts';
import { ENGLISH_INCOME_TAX } from './public/income-tax.ts';
import { ENGLISH_LICENCES } from './public/licences.ts';
import { ENGLISH_LOCAL_TAXES } from './public/local-taxes.ts';
import { ENGLISH_WAGE_FORMS } from './public/wage-forms.ts';
import { ENGLISH_HOSPITALITY } from './transport/hospitality.ts';
import { ENGLISH_MOTORING } from './transport/motoring.ts';
import { ENGLISH_VEHICLES } from './transport/vehicles.ts';
import { ENGLISH_CLINICS } from './health/clinics.ts';
import { ENGLISH_HEALTH_COVER } from './health/health-cover.ts';
import { ENGLISH_LABORATORIES } from './health/laboratories.ts';
import { ENGLISH_EXAMS } from './work/exams.ts';
import { ENGLISH_JOB_PAPERS } from './work/job-papers.ts';
import { ENGLISH_RETIREMENT } from './work/retirement.ts';
import { ENGLISH_TIMESHEETS } from './work/timesheets.ts';
import { ENGLISH_BANK_LETTERS } from './money/bank-letters.ts';
import { ENGLISH_INVESTMENTS } from './money/investments.ts';
import { ENGLISH_MORTGAGES } from './money/mortgages.ts';
import { ENGLISH_CLOUD } from './services/cloud.ts';
import { ENGLISH_FACILITIES } from './services/facilities.ts';
import { ENGLISH_HEAT_AND_WATER } from './services/heat-and-water.ts';
import { ENGLISH_LEGAL } from './services/legal.ts';
import { ENGLISH_LETTERHEADS } from './services/letterheads.ts';
import { ENGLISH_MEDIA } from './services/media.ts';
import { ENGLISH_MEMBERSHIPS } from './services/memberships.ts';
import { ENGLISH_SAFETY } from './services/safety.ts';
import { ENGLISH_TELECOMS } from './services/telecoms.ts';

/** English lists of the kinds of documents that one sector or one office receives, by sector. */
export const ENGLISH_SECTORS: readonly string[] = [
  ENGLISH_CREDIT_NOTES,
  ENGLISH_CUSTOMS,
  ENGLISH_FARM_AND_FOOD,
  ENGLISH_REMITTANCES,
  ENGLISH_SHIPPING_PAPERS,
  ENGLISH_TENDERS,
  ENGLISH_CONSTRUCTION,
  ENGLISH_CONVEYANCING,
  ENGLISH_LEASES,
  ENGLISH_BENEFITS,
  ENGLISH_INCOME_TAX,
  ENGLISH_LICENCES,
  ENGLISH_LOCAL_TAXES,
  ENGLISH_WAGE_FORMS,
  ENGLISH_HOSPITALITY,
  ENGLISH_MOTORING,
  ENGLISH_VEHICLES,
  ENGLISH_CLINICS,
  ENGLISH_HEALTH_COVER,
  ENGLISH_LABORATORIES,
  ENGLISH_EXAMS,
  ENGLISH_JOB_PAPERS,
  ENGLISH_RETIREMENT,
  ENGLISH_TIMESHEETS,
  ENGLISH_BANK_LETTERS,
  ENGLISH_INVESTMENTS,
  ENGLISH_MORTGAGES,
  ENGLISH_CLOUD,
  ENGLISH_FACILITIES,
  ENGLISH_HEAT_AND_WATER,
  ENGLISH_LEGAL,
  ENGLISH_LETTERHEADS,
  ENGLISH_MEDIA,
  ENGLISH_MEMBERSHIPS,
  ENGLISH_SAFETY,
  ENGLISH_TELECOMS,
];
