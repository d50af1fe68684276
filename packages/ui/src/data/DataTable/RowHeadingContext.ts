import { createContext } from 'react';

/** The id of the row's heading, which names what the actions of the row act on, in its own language. */
export const RowHeadingContext = createContext<string | undefined>(undefined);
