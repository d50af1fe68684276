import type { ToastRegionProps } from '@fanous/ui/feedback/Toast';
import type { ToastContent } from '@fanous/ui/feedback/toasts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { loadChunk } from '../../shared/lazy/chunk.ts';

type Shown = ToastRegionProps & { Region: ComponentType<ToastRegionProps> };

/** Where toasts appear. Its code comes with the first of them, which waits for it. */
export function Toaster() {
  const { toasts } = useApp();
  const [shown, setShown] = useState<Shown>();
  const loading = useRef<Promise<Shown>>(undefined);
  useEffect(() => {
    const show = async (content: ToastContent) => {
      loading.current ??= loadToasts();
      const ready = await loading.current;
      ready.toasts.show(content);
      setShown(ready);
    };
    return toasts.subscribe((content) => void show(content));
  }, [toasts]);
  return shown ? <shown.Region toasts={shown.toasts} /> : null;
}

async function loadToasts(): Promise<Shown> {
  const [{ ToastRegion }, { createToasts }] = await Promise.all([
    loadChunk(() => import('@fanous/ui/feedback/Toast')),
    loadChunk(() => import('@fanous/ui/feedback/toasts')),
  ]);
  return { Region: ToastRegion, toasts: createToasts() };
}
