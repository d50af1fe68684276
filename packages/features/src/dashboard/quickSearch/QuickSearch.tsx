import { matchesAnywhere } from '@fanous/arabic/match';
import type { SideMenuProps } from '@fanous/ui/navigation/SideMenu';
import { CommandPalette } from '@fanous/ui/overlays/CommandPalette';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { hasAccess } from '../../shared/app/access.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useDebouncedValue } from '../../shared/hooks/useDebouncedValue.ts';
import { NoResultText } from '../../shared/search/NoResultText.tsx';
import type { CommandGroup, User } from './foundCommands.ts';
import { useActionCommands } from './useActionCommands.ts';
import { useFoundCourses } from './useFoundCourses.ts';
import { useFoundUsers } from './useFoundUsers.ts';

const debounceMs = 250;

interface QuickSearchProps {
  user: User;
  /** The items of the side menu, which depend on the role. */
  menuItems: SideMenuProps['items'];
  onClose: () => void;
}

/** The command palette of the dashboard: pages and forms that the role may open, courses, and users for admins. */
export function QuickSearch({ user, menuItems, onClose }: QuickSearchProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [inputText, setInputText] = useState('');
  const typed = inputText.trim();
  const rested = useDebouncedValue(typed, debounceMs);
  const searchText = { typed, sent: typed && rested };
  const courses = useFoundCourses(user, searchText);
  const users = useFoundUsers(user, searchText);
  const actions = useActionCommands(user);
  const error = courses.error ?? users.error;

  const pages: CommandGroup['commands'] = [
    { id: paths.home.to(), label: t`Home page`, icon: 'house', href: paths.home.to() },
    ...menuItems.map(({ href, label, icon }) => ({ id: href, label, icon, href })),
  ];
  const filterByLabel = (commands: CommandGroup['commands']) =>
    commands.filter(({ label }) => matchesAnywhere(label, typed));
  const groups: CommandGroup[] = [
    { id: 'pages', label: t`Pages`, commands: filterByLabel(pages) },
    { id: 'courses', label: t`Courses`, commands: courses.commands },
    { id: 'users', label: t`Users`, commands: users.commands },
    { id: 'actions', label: t`Actions`, commands: filterByLabel(actions) },
  ];
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // The layout opens it, before this code is loaded.
      shortcuts={noShortcuts}
      title={t`Quick search`}
      searchLabel={
        hasAccess(user, ['admin']) ? t`Search for a page, a course or a user` : t`Search for a page or a course`
      }
      groups={groups}
      filter="none"
      onInputChange={setInputText}
      isPending={courses.isPending || users.isPending}
      pendingLabel={t`Searching`}
      emptyLabel={error ? errorText(error) : <NoResultText search={typed} />}
      countMessage={(count) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`
      }
      hintLabels={{
        move: t({ message: 'Move', context: 'with the arrow keys' }),
        run: t({ message: 'Open', context: 'with the Enter key' }),
        close: t({ message: 'Close', context: 'with the Escape key' }),
      }}
    />
  );
}

const noShortcuts: [] = [];
