import { Button } from '@fanous/ui/actions/Button';
import { TextField } from '@fanous/ui/forms/TextField';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { useState } from 'react';

/** The same page in each app. It also has elements of the app itself. */
export function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <UiProvider language="ar" digits="latn">
      <p className="mb-8 paragraph">فقرة التطبيق</p>
      <ul className="list-disc list">
        <li>بند التطبيق</li>
      </ul>
      <div className="rounded-sm box">صندوق التطبيق</div>
      <Stack gap="s5">
        <TextField label="الاسم" />
        <Text>نص من خيّامية</Text>
        <Button tone="accent" onPress={() => setPresses(presses + 1)}>
          اشترك الآن
        </Button>
        <output>{presses}</output>
      </Stack>
    </UiProvider>
  );
}
