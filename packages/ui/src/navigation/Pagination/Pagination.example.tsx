import { Pagination } from '@fanous/ui/navigation/Pagination';

export function CoursePages() {
  return (
    <Pagination
      label="صفحات الدورات"
      page={2}
      pageCount={9}
      getPageHref={(page) => `/courses?page=${page}`}
      previousLabel="السابقة"
      nextLabel="التالية"
      pageLabel={(page) => `الصفحة ${page}`}
      summaryLabel={(page, pageCount) => `الصفحة ${page} من ${pageCount}`}
    />
  );
}
