import type { ComboBoxItem } from '../ComboBox/useComboBoxValue.ts';

export const subjectItems: ComboBoxItem[] = [
  { id: 'physics', label: 'الفيزياء' },
  { id: 'chemistry', label: 'الكيمياء' },
  { id: 'biology', label: 'الأحياء' },
  { id: 'history', label: 'التاريخ' },
  { id: 'html', label: 'HTML5 و CSS للمبتدئين' },
  { id: 'english', label: 'English' },
];

const arabicPlurals = new Intl.PluralRules('ar');
type Forms = Record<Intl.LDMLPluralRule, string>;
const countWith = (forms: Forms) => (count: number) => forms[arabicPlurals.select(count)].replace('#', String(count));

export const tagLabels = {
  ar: {
    label: 'المواد التي تدرّسها',
    description: 'اكتب جزءًا من اسم المادة.',
    placeholder: 'اختر المواد',
    emptyLabel: 'لا مادة بهذا الاسم',
    pendingLabel: 'جارٍ البحث',
    buttonLabel: 'عرض المواد',
    removeLabel: 'إزالة',
    required: 'اختر مادة واحدة على الأقل',
    taken: 'حُذفت مادة من هذه المواد',
    maxItemsMessage: 'هذا أقصى عدد. أزل مادة لتختار غيرها.',
    save: 'حفظ',
    createLabel: (text: string) => `أضف «${text}»`,
    countMessage: countWith({
      zero: 'لا توجد نتائج',
      one: 'نتيجة واحدة متاحة',
      two: 'نتيجتان متاحتان',
      few: '# نتائج متاحة',
      many: '# نتيجة متاحة',
      other: '# نتيجة متاحة',
    }),
    selectedCountMessage: countWith({
      zero: 'لم تُختر أي مادة',
      one: 'مادة واحدة مختارة',
      two: 'مادتان مختارتان',
      few: '# مواد مختارة',
      many: '# مادة مختارة',
      other: '# مادة مختارة',
    }),
  },
  en: {
    label: 'Subjects you teach',
    description: 'Type a part of the name.',
    placeholder: 'Choose subjects',
    emptyLabel: 'No subject of this name',
    pendingLabel: 'Searching',
    buttonLabel: 'Show subjects',
    removeLabel: 'Remove',
    required: 'Choose at least one subject',
    taken: 'One of these subjects was deleted',
    maxItemsMessage: 'This is the limit. Remove a subject to choose another.',
    save: 'Save',
    createLabel: (text: string) => `Add “${text}”`,
    countMessage: (count: number) => (count === 1 ? '1 result available' : `${count} results available`),
    selectedCountMessage: (count: number) => (count === 1 ? '1 subject selected' : `${count} subjects selected`),
  },
};
