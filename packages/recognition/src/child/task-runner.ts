import { setImmediate as nextTurn } from 'node:timers/promises';
import { toPageJson } from '../page-json.ts';
import type { Answer, ChildSettings, Task } from '../protocol.ts';
import type { DocumentKind, Page } from '../types.ts';
import { openImage, redrawImage } from './picture/image-document.ts';
import { openPdf } from './pdf/pdf-document.ts';
import { EngineHolder } from './ocr/engine-holder.ts';
import { readPlaces } from './places/read-places.ts';
import { DocumentProblem } from './problem.ts';
import { readDocument } from './read-document.ts';
import type { OpenDocument } from './open-document.ts';

type Send = (answer: Answer) => void;

/** Carries out tasks, one at a time; keeps the libraries loaded between them. */
export class TaskRunner {
  readonly #settings: ChildSettings;
  readonly #engine: EngineHolder;

  constructor(settings: ChildSettings) {
    this.#settings = settings;
    this.#engine = new EngineHolder(settings);
  }

  /** Carries out a task. `isEnough` says between two pages whether to end there. */
  async run(task: Task, send: Send, isEnough: () => boolean): Promise<void> {
    if (task.type === 'redraw') {
      const bytes = await redrawImage(await readDocument(), task, this.#settings.megapixels);
      send({ type: 'picture', bytes });
      return;
    }
    const document = await this.#open(task.kind);
    try {
      if (task.type === 'inspect') send({ type: 'opened', pages: document.pageCount });
      if (task.type === 'read') await this.#read(document, { task, send, isEnough });
      if (task.type === 'picture') await this.#picture(document, task, send);
      if (task.type === 'places') await this.#places(document, task, send);
      if (task.type === 'cut') this.#cut(document, task, send);
    } finally {
      document.close();
    }
  }

  async #open(kind: DocumentKind): Promise<OpenDocument> {
    const { megapixels } = this.#settings;
    const bytes = await readDocument();
    return await (kind === 'pdf' ? openPdf(bytes, megapixels) : openImage(bytes, kind, megapixels));
  }

  async #read(
    document: OpenDocument,
    { task, send, isEnough }: { task: Task & { type: 'read' }; send: Send; isEnough: () => boolean },
  ): Promise<void> {
    const { pageCount } = document;
    if (pageCount > this.#settings.pages) throw new DocumentProblem('TOO_MANY_PAGES');
    send({ type: 'opened', pages: pageCount });
    const last = Math.min(task.to ?? pageCount, pageCount);
    for (let number = Math.max(1, task.from); number <= last; number++) {
      const page: Page = await document.readPage(number, this.#engine);
      send({ type: 'page', page: toPageJson(page) });
      // A page with text of its own is read without a pause: what the parent says is heard in this one.
      await nextTurn();
      if (isEnough()) return;
    }
  }

  async #places(document: OpenDocument, task: Task & { type: 'places' }, send: Send): Promise<void> {
    if (task.page < 1 || task.page > document.pageCount) throw new DocumentProblem('NO_PAGES');
    const grey = await document.pixels(task.page);
    const readings = await readPlaces(grey, task.transform, task.places, await this.#engine.get());
    send({ type: 'places', readings });
  }

  #cut(document: OpenDocument, task: Task & { type: 'cut' }, send: Send): void {
    if (document.cut === undefined) throw new DocumentProblem('NO_PAGES');
    document.cut(task.ranges, (part, bytes) => send({ type: 'piece', part, bytes }));
  }

  async #picture(document: OpenDocument, task: Task & { type: 'picture' }, send: Send): Promise<void> {
    if (task.page < 1 || task.page > document.pageCount) throw new DocumentProblem('NO_PAGES');
    const transform = task.transform ?? { turn: 0, skew: 0 };
    send({ type: 'picture', bytes: await document.picture(task.page, task.width, transform) });
  }
}
