import { roleIds } from '@ocr/contract/limits';
import { useSyncExternalStore } from 'react';
import { findSession, getSession, onSessionChange, type Session } from '#lib/session/session.ts';

/** The session, as it changes; `undefined` once it has ended. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, findSession);
}

/** Whether the signed-in user is a partner. Read at drawing: a role never changes within a session. */
export function isPartner(): boolean {
  return getSession().roleId === roleIds.PARTNER;
}
