import { type Digits, type Language } from '@fanous/ui/intl/digits';
import { type Navigate } from '@fanous/ui/intl/navigation';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Price } from '@fanous/ui/learning/Price';
import { Icon } from '@fanous/ui/media/Icon';

/** What the server reads from the request, and sends to the browser with the page. */
export interface Settings {
  language: Language;
  digits: Digits;
  theme: 'light' | 'dark' | 'system';
}

export function Page({ settings, navigate }: { settings: Settings; navigate?: Navigate }) {
  return (
    <UiProvider language={settings.language} digits={settings.digits} navigate={navigate}>
      <Container as="main">
        <Heading level={1}>دورة الجبر</Heading>
        <Icon name="book-open" />
        <Price amount={250} label="السعر" />
      </Container>
    </UiProvider>
  );
}
