import type { AppServices } from '../shared/app/app.ts';
import { cleanOfflineQueries, deleteOfflineImages } from './offlineQueries.ts';
import { persistQueries } from './persistQueries.ts';
import { registerWorker } from './registerWorker.ts';
import { restoreQueries } from './restoreQueries.ts';

// The app restores data with the module that has started it: its chunk is cached.
export { restoreQueries };

/** Makes visited pages readable without a network. `onUpdate` is called when a new version of the app is ready. */
export function startOffline(app: AppServices, onUpdate: (applyUpdate: () => void) => void): void {
  const { session } = app;
  let userId = session.get()?.data.id;
  session.subscribe(() => {
    const nextUserId = session.get()?.data.id;
    if (nextUserId === userId) return;
    userId = nextUserId;
    // In every tab: each may have stored something in the meantime.
    void Promise.all([cleanOfflineQueries(userId), deleteOfflineImages()]).catch(() => {});
  });
  // The session may have ended while no tab was open.
  void cleanOfflineQueries(userId).catch(() => {});
  persistQueries(app);
  window.addEventListener('offline', () => void restoreQueries(app));
  if (!navigator.onLine) void restoreQueries(app);
  // Some browsers refuse it in private windows.
  registerWorker(onUpdate).catch(() => {});
}
