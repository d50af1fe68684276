import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { TextField } from '@fanous/ui/forms/TextField';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Surface } from '@fanous/ui/layout/Surface';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { useState } from 'react';

export function App() {
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  const subscribe = (values: FormData) => {
    setName(values.get('name') as string);
    setOpen(true);
  };
  return (
    <Surface as="main" background="canvas" padding="s8">
      <Container width="narrow">
        <Stack gap="s6">
          <Heading level={1}>الاشتراك في دورة الجبر</Heading>
          <Form onSubmit={subscribe} errorTitle={(count) => `صحّح الحقول المعلَّمة: ${count}`}>
            <TextField name="name" label="الاسم" isRequired requiredMessage="اكتب اسمك." />
            <TextField
              name="email"
              type="email"
              label="البريد الإلكتروني"
              isRequired
              requiredMessage="اكتب بريدك الإلكتروني."
              invalidMessage="اكتب بريدًا صحيحًا، مثل mona@example.com."
            />
            <Inline>
              <Button type="submit" tone="accent">
                اشترك الآن
              </Button>
            </Inline>
          </Form>
        </Stack>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="تم الاشتراك"
          actions={
            <Button tone="primary" onPress={() => setOpen(false)}>
              حسنًا
            </Button>
          }
        >
          <Text>أهلًا {name}. دورة الجبر الآن في دوراتك.</Text>
        </Dialog>
      </Container>
    </Surface>
  );
}
