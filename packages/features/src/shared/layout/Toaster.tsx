import type { ToastRegionProps } from '@fanous/ui/feedback/Toast';
import type { ToastContent } from '@fanous/ui/feedback/toasts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useApp } from '../app/app.ts';
import { loadChunkOrReload } from '../lazy/loadChunk.ts';

type LoadedToasts = ToastRegionProps & { Region: ComponentType<ToastRegionProps> };

/** Shows toasts. Its code loads with the first toast. */
export function Toaster() {
  const { toasts } = useApp();
  const [loadedToasts, setLoadedToasts] = useState<LoadedToasts>();
  const loading = useRef<Promise<LoadedToasts>>(undefined);
  useEffect(() => {
    const show = async (content: ToastContent) => {
      loading.current ??= loadToasts();
      const loaded = await loading.current;
      loaded.toasts.show(content);
      setLoadedToasts(loaded);
    };
    return toasts.subscribe((content) => {
      // Without a network the code may be missing. The next toast tries again.
      show(content).catch(() => (loading.current = undefined));
    });
  }, [toasts]);
  return loadedToasts ? <loadedToasts.Region toasts={loadedToasts.toasts} /> : null;
}

async function loadToasts(): Promise<LoadedToasts> {
  const [{ ToastRegion }, { createToasts }] = await Promise.all([
    loadChunkOrReload(() => import('@fanous/ui/feedback/Toast')),
    loadChunkOrReload(() => import('@fanous/ui/feedback/toasts')),
  ]);
  return { Region: ToastRegion, toasts: createToasts() };
}
