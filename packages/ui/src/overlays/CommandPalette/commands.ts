import { matchesAnywhere } from '@fanous/arabic/match';
import type { ReactNode } from 'react';
import type { IconSource } from '../../media/Icon/icons.ts';

/** One line of a command palette: an action or a page. */
export interface Command {
  id: string;
  label: string;
  /** Shown instead of the label: a sentence with a name in it, in the direction of the page. */
  content?: ReactNode;
  /** A second line, such as the place of a search result. */
  description?: string;
  icon?: IconSource;
  /** A small picture at the start instead of an icon: a cover or an avatar. It is decoration. */
  media?: ReactNode;
  /** A short fact at the end, such as a price. */
  meta?: ReactNode;
  /** Other words that find it: «حساب ملف» for the profile. */
  keywords?: string;
  /** The keys that do the same on the page: `['Ctrl', 'S']`. Shown as a hint; the page handles them. */
  shortcut?: readonly string[];
  /** Leads to a page of the app. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  /** Puts a text into the field instead of closing the palette: a recent or a corrected search. */
  inputText?: string;
  /** Keeps the palette open when it runs. */
  staysOpen?: boolean;
  /** False for a row that is not a result, such as “show all”. It is not counted, not emphasised, and becomes active after results. */
  isResult?: boolean;
}

/** Commands below a heading. */
export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
}

interface CommandFilter {
  groups: readonly CommandGroup[];
  text: string;
  filter: 'fold' | 'none';
  recentIds: readonly string[];
  recentLabel: string | undefined;
}

/** The id of the group of recent commands. */
const recentGroupId = 'recent-commands';

const matchesCommand = ({ label, keywords = '' }: Command, text: string) =>
  matchesAnywhere(label, text) || matchesAnywhere(keywords, text);

/** Returns the groups to show. Without a text the recent commands come first, and are not listed again. */
export function getShownGroups({ groups, text, filter, recentIds, recentLabel }: CommandFilter): CommandGroup[] {
  const isEmpty = text.trim() === '';
  const all = groups.flatMap(({ commands }) => commands);
  const recent =
    isEmpty && recentLabel !== undefined
      ? recentIds.map((id) => all.find((command) => command.id === id)).filter((command) => command !== undefined)
      : [];
  const rest = groups.map((group) => ({
    ...group,
    commands: group.commands.filter(
      (command) => !recent.includes(command) && (filter === 'none' || isEmpty || matchesCommand(command, text)),
    ),
  }));
  return [{ id: recentGroupId, label: recentLabel ?? '', commands: recent }, ...rest].filter(
    ({ commands }) => commands.length > 0,
  );
}
