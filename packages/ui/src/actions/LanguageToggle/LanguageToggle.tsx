import type { Language } from '../../intl/digits.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface LanguageToggleProps extends RootElementProps {
  /** The language of the page now. */
  currentLanguage: Language;
  onChange: (language: Language) => void;
  /** Shows the icon only, where there is no room for a word. The accessible name stays the same. */
  isIconOnly?: boolean;
}

/** Each language by its own name, for visitors who cannot read the page. */
const languageNames: Record<Language, string> = { ar: 'العربية', en: 'English' };

/** Switches to the other language. It shows the name of that language in that language. */
export function LanguageToggle({ currentLanguage, onChange, isIconOnly = false, ...rootProps }: LanguageToggleProps) {
  const otherLanguage: Language = currentLanguage === 'ar' ? 'en' : 'ar';
  return (
    <button
      {...rootProps}
      type="button"
      lang={otherLanguage}
      aria-label={isIconOnly ? languageNames[otherLanguage] : undefined}
      className={isIconOnly ? iconButton() : button({ variant: 'quiet' })}
      onClick={() => onChange(otherLanguage)}
    >
      <Icon name="languages" size={isIconOnly ? 24 : 20} />
      {!isIconOnly && languageNames[otherLanguage]}
    </button>
  );
}
