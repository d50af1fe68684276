import type { MenuContent } from './items.ts';

export const menuLabels = {
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

/** The actions of a row in the course list. */
export const createRowMenuItems = (
  labels: (typeof menuLabels)['ar'],
  onAction: (id: string) => void,
): MenuContent['items'] => [
  { id: 'edit', label: labels.edit, icon: 'pencil', onAction: () => onAction('edit') },
  { id: 'page', label: labels.page, icon: 'external-link', href: '#course' },
  { id: 'users', label: labels.users, icon: 'users', meta: '128', isDisabled: true },
  {
    id: 'content',
    label: labels.content,
    entries: [
      {
        id: 'videos',
        label: labels.videos,
        icon: 'video',
        items: [
          { id: 'show', label: labels.show, onAction: () => onAction('show') },
          { id: 'add', label: labels.add, onAction: () => onAction('add') },
        ],
      },
    ],
  },
  {
    id: 'danger',
    'aria-label': labels.delete,
    entries: [
      { id: 'delete', label: labels.delete, icon: 'trash', tone: 'danger', onAction: () => onAction('delete') },
    ],
  },
];

/** Shows or hides the columns of a table, and resets them. */
export const createColumnMenuItems = (
  labels: (typeof menuLabels)['ar'],
  selectedIds: string[],
  onSelectionChange: (ids: string[]) => void,
): MenuContent['items'] => [
  {
    id: 'columns',
    'aria-label': labels.columns,
    entries: [
      { id: 'name', label: labels.column.name, isDisabled: true },
      { id: 'price', label: labels.column.price },
      { id: 'users', label: labels.column.users },
    ],
    selectedIds,
    onSelectionChange,
  },
  {
    id: 'more',
    'aria-label': labels.reset,
    entries: [
      {
        id: 'reset',
        label: labels.reset,
        icon: 'undo',
        onAction: () => onSelectionChange(['name', 'price', 'users']),
      },
    ],
  },
];
