import type { Session } from '@fanous/api-client/session';
import { IconButton } from '@fanous/ui/actions/IconButton';
import type { SideMenuProps } from '@fanous/ui/navigation/SideMenu';
import { useCommandShortcut } from '@fanous/ui/overlays/useCommandShortcut';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { quickSearchWithArea } from '../../lazyDialogs.ts';
import { useLazyDialog } from '../../shared/lazy/useLazyDialog.ts';

interface QuickSearchButtonProps {
  user: Session['data'];
  menuItems: SideMenuProps['items'];
}

/** The button of the quick search. Ctrl K and ⌘ K open it from anywhere in the dashboard. */
export function QuickSearchButton({ user, menuItems }: QuickSearchButtonProps) {
  const { t } = useLingui();
  const { load } = useLazyDialog(quickSearchWithArea);
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    const isLoaded = await load(() => Promise.resolve(true));
    if (isLoaded) setOpen(true);
  };
  useCommandShortcut(() => {
    if (isOpen) setOpen(false);
    // Not over another dialog, which may hold unsaved work.
    else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) void open();
  }, shortcuts);
  return (
    <>
      <IconButton
        icon="search"
        label={t`Quick search`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPress={open}
      />
      {isOpen && (
        <quickSearchWithArea.dialog.Component user={user} menuItems={menuItems} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Without `/`: WCAG 2.1.4 asks for a way to turn off a shortcut of one character. */
const shortcuts = ['mod+k'] as const;
