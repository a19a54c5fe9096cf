import { z } from 'zod';
import { email, id, line, note, optionalLine, text } from '../envelope.ts';
import { limits } from '../limits.ts';

const taxRounding = z.enum(['down', 'half_up', 'up']);
export const issuerDetails = z.object({
  name: z.string(),
  nameEn: z.string(),
  /** `T` and 13 digits; the first digit is a check digit. Null: an exempt issuer, who charges no tax. */
  registrationNumber: z.string().nullable(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  bankAccounts: z.array(z.string()),
  note: z.string(),
  noteEn: z.string(),
  taxRounding,
  pricesIncludeTax: z.boolean(),
  /** Invoices are drafts, which the tenant does not see, until they are issued. */
  draftFirst: z.boolean(),
  /** How many days after the due date reminders are sent. */
  reminderDays: z.array(z.int()),
  /** What the numbers of its invoices begin with: `INV` of `INV-202611-0001`. */
  numberPrefix: z.string(),
});
export type IssuerDetails = z.output<typeof issuerDetails>;

/** The pictures on a document: the logo above the issuer's name, and the seal next to it. */
export const issuerPicture = z.enum(['logo', 'seal']);
export type IssuerPicture = z.output<typeof issuerPicture>;
/** Names of the images; a new image gets a new name. Null: none. */
export const issuerPictures = z.object({ logo: id.nullable(), seal: id.nullable() });
export type IssuerPictures = z.output<typeof issuerPictures>;

/** `version` 0: never saved. */
export const issuer = issuerDetails.extend({ ...issuerPictures.shape, version: z.int() });
export type Issuer = z.output<typeof issuer>;
/** Who issued an invoice, as it was then. `isExempt`: charges no tax. */
export const issuerOfInvoice = issuerDetails.extend({ ...issuerPictures.shape, isExempt: z.boolean() });
/** `CN` at the end is for credit notes. */
const prefix = text(limits.numberPrefix)
  .transform((value) => value.normalize('NFKC').trim().toUpperCase())
  .refine((value) => /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(value) && !/(?:^|-)CN$/.test(value), 'INVALID');
const issuerChange = z.object({
  name: line(limits.companyName),
  nameEn: optionalLine(limits.companyName).default(''),
  registrationNumber: z
    .string()
    .transform((value) => value.normalize('NFKC').trim().toUpperCase())
    .nullable()
    .default(null),
  address: note(limits.address).default(''),
  phone: optionalLine(limits.phone).default(''),
  email: z.union([z.literal(''), email]).default(''),
  bankAccounts: z.array(line(limits.bankAccount)).max(limits.bankAccounts, 'OUT_OF_RANGE').default([]),
  note: note(limits.invoiceNote).default(''),
  noteEn: note(limits.invoiceNote).default(''),
  taxRounding: taxRounding.default('down'),
  pricesIncludeTax: z.boolean().default(false),
  draftFirst: z.boolean().default(false),
  reminderDays: z
    .array(z.int().min(1, 'OUT_OF_RANGE').max(limits.reminderDayMax, 'OUT_OF_RANGE'))
    .max(limits.reminderDays, 'OUT_OF_RANGE')
    .default([]),
  numberPrefix: prefix.default('INV'),
  version: z.int().optional(),
});
export type IssuerChange = z.output<typeof issuerChange>;

const pictureParams = z.object({ picture: issuerPicture });
export const issuerShapes = {
  getIssuer: { data: issuer },
  updateIssuer: { body: issuerChange, data: issuer },
  /** As PNG. */
  getIssuerPicture: { params: pictureParams },
  /** A PNG or JPEG. It is decoded and re-encoded, no larger than its printed size. */
  updateIssuerPicture: { params: pictureParams, form: z.object({ file: z.file() }), data: issuer },
  deleteIssuerPicture: { params: pictureParams, data: issuer },
  /** An image on an invoice, as PNG. */
  getInvoicePicture: { params: z.object({ id, picture: issuerPicture }) },
};
