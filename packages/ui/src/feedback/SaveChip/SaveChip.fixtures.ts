export const saveLabels = {
  ar: { saving: 'جارٍ الحفظ', saved: 'تم الحفظ', failed: 'لم يُحفظ، سنعيد المحاولة' },
  en: { saving: 'Saving', saved: 'Saved', failed: 'Not saved – will retry' },
};
