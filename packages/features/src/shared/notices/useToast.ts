import type { ToastContent } from '@fanous/ui/feedback/toasts';
import { useApp } from '../app/app.ts';

/** Returns a function that shows a toast. Failures stay until they are closed (decision 22). */
export function useToast(): (content: ToastContent) => void {
  return useApp().toasts.emit;
}
