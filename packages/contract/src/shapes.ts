import type { z } from 'zod';
import { accountShapes } from './accounts/accounts.ts';
import { billingShapes } from './billing.ts';
import { invoiceShapes } from './invoices/invoices.ts';
import { issuerShapes } from './amounts/issuer.ts';
import { priceShapes } from './amounts/prices.ts';
import { layoutShapes } from './export-layouts.ts';
import { requestShapes } from './requests.ts';
import { resultShapes } from './results.ts';
import type { RouteName } from './routes.ts';
import { secondFactorShapes } from './accounts/second-factor.ts';
import { sessionShapes } from './accounts/sessions.ts';
import { systemShapes } from './system.ts';
import { templateProofShapes } from './template-proof.ts';
import { templateShapes } from './templates.ts';
import { tenantShapes } from './tenants.ts';

/** What a call takes and gives. Binary answers and event streams have no `data`. */
export interface Shape {
  /** Of these, `id` (envelope.ts) is an id: what cannot be one is unknown. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The parts of a multipart body; their order is free. With `body` too, either is taken. */
  readonly form?: z.ZodObject;
  readonly data?: z.ZodType;
}

/** One shape for each route; a missing one fails the compiler. */
export const shapes = {
  ...accountShapes,
  ...sessionShapes,
  ...secondFactorShapes,
  ...tenantShapes,
  ...billingShapes,
  ...invoiceShapes,
  ...issuerShapes,
  ...priceShapes,
  ...templateShapes,
  ...templateProofShapes,
  ...layoutShapes,
  ...requestShapes,
  ...resultShapes,
  ...systemShapes,
} as const satisfies Record<RouteName, Shape>;
export type Shapes = typeof shapes;

/** The call's data as a client receives it. */
export type DataOf<Name extends RouteName> = Shapes[Name] extends { data: infer Data extends z.ZodType }
  ? z.output<Data>
  : never;
/** The call's body as a client may send it. */
export type BodyOf<Name extends RouteName> = Shapes[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : never;
/** The call's query as a client may send it. */
export type QueryOf<Name extends RouteName> = Shapes[Name] extends { query: infer Query extends z.ZodType }
  ? z.input<Query>
  : never;
