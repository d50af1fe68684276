import { ScrollRegion } from '@fanous/ui/layout/ScrollRegion';
import { Text } from '@fanous/ui/layout/Text';

export function Announcement() {
  return (
    <ScrollRegion label="نص الإعلان" maxHeight="medium">
      <Text>تبدأ المراجعة النهائية يوم السبت، ويُنشر جدولها هنا.</Text>
    </ScrollRegion>
  );
}
