/**
 * What was being edited when a session ended, kept until the same user has signed in again in this tab. It is kept in this page's memory
 * alone: nothing reaches storage, a reload or another tab, and another user's sign-in drops it.
 */
export interface Editing<Draft> {
  /** Tells it from everything else that is edited at the same address. */
  readonly name: string;
  readonly isDirty: () => boolean;
  readonly read: () => Draft;
  readonly restore: (draft: Draft) => void;
}
type AnyEditing = Editing<unknown>;

const mounted = new Map<AnyEditing, string>();
let kept: { readonly owner: string; readonly drafts: Map<string, unknown> } | undefined;
let offers: readonly string[] = [];
const listeners = new Set<() => void>();

/** Where a draft belongs: the address and the form there. */
const keyOf = ({ name }: AnyEditing): string => `${location.pathname} ${name}`;

function update(): void {
  const next = [...new Set(mounted.values())].filter((key) => kept?.drafts.has(key));
  if (next.join('\n') === offers.join('\n')) return;
  offers = next;
  for (const listener of listeners) listener();
}

/** Keeps what is edited on the screen, should the session end. Returns the way to stop. */
export function trackDraft<Draft>(editing: Editing<Draft>): () => void {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a kept draft comes back to the form of its own key alone
  const any = editing as AnyEditing;
  mounted.set(any, keyOf(any));
  update();
  return () => {
    mounted.delete(any);
    update();
  };
}

/** The session of `owner` (the user's id) has ended. True when there was something to keep. */
export function keepDrafts(owner: string): boolean {
  const dirty = [...mounted].filter(([editing]) => editing.isDirty());
  // What an earlier end has left is not lost to a second one without edits.
  if (dirty.length > 0)
    kept = { owner, drafts: new Map(dirty.map(([editing, key]) => [key, editing.read()])) };
  return dirty.length > 0;
}

/** Somebody signed in: another user's drafts are gone. */
export function dropDraftsOfOthers(owner: string): void {
  if (kept?.owner !== owner) kept = undefined;
  update();
}

/** Whose drafts are kept: the user's id. */
export const findOwnerOfKept = (): string | undefined => kept?.owner;

/** Puts back what belongs to the forms on the screen, or gives it up. */
export function settleDrafts(choice: 'restore' | 'discard'): void {
  const drafts = kept?.drafts;
  if (!drafts) return;
  for (const key of offers) {
    const draft = drafts.get(key);
    drafts.delete(key);
    if (choice === 'discard') continue;
    for (const [editing, at] of mounted) if (at === key) editing.restore(draft);
  }
  update();
}

/** Whether something kept belongs to a form on the screen. */
export const hasOffers = (): boolean => offers.length > 0;
/** Hears when offers come and go. Returns the way to stop listening. */
export function onOffersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
