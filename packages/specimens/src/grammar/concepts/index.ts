import type { Concept } from '../types.ts';
import { contractsConcepts } from './contracts.ts';
import { deliveryConcepts } from './delivery.ts';
import { devicesConcepts } from './devices.ts';
import { healthConcepts } from './health.ts';
import { homeConcepts } from './home.ts';
import { tradeDocumentConcepts } from './trade-documents.ts';
import { payConcepts } from './pay.ts';
import { paymentConcepts } from './payment.ts';
import { peopleConcepts } from './people.ts';
import { sumsConcepts } from './sums.ts';
import { travelConcepts } from './travel.ts';

/** Every concept that a document may state, apart from what parties bring along. */
export const concepts: readonly Concept[] = [
  ...tradeDocumentConcepts,
  ...deliveryConcepts,
  ...paymentConcepts,
  ...sumsConcepts,
  ...payConcepts,
  ...peopleConcepts,
  ...homeConcepts,
  ...contractsConcepts,
  ...devicesConcepts,
  ...travelConcepts,
  ...healthConcepts,
];

const byId = new Map(concepts.map((concept) => [concept.id, concept]));

/** A concept by its id. @throws Error when there is none */
export function conceptOf(id: string): Concept {
  const concept = byId.get(id);
  if (!concept) throw new Error(`There is no concept ${id}`);
  return concept;
}
