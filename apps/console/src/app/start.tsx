import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Providers } from '#app/Providers.tsx';
import { connectSession } from '#app/connect-session.ts';
import { router } from '#app/router.tsx';
import { UnreachablePage } from '#app/errors/UnreachablePage.tsx';
import { loadConfig } from '#lib/config.ts';
import { common } from '#lib/i18n/common.ts';
import { liveLockPrefix } from '#lib/session/names.ts';
import { restoreSession } from '#lib/session/session.ts';

type Draw = (content: ReactNode) => void;

/** Loads what every screen needs (configuration, words), then draws; says so and tries again when the server is away. */
export function startConsole(draw: Draw): void {
  void begin(draw);
}

async function begin(draw: Draw): Promise<void> {
  await common.load();
  // Both wait for something external: the server, and other tabs.
  const session = restoreSession() ? undefined : askOtherTabs();
  try {
    await Promise.all([loadConfig(), session]);
  } catch {
    draw(
      <Providers>
        <UnreachablePage onRetry={() => void begin(draw)} />
      </Providers>,
    );
    return;
  }
  connectSession();
  draw(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
}

/** Asks other tabs for their session if there may be one: signed-in tabs hold or wait for the lock of the event stream. */
async function askOtherTabs(): Promise<void> {
  if (!('BroadcastChannel' in globalThis)) return;
  // Addresses without TLS have no locks, whatever the types say; there the only way is to ask.
  if ('locks' in navigator) {
    const { held = [], pending = [] } = await navigator.locks.query();
    if (![...held, ...pending].some(({ name }) => name?.startsWith(liveLockPrefix))) return;
  }
  // Who cannot fetch this part signs in.
  const part = await import('#lib/session/take-over.ts').catch(() => undefined);
  await part?.takeOverSession();
}
