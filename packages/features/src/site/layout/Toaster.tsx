import type { ToastRegionProps } from '@fanous/ui/feedback/Toast';
import type { ToastContent } from '@fanous/ui/feedback/toasts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { loadChunk } from '../../shared/lazy/loadChunk.ts';

type LoadedToasts = ToastRegionProps & { Region: ComponentType<ToastRegionProps> };

/** Shows toasts. Its code loads with the first toast. */
export function Toaster() {
  const { toasts } = useApp();
  const [loadedToasts, setLoadedToasts] = useState<LoadedToasts>();
  const loading = useRef<Promise<LoadedToasts>>(undefined);
  useEffect(() => {
    const show = async (content: ToastContent) => {
      loading.current ??= loadToasts();
      const ready = await loading.current;
      ready.toasts.show(content);
      setLoadedToasts(ready);
    };
    return toasts.subscribe((content) => void show(content));
  }, [toasts]);
  return loadedToasts ? <loadedToasts.Region toasts={loadedToasts.toasts} /> : null;
}

async function loadToasts(): Promise<LoadedToasts> {
  const [{ ToastRegion }, { createToasts }] = await Promise.all([
    loadChunk(() => import('@fanous/ui/feedback/Toast')),
    loadChunk(() => import('@fanous/ui/feedback/toasts')),
  ]);
  return { Region: ToastRegion, toasts: createToasts() };
}
