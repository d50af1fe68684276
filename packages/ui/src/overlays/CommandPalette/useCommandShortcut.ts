import { useEffect, useEffectEvent } from 'react';

/** `mod+k` is Ctrl K, on a Mac also ⌘ K. `/` works outside of fields only. */
export type CommandShortcut = 'mod+k' | '/';

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Keys are compared by position: with an Arabic layout they have other letters. */
function matchesShortcut(event: KeyboardEvent, shortcut: CommandShortcut): boolean {
  if (event.altKey || event.shiftKey) return false;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (shortcut === 'mod+k') return hasModifier && event.code === 'KeyK';
  return !hasModifier && (event.key === '/' || event.code === 'Slash') && !isEditable(event.target);
}

/**
 * Calls a function at the shortcuts of a command palette. For a page that loads `CommandPalette` when it is first opened; the palette
 * itself does the same.
 */
export function useCommandShortcut(
  onShortcut: () => void,
  shortcuts: readonly CommandShortcut[] = ['mod+k', '/'],
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !shortcuts.some((shortcut) => matchesShortcut(event, shortcut)))
      return;
    event.preventDefault();
    onShortcut();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
