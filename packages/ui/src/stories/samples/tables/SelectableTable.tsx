import { Button } from '@fanous/ui/actions/Button';
import { DataTable, type RowKey } from '@fanous/ui/data/DataTable';
import { ConfirmDialog } from '@fanous/ui/overlays/ConfirmDialog';
import { useState } from 'react';

const firstCourses = [
  { id: 1, title: 'الجبر' },
  { id: 2, title: 'الهندسة' },
  { id: 3, title: 'التفاضل' },
];

export function SelectableTable() {
  const [courses, setCourses] = useState(firstCourses);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const [deleted, setDeleted] = useState<readonly RowKey[]>([]);
  const confirmDelete = () => {
    setCourses(courses.filter(({ id }) => !deleted.includes(id)));
    setSelected(new Set());
    setDeleted([]);
  };
  return (
    <>
      <DataTable
        caption="الدورات"
        rows={courses}
        rowKey={(course) => course.id}
        // Checkboxes and menus are named after it: «تحديد الجبر».
        rowName={(course) => course.title}
        columns={[{ id: 'title', header: 'الدورة', cell: (course) => course.title, isRowHeader: true }]}
        empty="لا دورات بعد."
        rowActions={{
          header: 'إجراءات',
          moreLabel: (name) => `إجراءات أخرى: ${name}`,
          items: (course) => [
            { id: 'edit', label: 'تعديل', href: `/courses/${course.id}` },
            { id: 'delete', label: 'حذف', tone: 'danger', onAction: () => setDeleted([course.id]) },
          ],
        }}
        selection={{
          selectedKeys: selected,
          onChange: setSelected,
          selectAllLabel: 'تحديد كل الصفوف',
          selectRowLabel: 'تحديد',
          countLabel: (count) => `المحدَّد: ${count}`,
          clearLabel: 'إلغاء التحديد',
          actions: (
            <Button tone="danger" onPress={() => setDeleted([...selected])}>
              حذف
            </Button>
          ),
        }}
      />
      <ConfirmDialog
        isOpen={deleted.length > 0}
        title="تأكيد الحذف"
        confirmLabel="حذف"
        cancelLabel="إلغاء"
        pendingLabel="جارٍ الحذف"
        onConfirm={confirmDelete}
        onClose={() => setDeleted([])}
      >
        الدورات التي ستُحذف: {deleted.length}.
      </ConfirmDialog>
    </>
  );
}
