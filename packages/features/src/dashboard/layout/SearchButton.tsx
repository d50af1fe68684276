import { IconButton } from '@fanous/ui/actions/IconButton';
import type { SideMenuProps } from '@fanous/ui/navigation/SideMenu';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazySearchHost } from '../../lazySearch.ts';

interface SearchButtonProps {
  menuItems: SideMenuProps['items'];
}

/** The button of the search in the dashboard. */
export function SearchButton({ menuItems }: SearchButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="search"
        label={t`Search`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPress={() => setOpen(true)}
      />
      <lazySearchHost.Component isOpen={isOpen} onOpenChange={setOpen} menuItems={menuItems} />
    </>
  );
}
