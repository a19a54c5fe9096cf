import { useEffect } from 'react';
import { findConfig } from '#lib/config.ts';

/** The document's title: the app's name, then the page's. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${findConfig()?.appName ?? 'NSK_ADMIN'} | ${title}`;
  }, [title]);
}
