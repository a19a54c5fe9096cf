import { openAccessExpired } from '#app/access-expired.ts';
import { goToSignIn, router } from '#app/router.tsx';
import { handleRefusals } from '#lib/api/transport.ts';
import { common } from '#lib/i18n/common.ts';
import { dropDraftsOfOthers, findOwnerOfKept, keepDrafts } from '#lib/drafts/kept-drafts.ts';
import { paths, safeOrigin } from '#lib/paths.ts';
import { sessionChannelName, type SessionRequest } from '#lib/session/names.ts';
import {
  endSession,
  findSession,
  onSessionChange,
  restoreSession,
  sessionKeys,
} from '#lib/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Messages between tabs: a session has ended, or is requested. */
type Message = { readonly kind: 'ended'; readonly token: string } | SessionRequest;

/** Ties the session to other tabs, to refusals of any call and to what was being edited. Called once at start. */
export function connectSession(): void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(sessionChannelName) : undefined;
  let before = findSession();
  onSessionChange((session) => {
    if (session?.token === before?.token) return;
    const ended = before;
    before = session;
    if (session) dropDraftsOfOthers(session.claims.id);
    else if (ended) {
      keepDrafts(ended.claims.id);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
      channel?.postMessage({ kind: 'ended', token: ended.token } satisfies Message);
    }
  });

  // Other tabs see nothing of session storage, so the end of a session is also announced with its token.
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ended' && data.token === findSession()?.token) {
      endSession();
      void goToSignIn();
    }
  });
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === sessionKeys.token) followOtherTab();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) followOtherTab();
  });
  connectRefusals();
}

/** Another tab signed out, or signed in as another user: this page must not show its data any longer. */
function followOtherTab(): void {
  const before = findSession()?.token;
  const after = restoreSession();
  if (before === after?.token) return;
  if (after === undefined) void goToSignIn();
  // Reloading would lose what was being edited here.
  else if (before === undefined && findOwnerOfKept() === after.claims.id) void goBack();
  else location.assign(paths.home);
}

/** From sign-in to where the session ended. */
async function goBack(): Promise<void> {
  const { search } = router.state.location;
  await router.navigate({ href: safeOrigin('from' in search ? search.from : undefined), replace: true });
}

function connectRefusals(): void {
  handleRefusals({
    sessionEnded: () => {
      const t = common.get().session;
      toast.info(findOwnerOfKept() === undefined ? t.ended : t.endedKept);
      void goToSignIn();
    },
    passwordChangeDemanded: () => {
      if (router.state.location.pathname === paths.changePassword) return;
      toast.info(common.get().session.changePassword);
      void router.navigate({ to: paths.changePassword, replace: true });
    },
    secondFactorDemanded: () => {
      if (router.state.location.pathname === paths.secondFactor) return;
      toast.info(common.get().session.secondFactor);
      void router.navigate({ to: paths.secondFactor, replace: true });
    },
    accessExpired: openAccessExpired,
  });
}
