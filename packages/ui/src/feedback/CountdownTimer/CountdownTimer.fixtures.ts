export const countdownLabels = {
  ar: { label: 'الوقت المتبقي', endLabel: 'انتهى الوقت' },
  en: { label: 'Time left', endLabel: 'Time is up' },
};
