export type Trade = 'office' | 'software' | 'food' | 'parts' | 'print';
export type Country = 'us' | 'uk' | 'au' | 'jp';

/** A row of the lists of invented companies. */
export interface CompanyEntry {
  readonly name: string;
  readonly trade: Trade;
  readonly country: Country;
  /** Empty where the address carries it in its last line. */
  readonly postal: string;
  readonly address: readonly string[];
  /** The company's part of its host name, below a domain reserved for examples. */
  readonly host: string;
}

/** Description, unit, price in cents or pence, lowest and highest quantity. */
export type Good = readonly [description: string, unit: string, price: number, least: number, most: number];
