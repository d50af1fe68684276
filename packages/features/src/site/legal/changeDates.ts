/** The date of the current usage policy. Update it with the text. */
export const usagePolicyChangedAt = '2026-09-01T00:00:00+03:00';
/** The date of the current privacy policy. Update it with the text. */
export const privacyChangedAt = '2026-11-28T00:00:00+03:00';
