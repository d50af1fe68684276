import { LanguageOffer as Offer } from '@fanous/ui/actions/LanguageOffer';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { setLanguageAndReload, hasChosenLanguage, saveLanguage } from '../../shared/app/preferences.ts';
import { useOnline } from '../../shared/hooks/useOnline.ts';
import { moveFocus } from '../../shared/layout/useRouteFocus.ts';

/** Every first page is Arabic (decision 49): visitors whose browser prefers English see this offer until they choose. */
export function LanguageOffer() {
  const { language } = useApp();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(() => language === 'ar' && prefersEnglish() && !hasChosenLanguage());
  if (!isOpen || !isOnline) return null;
  return (
    <Offer
      offeredLanguage="en"
      onAccept={() => setLanguageAndReload('en')}
      onDismiss={() => {
        saveLanguage(language);
        // The focused button is removed, and nothing follows it in the document.
        moveFocus(document.querySelector('main h1') ?? document.querySelector('main'));
        setOpen(false);
      }}
    />
  );
}

/** Whether the browser lists English before Arabic. */
const prefersEnglish = (): boolean =>
  navigator.languages.find((tag) => /^(ar|en)\b/i.test(tag))?.startsWith('en') ?? false;
