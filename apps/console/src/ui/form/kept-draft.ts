import { useEffect, useRef } from 'react';
import { trackDraft, type Editing } from '#lib/drafts/kept-drafts.ts';

/** Keeps edits when the session ends, and offers to restore them once the same user has signed in again (see `Notices`). */
export function useKeptDraft<Draft>(editing: Editing<Draft>): void {
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });
  const { name } = editing;
  useEffect(
    () =>
      trackDraft<Draft>({
        name,
        isDirty: () => latest.current.isDirty(),
        read: () => latest.current.read(),
        restore: (draft) => latest.current.restore(draft),
        toStored: (draft) => (latest.current.toStored ? latest.current.toStored(draft) : draft),
      }),
    [name],
  );
}
