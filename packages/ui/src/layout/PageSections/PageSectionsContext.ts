import { createContext } from 'react';

export interface PageSectionsState {
  /** What the reader opened (`true`) and closed (`false`) on an earlier visit, by the id of the section. */
  defaultExpandedById?: Readonly<Record<string, boolean>> | undefined;
  /** Called when the reader opens or closes a section. */
  onExpandedChange?: ((id: string, isExpanded: boolean) => void) | undefined;
}

/** Passes the state of the sections from `PageSections` to each `PageSection`. */
export const PageSectionsContext = createContext<PageSectionsState>({});
