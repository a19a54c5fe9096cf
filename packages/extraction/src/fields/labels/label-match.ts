import type { Relation } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';

/** A printed label that matches a query: how strongly, and on which side of it the value is expected. */
export interface LabelMatch {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly strength: number;
  readonly relation: Relation;
}
