import type { ColumnType } from 'kysely';

/** Read parsed, written as text. */
export type Json<T> = ColumnType<T, string, string>;
/** Numerics arrive as strings, so that no digit is lost. */
export type Decimal = ColumnType<string | null, number | null, number | null>;
/** 64-bit integers arrive as strings. */
export type BigInteger = ColumnType<string, number, number>;
