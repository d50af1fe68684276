import { Breadcrumbs } from '@fanous/ui/navigation/Breadcrumbs';

export function Path() {
  return (
    <Breadcrumbs
      label="مسار الصفحة"
      items={[{ label: 'الرئيسية', href: '/' }, { label: 'الرياضيات', href: '/categories/1' }, { label: 'الجبر' }]}
    />
  );
}
