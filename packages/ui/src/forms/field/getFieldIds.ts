/** Returns the ids that label and describe the control of a `NativeFieldFrame`. */
export const getFieldIds = (id: string, parts: { description?: unknown; error?: string | undefined }) => ({
  label: `${id}-label`,
  describedBy:
    [parts.description ? `${id}-hint` : '', parts.error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
});
