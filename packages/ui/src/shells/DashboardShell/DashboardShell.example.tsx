import { Button } from '@fanous/ui/actions/Button';
import { IconButton } from '@fanous/ui/actions/IconButton';
import { Heading } from '@fanous/ui/layout/Heading';
import { Breadcrumbs } from '@fanous/ui/navigation/Breadcrumbs';
import { SideMenu } from '@fanous/ui/navigation/SideMenu';
import { DashboardShell } from '@fanous/ui/shells/DashboardShell';

export function Dashboard() {
  return (
    <DashboardShell
      mainId="main"
      menu={
        <SideMenu label="لوحة التحكم" items={[{ href: '/dashboard', label: 'نظرة عامة', icon: 'layout-dashboard' }]} />
      }
      menuButton={<IconButton icon="menu" label="القائمة" />}
      breadcrumbs={<Breadcrumbs label="مسار الصفحة" items={[{ label: 'نظرة عامة' }]} />}
      user={{ name: 'منى عبد الله', role: 'مدرّسة' }}
      actions={<Button variant="quiet">تسجيل الخروج</Button>}
    >
      <Heading level={1}>نظرة عامة</Heading>
    </DashboardShell>
  );
}
