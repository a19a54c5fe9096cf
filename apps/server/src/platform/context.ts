import type { Recognizer } from '@ocr/recognition';
import type { Clock } from '#platform/clock/clock.ts';
import type { Threads } from '#platform/concurrency/threads.ts';
import type { Config } from '#platform/config/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { DocumentLanes } from '#platform/documents/document-lanes.ts';
import type { EventHub } from '#platform/events/events.ts';
import type { ExtractionThreads } from '#platform/extraction/extraction-threads.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { Storage } from '#platform/storage/index.ts';

/** What every feature works with. Made once per process, by `processes/`, and by tests. */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly events: EventHub;
  /** Reads whole documents, in child processes only. */
  readonly recognizer: Recognizer;
  /** Opens documents for waiting users, in child processes only. */
  readonly lanes: DocumentLanes;
  /** Finds values on pages, in threads only. */
  readonly extraction: ExtractionThreads;
  /** The same for previews, which wait for no document that is read. */
  readonly previewExtraction: ExtractionThreads;
  /** Writes files of results, usage and invoices, in threads only. */
  readonly exportThreads: Threads;
  /** Present large results, in threads only. */
  readonly answerThreads: Threads;
  /** Read banks' files, in threads only. */
  readonly bankFileThreads: Threads;
  /** Folder on local disk for temporary files; emptied at start. */
  readonly temporaryFolder: string;
}
