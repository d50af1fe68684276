import type { SideMenuProps } from '@fanous/ui/navigation/SideMenu';
import { useCommandShortcut } from '@fanous/ui/overlays/useCommandShortcut';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchDialogWithArea } from '../lazyDialogs.ts';
import { useLazyDialog } from '../shared/lazy/useLazyDialog.ts';
import { isSlashShortcutOn, storeSlashShortcut } from './slashShortcut.ts';

const allShortcuts = ['mod+k', '/'] as const;
const shortcutsWithoutSlash = ['mod+k'] as const;

interface SearchHostProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The items of the side menu, in the dashboard. */
  menuItems?: SideMenuProps['items'];
}

/** Loads the search when it is opened. `/`, Ctrl K and ⌘ K open it. */
export function SearchHost({ isOpen, onOpenChange, menuItems }: SearchHostProps) {
  const { load } = useLazyDialog(searchDialogWithArea);
  const [isLoaded, setLoaded] = useState(false);
  const [isSlashOn, setSlashOn] = useState(isSlashShortcutOn);
  const loadDialog = useEffectEvent(() => load());
  const handleLoad = useEffectEvent((isDone: boolean | undefined) => {
    if (isDone) setLoaded(true);
    else onOpenChange(false);
  });
  useEffect(() => {
    if (isOpen) void loadDialog().then((isDone) => handleLoad(isDone));
  }, [isOpen]);
  useCommandShortcut(
    () => {
      if (isOpen) onOpenChange(false);
      // Not over another dialog, which may hold unsaved work.
      else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) onOpenChange(true);
    },
    isSlashOn ? allShortcuts : shortcutsWithoutSlash,
  );
  if (!isOpen || !isLoaded) return null;
  return (
    <searchDialogWithArea.dialog.Component
      menuItems={menuItems}
      isSlashOn={isSlashOn}
      onSlashChange={(isOn) => {
        setSlashOn(isOn);
        storeSlashShortcut(isOn);
      }}
      onClose={() => onOpenChange(false)}
    />
  );
}
