import type { ToastContent } from '@fanous/ui/feedback/toasts';
import { useApp } from '../app/app.ts';

/** Shows what fails or succeeds without a page of its own. Failures stay until they are closed (decision 22). */
export function useToast(): (content: ToastContent) => void {
  return useApp().toasts.emit;
}
