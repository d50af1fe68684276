import { SideMenu } from '@fanous/ui/navigation/SideMenu';

export function DashboardMenu() {
  return (
    <SideMenu
      label="لوحة التحكم"
      items={[
        { href: '/dashboard', label: 'نظرة عامة', icon: 'layout-dashboard', isCurrent: true },
        { href: '/dashboard/users', label: 'المستخدمون', icon: 'users' },
      ]}
    />
  );
}
