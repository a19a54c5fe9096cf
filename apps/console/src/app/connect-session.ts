import { openAccessExpired } from '#app/access-expired.ts';
import { goToSignIn, router } from '#app/router.tsx';
import { handleRefusals } from '#lib/api/transport.ts';
import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import {
  endSession,
  findSession,
  onSessionChange,
  restoreSession,
  sessionKeys,
} from '#lib/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';

const channelName = 'session';

/** Ties the session to other tabs and to refusals of any call. Called once at start. */
export function connectSession(): void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  restoreSession();
  let token = findSession()?.token;

  onSessionChange((session) => {
    if (session?.token === token) return;
    const before = token;
    token = session?.token;
    if (token === undefined && before !== undefined) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
      channel?.postMessage(before);
    }
  });

  // Other tabs see nothing of session storage, so the end of a session is also announced with its token.
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== token || token === undefined) return;
    endSession();
    void goToSignIn();
  });
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === sessionKeys.token) followOtherTab();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) followOtherTab();
  });
  connectRefusals();
}

/** Another tab signed out, or in as somebody else: this page must not go on showing what it shows. */
function followOtherTab(): void {
  const before = findSession()?.token;
  const after = restoreSession()?.token;
  if (before === after) return;
  if (after === undefined) void goToSignIn();
  else location.assign(paths.home);
}

function connectRefusals(): void {
  handleRefusals({
    sessionEnded: () => {
      toast.info(common.get().session.ended);
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
