import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { useEffect, useState } from 'react';
import { useApp } from '../shared/app/app.ts';
import { isSlowConnection } from '../shared/app/connection.ts';

/**
 * Starts the offline support when the page has loaded and the browser is idle. Returns a function that changes to the new version
 * of the app, when there is one.
 */
export function useOfflineStart(): (() => void) | undefined {
  const app = useApp();
  const [applyUpdate, setApplyUpdate] = useState<() => void>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    let cancelIdle = () => {};
    const start = async () => {
      // Once registered, the worker also serves visitors who save data now.
      if (isSlowConnection() && !(await navigator.serviceWorker.getRegistration())) return;
      const { startOffline } = await import('./startOffline.ts');
      startOffline(app, (apply) => setApplyUpdate(() => apply));
    };
    const startWhenIdle = () => {
      cancelIdle = runWhenIdle(() => void start().catch(() => {}));
    };
    if (document.readyState === 'complete') startWhenIdle();
    else window.addEventListener('load', startWhenIdle, { once: true });
    return () => {
      window.removeEventListener('load', startWhenIdle);
      cancelIdle();
    };
  }, [app]);
  return applyUpdate;
}
