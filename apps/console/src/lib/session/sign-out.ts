import { call } from '#lib/api/client.ts';
import { forgetDrafts } from '#lib/drafts/kept-drafts.ts';
import { paths } from '#lib/paths.ts';
import { endSession } from '#lib/session/session.ts';

/** Signs out: the server is called without waiting (`keepalive`), storage is cleared, and the page is reloaded. */
export function signOut(): void {
  void call('logout', { keepalive: true });
  forgetDrafts();
  endSession();
  location.replace(paths.login);
}
