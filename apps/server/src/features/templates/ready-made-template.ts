/** Instructions by the names of fields or columns. */
export type Instructions = Readonly<Record<string, string>>;

/** A ready-made template: its instructions by the names of fields and columns, in the order of the document. */
export interface ReadyMadeTemplate {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly fields: Instructions;
  readonly table?: { readonly name: string; readonly description: string; readonly columns: Instructions };
}
