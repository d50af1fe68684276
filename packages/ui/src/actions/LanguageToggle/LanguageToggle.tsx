import type { Language } from '../../intl/digits.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { button } from '../Button/Button.css.ts';

export interface LanguageToggleProps {
  /** The language of the page now. */
  language: Language;
  onChange: (language: Language) => void;
}

/** Each language calls itself by its own name, for whoever cannot read the page as it is. */
const names: Record<Language, string> = { ar: 'العربية', en: 'English' };

/** Changes to the other language. It wears that language's name, in that language. */
export function LanguageToggle({ language, onChange }: LanguageToggleProps) {
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return (
    <button type="button" className={button({ variant: 'quiet' })} onClick={() => onChange(other)}>
      <Icon name="languages" />
      <span lang={other}>{names[other]}</span>
    </button>
  );
}
