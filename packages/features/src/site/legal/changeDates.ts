/** The day from which the present wording of the usage policy holds; changed with its text. */
export const rulesChangedAt = '2026-09-01T00:00:00+03:00';
/** The same of the privacy policy. */
export const privacyChangedAt = '2026-09-01T00:00:00+03:00';
