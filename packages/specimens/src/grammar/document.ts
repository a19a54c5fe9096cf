import { makeDay } from '../content/calendar.ts';
import type { Typeface } from '../draw/sheet.ts';
import { createRandom } from '../random.ts';
import { askFor } from './ask/index.ts';
import { intoProse, makeContent } from './content.ts';
import { kindOf } from './kinds/index.ts';
import type { Form } from './kinds/define.ts';
import { drawCard } from './page/card-form.ts';
import { drawCertificate } from './page/certificate-form.ts';
import { drawGridForm } from './page/grid-form.ts';
import { drawLetter } from './page/letter-form.ts';
import { Pen } from './page/pen.ts';
import type { SheetSize } from './page/pen.ts';
import { drawSheet } from './page/sheet-form.ts';
import { drawSlip } from './page/slip-form.ts';
import { drawnFacts } from './truth.ts';
import type { Content, GrammarDocument, LayoutFamily, Scene, TableContent, TableTruth } from './types.ts';

const forms: Readonly<Record<Form, (pen: Pen, family: LayoutFamily, content: Content) => void>> = {
  sheet: drawSheet,
  grid: drawGridForm,
  letter: drawLetter,
  slip: drawSlip,
  card: drawCard,
  certificate: drawCertificate,
};

/** One document of a family: pages, what is on them, and questions about it. The same seeds give the same document. */
export function makeDocument(family: LayoutFamily, seed: number): GrammarDocument {
  const random = createRandom(`document ${family.seed} ${seed}`);
  const scene: Scene = { family, random, day: makeDay(random), amounts: new Map() };
  const made = makeContent(scene);
  const form = family.choices.pick('form', kindOf(family.kind).forms);
  const content = form === 'sheet' || form === 'letter' || form === 'grid' ? withProse(family, made) : made;
  const paper = paperOf(family, form);
  const ink = family.choices.pick('ink', ['#111111', '#1a1a1a', '#222222', '#1b2a4a', '#000000']);
  const pen = new Pen(paper, faceOf(family), sizeOf(family, form, paper), ink);
  forms[form](pen, family, content);
  drawPageNumbers(pen, family);
  const pages = pen.pages();
  const { fields, absent } = askFor(
    family,
    drawnFacts(family, content, pen),
    pages,
    createRandom(`questions ${family.seed} ${seed}`),
  );
  return {
    id: `${family.id}-${seed}`,
    family,
    seed,
    day: scene.day,
    pages,
    fields,
    absent,
    tables: content.tables.map(tableTruth),
  };
}

function withProse(family: LayoutFamily, content: Content): Content {
  const head = intoProse(family, content.head);
  const foot = intoProse(family, content.foot);
  return { ...content, head: head.rest, foot: foot.rest, prose: [...head.prose, ...foot.prose] };
}

const a4 = { width: 595.28, height: 841.89 };

/** What is often printed on half a sheet. */
const smallKinds = new Set([
  'receipt',
  'waybill',
  'warranty',
  'ticket',
  'membership',
  'delivery-note',
  'medical-bill',
  'repair-slip',
  'donation-receipt',
]);

function paperOf(family: LayoutFamily, form: Form): SheetSize {
  const { choices } = family;
  if (form === 'slip')
    return {
      width: choices.pick('paper.roll', [164, 198, 226]),
      height: 2000,
      margin: choices.pick('paper.rollMargin', [8, 12, 16]),
      roll: true,
    };
  if (form === 'card') {
    const [width, height] = choices.pick(
      'paper.card',
      family.kind === 'business-card'
        ? [
            [258, 156],
            [258, 156],
            [241, 153],
          ]
        : [
            [258, 170],
            [340, 170],
            [425, 198],
          ],
    );
    return {
      width,
      height,
      margin: choices.pick('paper.cardMargin', [12, 16, 20]),
      roll: false,
    };
  }
  const sizes =
    family.language === 'ja'
      ? [a4, a4, a4, { width: 515.9, height: 728.5 }]
      : choices.pick('country', ['us', 'us', 'uk', 'uk', 'eu', 'au']) === 'us'
        ? [{ width: 612, height: 792 }]
        : [a4];
  const small = smallKinds.has(family.kind) && choices.chance('paper.small', 0.5);
  const size = small ? { width: 420, height: 595 } : choices.pick('paper.size', sizes);
  const flat =
    form === 'certificate'
      ? choices.chance('paper.flat', 0.4)
      : form === 'grid'
        ? choices.chance('paper.flat', 0.12)
        : false;
  const margin = small
    ? choices.pick('paper.smallMargin', [20, 28, 36])
    : choices.pick('paper.margin', [32, 40, 48, 56, 64]);
  return flat
    ? { width: size.height, height: size.width, margin, roll: false }
    : { ...size, margin, roll: false };
}

const faceOf = ({ language, choices }: LayoutFamily): Typeface =>
  language === 'ja'
    ? choices.pick('face', ['noto', 'gothic', 'gothic', 'mincho', 'mincho'])
    : choices.pick('face', ['sans', 'sans', 'serif', 'mono', 'noto', 'lato', 'lato', 'serif']);

function sizeOf({ choices }: LayoutFamily, form: Form, { height }: SheetSize): number {
  if (form === 'slip') return choices.pick('size.slip', [7, 7.5, 8.5]);
  if (form === 'card') return choices.pick('size.card', [7, 7.5, 8]);
  if (form === 'certificate')
    return choices.pick('size.certificate', height < 500 ? [8.5, 9.5] : [11, 12, 14]);
  return choices.pick('size', [8.5, 9, 9.5, 10, 10.5]);
}

function drawPageNumbers(pen: Pen, { choices, language }: LayoutFamily): void {
  const isNumbered = choices.chance('pageNumbers', pen.page > 1 ? 0.8 : 0.12);
  if (!isNumbered || pen.paper.roll || pen.paper.height < 500) return;
  const style = choices.pick(
    'pageNumbers.style',
    language === 'ja' ? ['*', '- * -', '*/#', '*ページ'] : ['Page * of #', '* / #', 'Page *', '- * -'],
  );
  const text = style.replace('*', String(pen.page)).replace('#', String(pen.page));
  pen.text(text, pen.left, pen.paper.height - pen.paper.margin / 2, {
    size: 8,
    width: pen.room,
    align: choices.pick('pageNumbers.align', ['center', 'right'] as const),
  });
}

/** Sections and sums between are no rows; a second line of an item belongs to its name. */
function tableTruth({ name, columns, lines }: TableContent): TableTruth {
  const rows = lines.flatMap((line) =>
    'cells' in line
      ? [
          columns.map(({ key }) =>
            key === 'name' && line.small !== undefined
              ? `${line.cells[key]} ${line.small}`
              : (line.cells[key] ?? ''),
          ),
        ]
      : [],
  );
  return { page: 1, name, header: columns.map(({ header }) => header), rows };
}
