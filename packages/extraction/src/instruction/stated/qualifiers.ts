import type { FieldQuery } from '../field-query.ts';

/** Which of several values is asked for. */
export function findPick(lower: string): FieldQuery['pick'] {
  if (/\b(largest|biggest|highest|greatest|maximum)\b|最大|最も大き|一番(大き|高)/.test(lower))
    return 'largest';
  if (/\b(smallest|lowest|least|minimum)\b|最小|最も小さ|一番(小さ|安|低)/.test(lower)) return 'smallest';
  if (/\blast (?!day|date|page|name)|最後の(?!ページ)|一番最後/.test(lower)) return 'last';
  if (/\bfirst (?!page|name)|最初の(?!ページ)|一番最初|1つ目|一つ目|先頭の/.test(lower)) return 'first';
  return undefined;
}

/** A tax rate as it is written, or by its name in Japan (since October 2019). */
export function findRate(lower: string): string | undefined {
  if (/軽減税率/.test(lower)) return '8';
  if (/標準税率/.test(lower)) return '10';
  return /(\d{1,2}(?:\.\d+)?) ?(?:%|percent|パーセント)/.exec(lower)?.[1];
}

/** Whether a sum is asked for with or without its tax. */
export function findTax(lower: string): FieldQuery['tax'] {
  if (
    /(excl(uding|\.|usive)?|before|without|net of|ex) ?(of )?(the |any )?(vat|tax|[cs]?gst|sales tax)|税抜|税別|本体/.test(
      lower,
    )
  )
    return 'excluded';
  if (
    /(incl(uding|\.|usive)?|with|after) ?(of )?(the |any |all |both )?(vat|tax|gst|sales tax)|税込|内税込/.test(
      lower,
    )
  )
    return 'included';
  return undefined;
}

/** Whether a label says that its sum is with tax where one without it is asked for, or the other way round. */
export function isOtherTaxed(wanted: FieldQuery['tax'], label: string): boolean {
  const printed = findTax(label.toLowerCase());
  return wanted !== undefined && printed !== undefined && printed !== wanted;
}
