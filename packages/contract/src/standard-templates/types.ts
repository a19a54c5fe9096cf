/** The kinds of documents that have a standard template. */
export type StandardKind =
  | 'invoice'
  | 'receipt'
  | 'purchase-order'
  | 'delivery-note'
  | 'quotation'
  | 'bank-statement'
  | 'business-card';

/** Instructions by the names of fields or columns. */
export type Instructions = Readonly<Record<string, string>>;

/** A template that every partner begins with: its instructions by the names of fields and columns, in the order of the document. */
export interface StandardTemplate {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly fields: Instructions;
  readonly table?: { readonly name: string; readonly description: string; readonly columns: Instructions };
}

export type StandardTemplates = Readonly<Record<StandardKind, StandardTemplate>>;
