import { PageSection } from '@fanous/ui/layout/PageSection';
import { PageSections } from '@fanous/ui/layout/PageSections';
import { Text } from '@fanous/ui/layout/Text';

export function CoursePage() {
  return (
    <PageSections>
      <PageSection id="lessons" title="الدروس">
        <Text>24 درسًا.</Text>
      </PageSection>
      <PageSection id="quizzes" title="الاختبارات">
        <Text>6 اختبارات.</Text>
      </PageSection>
    </PageSections>
  );
}
