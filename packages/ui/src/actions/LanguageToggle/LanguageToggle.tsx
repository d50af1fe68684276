import type { Language } from '../../intl/digits.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';

export interface LanguageToggleProps {
  /** The language of the page now. */
  language: Language;
  onChange: (language: Language) => void;
  /** Shows the icon only, where there is no room for a word. The accessible name stays the same. */
  isIconOnly?: boolean;
}

/** Each language by its own name, for visitors who cannot read the page. */
const languageNames: Record<Language, string> = { ar: 'العربية', en: 'English' };

/** Switches to the other language. It shows the name of that language in that language. */
export function LanguageToggle({ language, onChange, isIconOnly = false }: LanguageToggleProps) {
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return (
    <button
      type="button"
      lang={other}
      aria-label={isIconOnly ? languageNames[other] : undefined}
      className={isIconOnly ? iconButton() : button({ variant: 'quiet' })}
      onClick={() => onChange(other)}
    >
      <Icon name="languages" size={isIconOnly ? 24 : 20} />
      {!isIconOnly && languageNames[other]}
    </button>
  );
}
