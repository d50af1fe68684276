import { SearchField } from '@fanous/ui/forms/SearchField';
import { Select } from '@fanous/ui/forms/Select';
import { FilterBar } from '@fanous/ui/layout/FilterBar';

export function CourseFilters() {
  return (
    <FilterBar
      search={<SearchField label="ابحث في الدورات" clearLabel="مسح البحث" />}
      filters={<Select label="القسم" placeholder="كل الأقسام" options={[{ value: '1', label: 'الرياضيات' }]} />}
    />
  );
}
