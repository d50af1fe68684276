import { Container } from '@fanous/ui/layout/Container';
import { Text } from '@fanous/ui/layout/Text';

export function Page() {
  return (
    <Container width="narrow">
      <Text>يبقى النص في عرض مريح للقراءة على الشاشات الواسعة.</Text>
    </Container>
  );
}
