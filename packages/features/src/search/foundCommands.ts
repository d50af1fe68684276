import type { Session } from '@fanous/api-client/session';
import type { CommandPaletteProps } from '@fanous/ui/overlays/CommandPalette';

export type User = Session['data'];
export type CommandGroup = CommandPaletteProps['groups'][number];

/** The text that is searched for. Both are empty as long as nothing is typed. */
export interface SearchText {
  typed: string;
  /** The text that the server searches for: older than `typed` until typing rests. */
  sent: string;
}

/** A longer list would be hard to scan. */
export const maxResultsPerKind = 5;
