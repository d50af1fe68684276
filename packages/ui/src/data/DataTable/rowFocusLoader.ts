import { createModuleLoader } from '../../utils/createModuleLoader.ts';
import type * as rowFocus from './rowFocus.ts';

export type RowFocusModule = typeof rowFocus;

/** Loads what focuses rows: the first rows do not need it. */
export const rowFocusLoader = createModuleLoader<RowFocusModule>(() => import('./rowFocus.ts'));
