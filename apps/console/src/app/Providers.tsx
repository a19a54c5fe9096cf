import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { preferencesKey, readPreferences, savePreferences } from '#lib/preferences.ts';
import { cssVariables, theme } from '#ui/theme/theme.ts';

/** Keeps the theme under `configs`, and follows a change made in another tab. */
function createSchemeManager(): MantineColorSchemeManager {
  let follow: ((event: StorageEvent) => void) | undefined;
  return {
    get: () => readPreferences().theme,
    set: (value) => savePreferences({ theme: value === 'dark' ? 'dark' : 'light' }),
    subscribe: (onUpdate) => {
      follow = (event) => {
        if (event.key === preferencesKey) onUpdate(readPreferences().theme);
      };
      addEventListener('storage', follow);
    },
    unsubscribe: () => {
      if (follow) removeEventListener('storage', follow);
    },
    clear: () => savePreferences({ theme: 'light' }),
  };
}
const schemeManager = createSchemeManager();

const schemeAttribute = 'data-mantine-color-scheme';

// Paper is white in either theme.
addEventListener('beforeprint', () => document.documentElement.setAttribute(schemeAttribute, 'light'));
addEventListener('afterprint', () =>
  document.documentElement.setAttribute(schemeAttribute, readPreferences().theme),
);

/** What every screen needs around it: theme, cached answers, dialogs and messages. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="light"
      // Those of the library, too: its file of them is 4 KB of every first visit.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
