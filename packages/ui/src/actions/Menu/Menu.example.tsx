import { Button } from '@fanous/ui/actions/Button';
import { Menu } from '@fanous/ui/actions/Menu';

export function CourseMenu() {
  return (
    <Menu
      items={[
        { id: 'edit', label: 'تعديل الدورة', icon: 'pencil', href: '/courses/12/edit' },
        { id: 'delete', label: 'حذف الدورة', icon: 'trash', tone: 'danger', onAction: () => console.log('deleted') },
      ]}
    >
      <Button variant="outline">إجراءات الدورة</Button>
    </Menu>
  );
}
