import { LanguageToggle } from '@fanous/ui/actions/LanguageToggle';
import { type Language } from '@fanous/ui/intl/digits';
import { useState } from 'react';

export function HeaderLanguage() {
  const [language, setLanguage] = useState<Language>('ar');
  return <LanguageToggle currentLanguage={language} onChange={setLanguage} />;
}
