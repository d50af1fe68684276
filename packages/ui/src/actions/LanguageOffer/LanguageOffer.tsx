import { Banner } from '../../feedback/Banner/Banner.tsx';
import { getDirection } from '../../intl/applyLocale.ts';
import type { Language } from '../../intl/digits.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface LanguageOfferProps extends RootElementProps {
  /** The language that the visitor seems to prefer. */
  offeredLanguage: Language;
  onAccept: () => void;
  /** The visitor keeps the language of the page. Remember it and do not ask again. */
  onDismiss: () => void;
}

/** In the offered language, for visitors who cannot read the page. */
const translations: Record<Language, { offer: string; accept: string; dismiss: string }> = {
  ar: { offer: 'هذا الموقع متاح بالعربية أيضًا.', accept: 'عرض الموقع بالعربية', dismiss: 'إغلاق' },
  en: { offer: 'This site is also in English.', accept: 'Switch to English', dismiss: 'Close' },
};

/** Offers the other language to a visitor who has not chosen one. It covers the bottom of the window, so that the page does not shift. */
export function LanguageOffer({ offeredLanguage, onAccept, onDismiss, ...rootProps }: LanguageOfferProps) {
  const { offer, accept, dismiss } = translations[offeredLanguage];
  return (
    <div {...rootProps} lang={offeredLanguage} dir={getDirection(offeredLanguage)}>
      <Banner
        isFixedToBottom
        icon="languages"
        action={
          <Inline gap="s3">
            <Button size="dense" variant="outline" onPress={onAccept}>
              {accept}
            </Button>
            <IconButton icon="x" size="dense" label={dismiss} onPress={onDismiss} />
          </Inline>
        }
      >
        {offer}
      </Banner>
    </div>
  );
}
