import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Providers } from '#app/Providers.tsx';
import { connectSession } from '#app/connect-session.ts';
import { router } from '#app/router.tsx';
import { UnreachablePage } from '#app/errors/UnreachablePage.tsx';
import { loadConfig } from '#lib/config.ts';
import { common } from '#lib/i18n/common.ts';
import { takeOverSession } from '#lib/session/hand-over.ts';
import { restoreSession } from '#lib/session/session.ts';

type Draw = (content: ReactNode) => void;

/** Loads what every screen needs (configuration, words), then draws; says so and tries again when the server is away. */
export function startConsole(draw: Draw): void {
  void begin(draw);
}

async function begin(draw: Draw): Promise<void> {
  await common.load();
  // Both wait for somebody else: the server, and other tabs.
  const session = restoreSession() ? undefined : takeOverSession();
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
