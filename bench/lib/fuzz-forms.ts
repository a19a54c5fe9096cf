import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samplesFolder } from '@ocr/specimens';
import type { Draw, JsonSchema } from './fuzz-values.ts';

interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly body: Buffer | string;
}
const boundary = 'fuzz-boundary-7d3a91';
const formType = `multipart/form-data; boundary=${boundary}`;

const picture = await readFile(join(samplesFolder, 'meishi-scan.jpg'));
const document = await readFile(join(samplesFolder, 'invoice-form.pdf'));

const isBinary = ({ format, items }: JsonSchema) => format === 'binary' || items?.format === 'binary';

/** A form by the schema of its parts, in any order; parts are left out, doubled, added and spoiled with the chance `wildness`. */
export function makeForm(draw: Draw, form: JsonSchema, wildness: number): { type: string; body: Buffer } {
  const parts = Object.entries(form.properties ?? {})
    .filter(([name]) => draw.chance(form.required?.includes(name) === true ? 1 - wildness / 4 : 0.5))
    .flatMap(([name, schema]) => makeParts(draw, { name, schema }, wildness));
  if (draw.chance(wildness)) parts.push({ name: draw.hostileText(), body: draw.hostileText() });
  if (draw.chance(wildness / 2)) parts.push(...parts);
  return { type: formType, body: encode(draw, draw.chance(0.5) ? parts : parts.toReversed(), wildness) };
}

function makeParts(
  draw: Draw,
  { name, schema }: { name: string; schema: JsonSchema },
  wildness: number,
): Part[] {
  if (isBinary(schema)) {
    const files = schema.type === 'array' ? draw.pick([1, 1, 1, 2, 3, 12]) : 1;
    return Array.from({ length: files }, () => makeFile(draw, name, wildness));
  }
  const value = draw.value(schema, name, wildness);
  return [{ name, body: typeof value === 'string' ? value : (JSON.stringify(value) ?? '') }];
}

/** Reading real documents is expensive, so most files only resemble some. */
function makeFile(draw: Draw, part: string, wildness: number): Part {
  const broken = [
    Buffer.alloc(0),
    Buffer.from('hello'),
    Buffer.from('%PDF-1.7\n'),
    document.subarray(0, 900),
    picture.subarray(0, 900),
    Buffer.from('PK\u0003\u0004broken'),
    Buffer.from('\ufeff<svg onload="alert(1)"/>'),
    Buffer.alloc(70_000, 255),
  ];
  const body = draw.chance(0.04) ? draw.pick([document, picture]) : draw.pick(broken);
  return {
    name: draw.chance(wildness / 2) ? draw.hostileText() : part,
    fileName: draw.chance(wildness) ? draw.hostileText() : draw.pick(['請求書.pdf', 'scan.jpg', 'a.xlsx']),
    type: draw.pick(['application/pdf', 'image/jpeg', 'text/html', '']),
    body,
  };
}

function encode(draw: Draw, parts: readonly Part[], wildness: number): Buffer {
  const quoted = (text: string) => (draw.chance(wildness / 4) ? text : text.replace(/["\r\n]/g, '_'));
  const chunks = parts.flatMap(({ name, fileName, type, body }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`,
    fileName === undefined ? '' : `; filename="${quoted(fileName)}"`,
    type === undefined || type === '' ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    body,
    '\r\n',
  ]);
  const end = draw.chance(wildness / 4) ? '' : `--${boundary}--\r\n`;
  return Buffer.concat([...chunks, end].map((chunk) => Buffer.from(chunk)));
}
