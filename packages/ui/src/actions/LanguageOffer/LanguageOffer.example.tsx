import { LanguageOffer } from '@fanous/ui/actions/LanguageOffer';
import { useState } from 'react';

export function OfferEnglish() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <LanguageOffer offeredLanguage="en" onAccept={() => setOpen(false)} onDismiss={() => setOpen(false)} />
      )}
    </>
  );
}
