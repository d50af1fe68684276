import { createContext, type ReactElement } from 'react';
import type { Language } from '../../intl/digits.ts';

/** The name and the drawings of an app. Drawings have the text colour, or colours that are readable in both themes. */
export interface Brand {
  /** The name in each language, which is also the accessible name of the logo. */
  name: Record<Language, string>;
  /** The name as a drawing of `1em` height in each script. Without it the name is written in the display font. */
  word?: Record<Language, ReactElement>;
  /** A square drawing of `1em`. */
  mark: ReactElement;
  /** Replaces the animated star of `Splash`. It fills a square of 360 px at most. */
  picture?: ReactElement;
}

/** The brand of the app, from `UiProvider`. Without one, parts show the brand of Fanous. */
export const BrandContext = createContext<Brand | undefined>(undefined);
