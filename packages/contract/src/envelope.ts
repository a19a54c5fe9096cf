import { z } from 'zod';
import { isPrintableLine, isVisible } from './characters.ts';
import { limits } from './limits.ts';
import { isDay, isEmail, isMonth, isPasswordAllowed, isPhone } from './rules.ts';

/** Text that PostgreSQL and XML can represent: no NUL, no lone surrogate. Refusals carry a field code as their message. */
export const text = (max: number) =>
  z
    .string()
    .max(max, 'TOO_LONG')
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'INVALID');
/** One line of text, trimmed, with at least one visible character: a name. */
export const line = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .refine(isPrintableLine, 'INVALID')
    .refine(isVisible, 'REQUIRED');
/** One line of text, trimmed, possibly empty. */
export const optionalLine = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .refine(isPrintableLine, 'INVALID');
/** Text over several lines, trimmed, possibly empty. */
export const note = (max: number) => text(max).transform((value) => value.trim());
export const email = text(limits.email)
  .transform((value) => value.trim())
  .refine((value) => value !== '', 'REQUIRED')
  .refine(isEmail, 'INVALID_EMAIL');
export const phone = text(limits.phone)
  .transform((value) => value.normalize('NFKC').trim())
  .refine((value) => value !== '', 'REQUIRED')
  .refine(isPhone, 'INVALID_PHONE');
export const newPassword = text(1024).refine(isPasswordAllowed, 'INVALID_PASSWORD');
export const anyPassword = z.string().min(1, 'REQUIRED').max(1024, 'TOO_LONG');
export const day = z.string().refine(isDay, 'INVALID_DATE');
export const month = z.string().refine(isMonth, 'INVALID_DATE');
export const instant = z.iso.datetime();
export const id = z.string().min(1).max(64);
export const count = z.int().min(0);
export const percent = z.number().min(0).max(100);

/** A file part of a form. For the API description only: file parts are streamed and never parsed by this schema. */
export const file = z.file();

const pageNumber = z.coerce.number().int().min(1, 'OUT_OF_RANGE').max(1_000_000, 'OUT_OF_RANGE');
const pageSize = z.coerce.number().int().min(1, 'OUT_OF_RANGE').max(limits.pageSize, 'OUT_OF_RANGE');

/** For what is answered whole unless a page of it is asked for. Without `size`, a page is as long as it may be. */
export const pageQuery = z.object({ page: pageNumber.optional(), size: pageSize.default(limits.pageSize) });

/** The query of every list. `sort` is one of the given fields, with `-` for descending. */
export const listQuery = <Field extends string>(sortable: readonly [Field, ...Field[]]) =>
  z.object({
    page: pageNumber.default(1),
    size: pageSize.default(limits.defaultPageSize),
    sort: z
      .enum(
        // oxlint-disable-next-line typescript/consistent-type-assertions -- `flatMap` forgets that the list is not empty
        sortable.flatMap((field) => [field, `-${field}`] as const) as [
          Field | `-${Field}`,
          ...(Field | `-${Field}`)[],
        ],
      )
      .optional(),
    search: text(limits.search).optional(),
  });
/** The answer of every list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: count, page: z.int().min(1), size: z.int().min(1) });

export const nothing = z.null();
export const status = z.object({ code: z.int(), message: z.string(), details: z.unknown().optional() });
/** Every JSON answer. */
export const envelope = <Data extends z.ZodType>(data: Data) => z.object({ data, status });
export const refusal = z.object({ data: z.null(), status });
