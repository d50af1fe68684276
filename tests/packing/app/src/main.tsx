import '@fanous/ui/fonts.css';
import '@fanous/ui/theme.css';
import { Button } from '@fanous/ui/actions/Button';
import { TextField } from '@fanous/ui/forms/TextField';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { Stack } from '@fanous/ui/layout/Stack';
import { createRoot } from 'react-dom/client';

applyLocale('ar', document.documentElement);

// @ts-expect-error: the packed types reach the app, and a button has no `className`.
export const invalidButton = <Button className="mine">لا</Button>;

createRoot(document.querySelector('#root')!).render(
  <UiProvider language="ar" digits="latn">
    <Stack gap="s5">
      <TextField label="الاسم" />
      <Button tone="accent" onPress={() => {}}>
        اشترك الآن
      </Button>
    </Stack>
  </UiProvider>,
);
