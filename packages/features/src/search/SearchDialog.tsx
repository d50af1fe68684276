import { createMatchRanker } from '@fanous/arabic/rank';
import { Switch } from '@fanous/ui/forms/Switch';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { KeyboardHint } from '@fanous/ui/layout/KeyboardHint';
import type { SideMenuProps } from '@fanous/ui/navigation/SideMenu';
import { CommandPalette } from '@fanous/ui/overlays/CommandPalette';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { hasAccess } from '../shared/app/access.ts';
import { useApp } from '../shared/app/app.ts';
import { useSession } from '../shared/app/useSession.ts';
import { useErrorText } from '../shared/errors/useErrorText.ts';
import { useDebouncedValue } from '../shared/hooks/useDebouncedValue.ts';
import { useOnline } from '../shared/hooks/useOnline.ts';
import { type CommandGroup, maxResultsPerKind } from './foundCommands.ts';
import { createRecentSearches } from '../shared/storage/recentSearches.ts';
import { useActionCommands } from './useActionCommands.ts';
import { useSearchResults } from './useSearchResults.tsx';
import { useFoundUsers } from './useFoundUsers.ts';
import { useStartGroups } from './useStartGroups.ts';
import { findVisitedCourses } from './visitedCourses.ts';

const debounceMs = 250;
const noShortcuts: [] = [];
const retryId = 'retry';

interface SearchDialogProps {
  /** The items of the side menu, which depend on the role. Only in the dashboard. */
  menuItems: SideMenuProps['items'] | undefined;
  isSlashOn: boolean;
  onSlashChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** The search for courses, teachers and lessons. In the dashboard it also finds pages, forms, and users for admins. */
export function SearchDialog({ menuItems, isSlashOn, onSlashChange, onClose }: SearchDialogProps) {
  const { t } = useLingui();
  const { queryClient } = useApp();
  const errorText = useErrorText();
  const isOffline = !useOnline();
  const sessionUser = useSession()?.data;
  const user = menuItems && sessionUser;
  const [recentSearches] = useState(() => createRecentSearches(sessionUser?.id));
  const [inputText, setInputText] = useState('');
  const typed = inputText.trim();
  const rested = useDebouncedValue(typed, debounceMs);
  const searchText = { typed, sent: isOffline ? '' : typed && rested };

  const canEdit = user !== undefined && hasAccess(user, ['full-admin']);
  const catalog = useSearchResults(searchText, ({ id, slug }) =>
    canEdit ? paths.editCourse.to({ slug, id }) : paths.course.to({ slug }),
  );
  const users = useFoundUsers(user, searchText);
  const start = useStartGroups(recentSearches);
  const rank = createMatchRanker(typed);
  const filterByLabel = (commands: CommandGroup['commands']) =>
    commands.filter(({ label }) => rank([[label]]) !== undefined);
  const pages: CommandGroup['commands'] = menuItems
    ? [
        { id: paths.home.to(), label: t`Home page`, icon: 'house', href: paths.home.to() },
        ...menuItems.map(({ href, label, icon }) => ({ id: href, label, icon, href })),
      ]
    : [];
  const actions = useActionCommands(user);
  // Before the catalog: a teacher's name also finds all courses of the teacher.
  const dashboardGroups: CommandGroup[] = [
    { id: 'pages', label: t`Pages`, commands: filterByLabel(pages) },
    { id: 'users', label: t`Users`, commands: isOffline ? [] : users.commands },
  ];
  const actionGroup: CommandGroup = { id: 'actions', label: t`Actions`, commands: filterByLabel(actions) };
  const error = isOffline ? null : (catalog.error ?? users.error);
  const foundGroups = isOffline ? [getVisitedGroup()] : catalog.groups;
  const isPending = !isOffline && typed !== '' && (catalog.isPending || users.isPending);
  const hasFound = [...foundGroups, ...dashboardGroups, actionGroup].some(({ commands }) => commands.length > 0);

  function getVisitedGroup(): CommandGroup {
    return {
      id: 'visited',
      label: t`Saved on this device`,
      commands: (typed === '' ? [] : findVisitedCourses(queryClient, typed))
        .slice(0, maxResultsPerKind)
        .map(({ id, name, slug, user: teacher }) => ({
          id: `course-${id}`,
          label: name,
          description: teacher.name,
          icon: 'book-open',
          href: paths.course.to({ slug }),
        })),
    };
  }
  function getSuggestionGroup(): CommandGroup {
    const { suggestion } = catalog;
    return {
      id: 'suggestion',
      label: t`Suggestion`,
      commands:
        suggestion === undefined
          ? []
          : [
              {
                id: 'suggestion',
                label: suggestion,
                content: (
                  <Trans>
                    Did you mean “<Bidi>{suggestion}</Bidi>”?
                  </Trans>
                ),
                icon: 'search',
                inputText: suggestion,
                isResult: false,
              },
            ],
    };
  }
  const retry: CommandGroup = {
    id: retryId,
    label: t`Search failed`,
    commands: [
      {
        id: retryId,
        label: t`Try Again`,
        icon: 'refresh',
        isResult: false,
        staysOpen: true,
        onAction: () => {
          if (catalog.error) catalog.retry();
          if (users.error) users.retry();
        },
      },
    ],
  };

  const groups =
    typed === ''
      ? [start.recent, ...dashboardGroups, actionGroup, start.categories]
      : [
          ...(isOffline ? [] : [getSuggestionGroup()]),
          ...dashboardGroups,
          ...foundGroups,
          actionGroup,
          ...(error ? [retry] : []),
          // Nothing was found: another way to a course.
          ...(hasFound || isPending || error ? [] : [start.categories]),
        ];
  const emptyLabel = error ? (
    errorText(error)
  ) : isOffline ? (
    <Trans>You are offline. Only courses that you opened on this device can be found.</Trans>
  ) : typed === '' ? (
    <Trans>Search by title, teacher, category or lesson</Trans>
  ) : (
    <Trans>
      No results for “<Bidi>{typed}</Bidi>”. Try a shorter word or browse the categories.
    </Trans>
  );
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // The host opens it, before this code is loaded.
      shortcuts={noShortcuts}
      title={t`Search`}
      searchLabel={
        user === undefined
          ? t`Search courses, teachers, lessons`
          : hasAccess(user, ['admin'])
            ? t`Search for a page, a course or a user`
            : t`Search for a page or a course`
      }
      groups={groups}
      filter="none"
      highlightsMatches
      onInputChange={setInputText}
      isPending={isPending}
      pendingLabel={t`Searching`}
      emptyLabel={emptyLabel}
      countMessage={(count) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`
      }
      closeLabel={t({ message: 'Close', context: 'search' })}
      onRun={(id) => {
        if (typed !== '' && id !== retryId) recentSearches.add(typed);
      }}
      hintLabels={{
        move: t({ message: 'Move', context: 'with the arrow keys' }),
        run: t({ message: 'Open', context: 'with the Enter key' }),
        close: t({ message: 'Close', context: 'with the Escape key' }),
      }}
      footer={
        <KeyboardHint>
          <Switch isSelected={isSlashOn} onChange={onSlashChange}>
            <Trans>Open the search with the / key</Trans>
          </Switch>
        </KeyboardHint>
      }
    />
  );
}
