import { SearchField } from '@fanous/ui/forms/SearchField';
import { useState } from 'react';

export function CourseSearch() {
  const [text, setText] = useState('');
  return <SearchField label="ابحث في الدورات" clearLabel="مسح البحث" value={text} onChange={setText} />;
}
