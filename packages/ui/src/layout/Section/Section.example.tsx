import { Link } from '@fanous/ui/actions/Link';
import { Section } from '@fanous/ui/layout/Section';
import { Text } from '@fanous/ui/layout/Text';

export function Teachers() {
  return (
    <Section id="teachers" title="المدرّسون" action={<Link href="#all">عرض الكل</Link>}>
      <Text>خالد منصور، هدى شعبان</Text>
    </Section>
  );
}
