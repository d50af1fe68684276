import { DataTable } from '@fanous/ui/data/DataTable';
import { Stack } from '@fanous/ui/layout/Stack';
import { Pagination } from '@fanous/ui/navigation/Pagination';

const students = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, name: `طالب ${index + 1}` }));
const rowsPerPage = 10;

/** `page` comes from the address, `?page=2`, so that a page can be shared and the back button works. */
export function PaginatedTable({ page = 1 }: { page?: number }) {
  return (
    <Stack gap="s5">
      <DataTable
        caption="الطلاب"
        columns={[
          { id: 'id', header: 'الرقم', cell: (student) => student.id, format: 'rowNumber' },
          { id: 'name', header: 'الاسم', cell: (student) => student.name, isRowHeader: true },
        ]}
        rows={students.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        rowKey={(student) => student.id}
        total={students.length}
        empty="لا طلاب بعد."
      />
      <Pagination
        label="صفحات الطلاب"
        page={page}
        pageCount={Math.ceil(students.length / rowsPerPage)}
        getPageHref={(target) => `?page=${target}`}
        previousLabel="السابقة"
        nextLabel="التالية"
        pageLabel={(target) => `الصفحة ${target}`}
        summaryLabel={(current, count) => `الصفحة ${current} من ${count}`}
      />
    </Stack>
  );
}
