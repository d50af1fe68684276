import { TabBar, TabBarButton, TabBarLink } from '@fanous/ui/navigation/TabBar';

export function StudentTabs() {
  return (
    <TabBar label="التنقل السريع">
      <TabBarLink href="/" label="الرئيسية" icon="house" isCurrent />
      <TabBarLink href="/my-courses" label="دوراتي" icon="book-open" />
      <TabBarButton label="بحث" icon="search" />
      <TabBarButton label="الإشعارات" accessibleName="الإشعارات، 3 جديدة" icon="bell" count={3} />
    </TabBar>
  );
}
