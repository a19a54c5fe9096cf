import { useState } from 'react';
import type { PreviewSource } from '#features/templates/preview/use-preview.ts';
import { newAttemptKey } from '#lib/request-calls.ts';

type Chosen = { readonly id: string; readonly file: File };
/** The sample that will be saved: the stored one, a new file, or none. */
type Kept =
  | { readonly kind: 'stored'; readonly templateId: string; readonly name: string }
  | (Chosen & { readonly kind: 'new' });

export interface Sample {
  readonly name: string | undefined;
  readonly source: PreviewSource | undefined;
  /** Another document than the sample is being tried. */
  readonly isTried: boolean;
  readonly hasSample: boolean;
  /** What a save does with the sample. */
  readonly change: { readonly file: File } | 'remove' | undefined;
  /** The template whose sample a new one takes over. */
  readonly copyOf: string | undefined;
  readonly choose: (file: File) => void;
  readonly keep: () => void;
  readonly goBack: () => void;
  readonly remove: () => void;
  /** Has a new file as the sample, or none, as it was when the session ended. */
  readonly restore: (change: Sample['change']) => void;
}

/** `stored` is the sample that the template has; `isOwn`, whether a save would keep it. */
export function useSample(
  stored: { readonly templateId: string; readonly name: string; readonly isOwn: boolean } | undefined,
): Sample {
  const [kept, setKept] = useState<Kept | undefined>(stored && { ...stored, kind: 'stored' });
  const [tried, setTried] = useState<Chosen>();
  const shown = tried ?? (kept?.kind === 'new' ? kept : undefined);
  const sourceOfKept: PreviewSource | undefined =
    kept?.kind === 'stored' ? { id: `template:${kept.templateId}`, templateId: kept.templateId } : kept;
  return {
    name: shown?.file.name ?? (kept?.kind === 'stored' ? kept.name : undefined),
    source: shown ?? sourceOfKept,
    isTried: tried !== undefined,
    hasSample: kept !== undefined,
    change:
      kept?.kind === 'new' ? { file: kept.file } : kept === undefined && stored?.isOwn ? 'remove' : undefined,
    copyOf: kept?.kind === 'stored' && stored?.isOwn === false ? kept.templateId : undefined,
    choose: (file) => {
      const chosen = { id: newAttemptKey(), file };
      // The first document becomes the sample; another one is only tried until it is saved.
      if (kept === undefined) setKept({ ...chosen, kind: 'new' });
      else setTried(chosen);
    },
    keep: () => {
      if (tried) setKept({ ...tried, kind: 'new' });
      setTried(undefined);
    },
    goBack: () => setTried(undefined),
    remove: () => setKept(undefined),
    restore: (change) => {
      if (change !== undefined)
        setKept(change === 'remove' ? undefined : { id: newAttemptKey(), file: change.file, kind: 'new' });
    },
  };
}
