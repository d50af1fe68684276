/** The ids that a control of a `PlainFrame` is named and described by. */
export const frameIds = (id: string, parts: { description?: unknown; error?: string | undefined }) => ({
  label: `${id}-label`,
  describedBy:
    [parts.description ? `${id}-hint` : '', parts.error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
});
