import type { Segment } from '../../layout/layout.ts';
import type { Reading } from '../read-kind.ts';

/** What is in front of a number and no part of it. */
const NO_PREFIX =
  /(?:番号|電話|携帯|直通|代表|内線|普通|当座|預金|貯蓄|郵便|会員|口座|日|名|号|額|先|者|欄|様|殿|御中|税|円|第)$/u;
const PREFIX = /^[】\]:：\s]*(?<prefix>[\p{Script=Han}]{1,4})[ 　]$/u;

/** "PO 8820-A" by itself beside its label: the letters of the series belong to it. */
const SERIES = /^([A-Z]{2,4}) $/;
const NO_SERIES = /^(?:NO|NR|NUM|REF|TEL|FAX|MOB|ID|ACCT?|VAT|GST|ABN|QTY|SKU|UEN|EIN)$/;

/** 支通 260930-118, 桐総発 第204号, 第 03410-2266 号: the short name of an office, and 第 … 号, belong to the number behind a label. */
export function withOfficePrefix(reading: Reading, segment: Segment, start: number): Reading {
  const { text } = segment;
  const numbered = /第\s?$/u.exec(text.slice(start, reading.from));
  const closed = numbered ? /^\s?号/u.exec(text.slice(reading.to)) : null;
  const from = closed && numbered ? start + numbered.index : reading.from;
  const to = closed ? reading.to + closed[0].length : reading.to;
  const { prefix } = PREFIX.exec(text.slice(start, from))?.groups ?? {};
  const series =
    start === 0 && reading.to === text.trimEnd().length ? SERIES.exec(text.slice(0, from)) : null;
  if (series && !NO_SERIES.test(series[1] ?? ''))
    return { ...reading, from: 0, value: text.slice(0, reading.to) };
  const isNumber = /-|^第/u.test(text.slice(from, to));
  const begin = prefix !== undefined && isNumber && !NO_PREFIX.test(prefix) ? from - prefix.length - 1 : from;
  if (begin === reading.from && to === reading.to) return reading;
  return { ...reading, from: begin, to, value: text.slice(begin, to) };
}
