import type { Page } from '@playwright/test';
import { askApi } from '../places.ts';

interface Evidence {
  readonly value: string | null;
  readonly corrected: { readonly value: string } | null;
}
/** A request as the API answers it, with what a test asks of it. */
export interface Stored {
  readonly checked: object | null;
  readonly files: readonly {
    readonly fields: readonly (Evidence & { readonly name: string })[];
    readonly tables: readonly {
      readonly rows: readonly {
        readonly id: string;
        readonly cells: readonly (Evidence & { readonly column: string })[];
      }[];
    }[];
  }[];
}
/** What a field of a request's first file is corrected to, as it is saved. */
export const storedField = async (page: Page, id: string, name: string) =>
  (await askApi<Stored>(page, `/request/${id}`)).files[0]!.fields.find((each) => each.name === name)!
    .corrected?.value;
/** Which rows of a ledger have a quantity that is saved as this. */
export const rowsWith = async (page: Page, address: string, quantity: string) =>
  (await askApi<Stored>(page, address.replace('/ocr-list', '/request'))).files[0]!.tables[0]!.rows.filter(
    ({ cells }) => cells.find((cell) => cell.column === 'Quantity')!.corrected?.value === quantity,
  ).map(({ id }) => id);
/** How many rows a ledger has as it is saved. */
export const rowCount = async (page: Page, address: string) =>
  (await askApi<Stored>(page, address.replace('/ocr-list', '/request'))).files[0]!.tables[0]!.rows.length;
