import { createContext } from 'react';
import type { TableRowActions } from './table.ts';

/** The actions of the rows, for the cells of the actions column. */
export const RowActionsContext = createContext<TableRowActions<never> | undefined>(undefined);
