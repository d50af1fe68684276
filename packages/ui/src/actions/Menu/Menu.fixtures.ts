import type { MenuContent } from './items.ts';

export const menuWords = {
  ar: {
    open: 'إجراءات الدورة',
    edit: 'تعديل',
    page: 'عرض صفحة الدورة',
    users: 'قائمة المشتركين',
    content: 'المحتوى',
    videos: 'الفيديوهات',
    show: 'عرض الفيديوهات',
    add: 'إضافة فيديوهات',
    delete: 'حذف الدورة',
    sort: 'الترتيب',
    sorts: ['الأحدث', 'الاسم', 'السعر'],
    columns: 'الأعمدة',
    column: { name: 'الاسم', price: 'السعر', users: 'عدد المشتركين' },
    reset: 'إظهار كل الأعمدة',
  },
  en: {
    open: 'Course actions',
    edit: 'Edit',
    page: 'View course page',
    users: 'Subscribers',
    content: 'Content',
    videos: 'Videos',
    show: 'Show videos',
    add: 'Add videos',
    delete: 'Delete course',
    sort: 'Order',
    sorts: ['Newest', 'Name', 'Price'],
    columns: 'Columns',
    column: { name: 'Name', price: 'Price', users: 'Users count' },
    reset: 'Show all columns',
  },
};

/** What can be done with a row of the course list. */
export const rowMenu = (say: (typeof menuWords)['ar'], onAction: (id: string) => void): MenuContent['items'] => [
  { id: 'edit', label: say.edit, icon: 'pencil', onAction: () => onAction('edit') },
  { id: 'page', label: say.page, icon: 'external-link', href: '#course' },
  { id: 'users', label: say.users, icon: 'users', detail: '128', isDisabled: true },
  {
    id: 'content',
    label: say.content,
    entries: [
      {
        id: 'videos',
        label: say.videos,
        icon: 'video',
        items: [
          { id: 'show', label: say.show, onAction: () => onAction('show') },
          { id: 'add', label: say.add, onAction: () => onAction('add') },
        ],
      },
    ],
  },
  {
    id: 'danger',
    'aria-label': say.delete,
    entries: [{ id: 'delete', label: say.delete, icon: 'trash', tone: 'danger', onAction: () => onAction('delete') }],
  },
];

/** Which columns of a table are shown, and a way back. */
export const columnMenu = (
  say: (typeof menuWords)['ar'],
  selectedIds: string[],
  onSelectionChange: (ids: string[]) => void,
): MenuContent['items'] => [
  {
    id: 'columns',
    'aria-label': say.columns,
    entries: [
      { id: 'name', label: say.column.name, isDisabled: true },
      { id: 'price', label: say.column.price },
      { id: 'users', label: say.column.users },
    ],
    selectedIds,
    onSelectionChange,
  },
  {
    id: 'more',
    'aria-label': say.reset,
    entries: [
      {
        id: 'reset',
        label: say.reset,
        icon: 'undo',
        onAction: () => onSelectionChange(['name', 'price', 'users']),
      },
    ],
  },
];
