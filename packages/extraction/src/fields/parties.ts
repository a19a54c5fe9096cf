import type { DocumentView } from '../document.ts';
import type { Wish } from '../instruction/wish.ts';
import type { Candidate } from './candidate.ts';
import { candidatesAt } from './label-candidates.ts';
import { findLeads } from './leads.ts';

/** Names and addresses of the parties of a document. */
export function findParty(wish: Wish, view: DocumentView): Candidate[] {
  return findLeads(wish, view).flatMap((lead) => candidatesAt(lead, wish, view));
}
