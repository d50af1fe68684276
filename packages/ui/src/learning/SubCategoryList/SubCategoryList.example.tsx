import { SubCategoryList } from '@fanous/ui/learning/SubCategoryList';

export function MathCategories() {
  return (
    <SubCategoryList
      label="أقسام الرياضيات"
      items={[
        { id: 1, href: '/categories/1', name: 'الجبر', count: '12 دورة' },
        { id: 2, href: '/categories/2', name: 'الهندسة', count: '9 دورات' },
      ]}
    />
  );
}
