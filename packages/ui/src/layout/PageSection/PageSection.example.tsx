import { PageSection } from '@fanous/ui/layout/PageSection';
import { Text } from '@fanous/ui/layout/Text';

export function Videos() {
  return (
    <PageSection id="videos" title="الفيديوهات" meta="24 فيديو">
      <Text>ابدأ بالدرس الأول.</Text>
    </PageSection>
  );
}
