import type { Recognizer } from '@ocr/recognition';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/index.ts';
import type { Database } from '#platform/database/database.ts';
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
  /** Opens documents, in child processes only. */
  readonly recognizer: Recognizer;
  /** Finds values on pages, in threads only. */
  readonly extraction: ExtractionThreads;
  /** Folder on local disk for what is in flight; emptied at start. */
  readonly temporaryFolder: string;
}
