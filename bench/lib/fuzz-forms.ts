import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewInput, templateChange, templateInput } from '@ocr/contract';
import { samplesFolder } from '@ocr/specimens';
import { z } from 'zod';
import type { Draw, JsonSchema } from './fuzz-values.ts';

interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly body: Buffer | string;
}
const boundary = 'fuzz-boundary-7d3a91';
const formType = `multipart/form-data; boundary=${boundary}`;

const toSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const templates: Record<string, JsonSchema> = {
  createTemplate: toSchema(templateInput),
  updateTemplate: toSchema(templateChange),
  previewTemplate: toSchema(previewInput),
};
const picture = await readFile(join(samplesFolder, 'meishi-scan.jpg'));
const document = await readFile(join(samplesFolder, 'invoice-form.pdf'));

/** The calls that take a form, which the server's document does not describe by schemas. */
export const formRoutes: readonly string[] = [
  ...Object.keys(templates),
  'quoteRequest',
  'submitRequest',
  'importTenants',
];

/** A body for one of `formRoutes`: a form, or the JSON of a template where that is taken too. */
export function makeForm(draw: Draw, route: string, wildness: number): { type: string; body: Buffer } {
  const template = templates[route];
  const json = () => JSON.stringify(draw.value(template!, '', wildness));
  if (template !== undefined && route !== 'previewTemplate' && draw.chance(0.5))
    return { type: 'application/json', body: Buffer.from(json()) };
  const parts: Part[] = [];
  if (template !== undefined) {
    parts.push({ name: 'template', body: draw.chance(wildness) ? draw.hostileText() : json() });
    if (draw.chance(0.5)) parts.push(makeFile(draw, 'document', wildness));
    if (draw.chance(wildness)) parts.push({ name: 'templateId', body: templateId(draw, wildness) });
  } else {
    const files = draw.pick([1, 1, 1, 2, 3, 12]);
    if (route !== 'importTenants') parts.push({ name: 'templateId', body: templateId(draw, wildness) });
    for (let index = 0; index < files; index += 1)
      parts.push(makeFile(draw, route === 'importTenants' ? 'file' : 'files', wildness));
  }
  if (draw.chance(wildness)) parts.push({ name: draw.hostileText(), body: draw.hostileText() });
  if (draw.chance(wildness / 2)) parts.push(...parts);
  return { type: formType, body: encode(draw, draw.chance(0.5) ? parts : parts.toReversed(), wildness) };
}

function templateId(draw: Draw, wildness: number): string {
  return draw.chance(wildness) ? draw.hostileText() : draw.pick(draw.ids['template'] ?? ['x']);
}

/** Reading real documents is what costs; most files only look like some. */
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
