import type { Language } from '../../intl/digits.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';

export interface LanguageToggleProps {
  /** The language of the page now. */
  language: Language;
  onChange: (language: Language) => void;
  /** The icon alone, where a word has no room, such as in a narrow menu. Its name stays the word. */
  isIcon?: boolean;
}

/** Each language calls itself by its own name, for whoever cannot read the page as it is. */
const names: Record<Language, string> = { ar: 'العربية', en: 'English' };

/** Changes to the other language. It wears that language's name, in that language. */
export function LanguageToggle({ language, onChange, isIcon = false }: LanguageToggleProps) {
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return (
    <button
      type="button"
      lang={other}
      aria-label={isIcon ? names[other] : undefined}
      className={isIcon ? iconButton() : button({ variant: 'quiet' })}
      onClick={() => onChange(other)}
    >
      <Icon name="languages" size={isIcon ? 24 : 20} />
      {!isIcon && names[other]}
    </button>
  );
}
