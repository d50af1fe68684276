/** Where a key leads in a row: one on, one back, to either end, or nowhere. Forward is where reading goes. */
export function readingStep(key: string, direction: 'rtl' | 'ltr'): 'next' | 'previous' | 'first' | 'last' | undefined {
  const [onward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === onward) return 'next';
  if (key === back) return 'previous';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}
