import { useEffect, useState } from 'react';
import { fetchVersion, findConfig } from '#lib/config.ts';

const interval = 10 * 60_000;

/** Whether the server has been updated since this page was loaded; asked at most every ten minutes, on coming back. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let last = performance.now();
    const check = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || performance.now() - last < interval) return;
      last = performance.now();
      const version = await fetchVersion();
      if (version !== undefined && version !== findConfig()?.version) setNew(true);
    };
    const onTick = (): void => void check();
    document.addEventListener('visibilitychange', onTick);
    const timer = setInterval(onTick, interval);
    return () => {
      document.removeEventListener('visibilitychange', onTick);
      clearInterval(timer);
    };
  }, []);
  return isNew;
}
