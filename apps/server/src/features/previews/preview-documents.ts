import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  RecognitionError,
  transformOf,
  type DocumentKind,
  type PageJson,
  type Recognizer,
} from '@ocr/recognition';
import { asOwner, ownerFolder, ownerId, type Owner } from '#features/templates/owner.ts';
import { findPreview, insertPreview, touchPreview, type PreviewDocument } from './previews.store.ts';
import { inspectSample, invalidSample } from '#features/templates/sample-document.ts';
import { getReadableTemplate } from '#features/templates/templates.store.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import { invalidField, notFound } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/upload.ts';
import { stageObjects, deleteStaged } from '#platform/storage/staged-objects.store.ts';
import { recordObjects, objectOf, assertStorageSpace } from '#platform/storage/stored-objects.store.ts';
import { countExtraction, countNewDocument } from './preview-quota.ts';

const previewPages = 3;

/** The source of a preview's document: sent now, a template's sample, or sent for an earlier preview. */
export interface PreviewSource {
  readonly document: ReceivedFile | undefined;
  readonly templateId: string | undefined;
  readonly hash: string | undefined;
}

/** Reads documents for previews, each content once per owner: previews of one owner run one after the other. */
export class PreviewDocuments {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  async get(
    owner: Owner,
    { document, templateId, hash }: PreviewSource,
    recognizer: Recognizer,
  ): Promise<PreviewDocument> {
    if (document !== undefined) return this.ofUpload(owner, document, recognizer);
    if (hash !== undefined) return this.known(owner, hash);
    if (templateId !== undefined) return this.ofTemplate(owner, templateId, recognizer);
    throw invalidField('document', 'REQUIRED');
  }

  private async known(owner: Owner, hash: string): Promise<PreviewDocument> {
    const found = await this.find(owner, hash);
    if (found === undefined) throw notFound();
    return found;
  }

  private async ofUpload(owner: Owner, file: ReceivedFile, recognizer: Recognizer): Promise<PreviewDocument> {
    const found = file.tooLarge ? undefined : await this.find(owner, file.sha256);
    if (found !== undefined) return { ...found, name: file.name };
    const { name, path, hash, kind } = await inspectSample(this.context, owner, file);
    const sample: UnreadSample = { name, hash, kind, open: (work) => work(path) };
    return { ...(await this.read(owner, sample, recognizer)), name };
  }

  private async ofTemplate(
    owner: Owner,
    templateId: string,
    recognizer: Recognizer,
  ): Promise<PreviewDocument> {
    const { document } = await asOwner(this.context.db, owner, (trx) =>
      getReadableTemplate(trx, owner, templateId),
    );
    if (document === null) throw invalidField('document', 'REQUIRED');
    const { name, kind, hash, storageKey } = document;
    const found = await this.find(owner, hash);
    if (found !== undefined) return { ...found, name };
    const open = <T>(work: (path: string) => Promise<T>) =>
      this.context.storage.withLocalFile(storageKey, work);
    return { ...(await this.read(owner, { name, hash, kind, open }, recognizer)), name };
  }

  /** A document that was read before. Counts as one extraction. */
  private async find(owner: Owner, hash: string): Promise<PreviewDocument | undefined> {
    const { db, clock } = this.context;
    const found = await asOwner(db, owner, async (trx) => {
      await touchPreview(trx, owner, hash, clock.now());
      return findPreview(trx, owner, hash);
    });
    if (found !== undefined) await countExtraction(this.context, ownerId(owner));
    return found;
  }

  private async read(
    owner: Owner,
    { name, hash, kind, open }: UnreadSample,
    recognizer: Recognizer,
  ): Promise<PreviewDocument> {
    const { context } = this;
    await countNewDocument(context, ownerId(owner));
    const folder = await mkdtemp(join(context.temporaryFolder, 'preview-'));
    try {
      const path = join(folder, 'document');
      await open((source) => copyFile(source, path));
      await this.assertStorageSpace(owner, path);
      const pages: PageJson[] = [];
      const { pageCount } = await recognizer.readEach(path, kind, (page) => void pages.push(page), {
        to: previewPages,
      });
      const storageKey = `${ownerFolder(owner)}/previews/${newId()}/document`;
      return await this.keep(owner, { name, hash, kind, pageCount, storageKey, ...split(pages) }, path);
    } catch (error) {
      if (error instanceof RecognitionError) throw invalidSample(name, error.code);
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Before the reading, which is what a preview costs. */
  private async assertStorageSpace(owner: Owner, path: string): Promise<void> {
    const { db, config } = this.context;
    const { size } = await stat(path);
    await asOwner(db, owner, (trx) => assertStorageSpace(trx, owner, size, config.tenantStorageBytes));
  }

  private async keep(owner: Owner, document: PreviewDocument, path: string): Promise<PreviewDocument> {
    const { context } = this;
    const objects = [objectOf(document)];
    const { size: bytes } = await stat(path);
    const { tenantStorageBytes } = context.config;
    await stageObjects(context, objects);
    try {
      await context.storage.putFile(document.storageKey, path);
      return await asOwner(context.db, owner, async (trx) => {
        const isFirst = await insertPreview(trx, owner, document, context.clock.now());
        const kept = objects.map((key) => ({ key, bytes, sha256: document.hash }));
        if (isFirst) await recordObjects(trx, owner, kept, tenantStorageBytes);
        return isFirst ? document : ((await findPreview(trx, owner, document.hash)) ?? document);
      });
    } finally {
      // Committed objects are no longer staged and stay.
      await deleteStaged(context, objects);
    }
  }
}

/** The pages' facts, and all that was read as JSON. */
function split(read: readonly PageJson[]): Pick<PreviewDocument, 'pages' | 'pagesJson'> {
  const pages = read.map(({ number, width, height, ...page }) => ({
    number,
    width,
    height,
    ...transformOf(page),
  }));
  return { pages, pagesJson: `[${read.map(({ json }) => json).join(',')}]` };
}

interface UnreadSample {
  readonly name: string;
  readonly hash: string;
  readonly kind: DocumentKind;
  readonly open: <T>(work: (path: string) => Promise<T>) => Promise<T>;
}
