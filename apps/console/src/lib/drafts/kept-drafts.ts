/**
 * Unsaved edits of an ended session, kept until the same user has signed in again in this tab: in this page's memory, and encrypted in the
 * tab's storage in case the page is reloaded (see `stored-drafts.ts`). Another user's sign-in drops them.
 */
export interface Editing<Draft> {
  /** Distinguishes it from other edits at the same address. */
  readonly name: string;
  readonly isDirty: () => boolean;
  readonly read: () => Draft;
  readonly restore: (draft: Draft) => void;
  /** What of it outlives a reload, as JSON: no files. All of it by default; undefined for nothing. */
  readonly toStored?: ((draft: Draft) => unknown) | undefined;
}
type AnyEditing = Editing<unknown>;

const mounted = new Map<AnyEditing, string>();
/** A draft, and what of it may be stored. */
interface KeptDraft {
  readonly draft: unknown;
  readonly stored: unknown;
}
let kept: { readonly owner: string; readonly drafts: Map<string, KeptDraft> } | undefined;
let offers: readonly string[] = [];
const listeners = new Set<() => void>();
let notifyStore: (() => void) | undefined;

/** Where a draft belongs: the address and the form there. */
const keyOf = ({ name }: AnyEditing): string => `${location.pathname} ${name}`;

function update(): void {
  const next = [...new Set(mounted.values())].filter((key) => kept?.drafts.has(key));
  if (next.join('\n') === offers.join('\n')) return;
  offers = next;
  for (const listener of listeners) listener();
}

/** Keeps what is edited on the screen if the session ends. Returns a function that stops it. */
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
  if (dirty.length > 0) {
    kept = { owner, drafts: new Map(dirty.map(([editing, key]) => [key, readDraft(editing)])) };
    notifyStore?.();
  }
  return dirty.length > 0;
}

function readDraft({ read, toStored }: AnyEditing): KeptDraft {
  const draft = read();
  return { draft, stored: toStored ? toStored(draft) : draft };
}

/** Signed out on purpose, everything that would be lost agreed to: nothing is kept. */
export function forgetDrafts(): void {
  mounted.clear();
  kept = undefined;
  update();
  notifyStore?.();
}

/** Called at sign-in: drops other users' drafts. */
export function dropDraftsOfOthers(owner: string): void {
  if (kept !== undefined && kept.owner !== owner) {
    kept = undefined;
    notifyStore?.();
  }
  update();
}

/** What may be stored, and its owner; undefined if there is nothing. */
export function readStorable(): { readonly owner: string; readonly drafts: [string, unknown][] } | undefined {
  if (!kept) return undefined;
  const drafts = [...kept.drafts].flatMap(([key, { stored }]): [string, unknown][] =>
    stored === undefined ? [] : [[key, stored]],
  );
  return drafts.length > 0 ? { owner: kept.owner, drafts } : undefined;
}

/** Takes up what an earlier page of this tab stored. What this page itself keeps says more. */
export function adoptDrafts(owner: string, drafts: readonly (readonly [string, unknown])[]): void {
  if (kept) return;
  kept = { owner, drafts: new Map(drafts.map(([key, draft]) => [key, { draft, stored: draft }])) };
  update();
}

/** Called when the kept drafts have changed. */
export function onKeptChange(listener: () => void): void {
  notifyStore = listener;
}

/** Whose drafts are kept: the user's id. */
export const findOwnerOfKept = (): string | undefined => kept?.owner;

/** Puts back what belongs to the forms on the screen, or gives it up. */
export function settleDrafts(choice: 'restore' | 'discard'): void {
  const drafts = kept?.drafts;
  if (!drafts) return;
  for (const key of offers) {
    const found = drafts.get(key);
    drafts.delete(key);
    if (choice === 'discard' || found === undefined) continue;
    for (const [editing, at] of mounted) if (at === key) editing.restore(found.draft);
  }
  update();
  notifyStore?.();
}

/** Whether something kept belongs to a form on the screen. */
export const hasOffers = (): boolean => offers.length > 0;
/** Hears when offers come and go. Returns the way to stop listening. */
export function onOffersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
