import { createContext } from 'react';

/** The id of the row header, which is part of the names of the row actions. */
export const RowHeadingContext = createContext<string | undefined>(undefined);
