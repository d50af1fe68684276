/** Returns where a key moves the focus in a row. The arrow keys follow the reading direction. */
export function getKeyboardStep(
  key: string,
  direction: 'rtl' | 'ltr',
): 'next' | 'previous' | 'first' | 'last' | undefined {
  const [forwardKey, backwardKey] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forwardKey) return 'next';
  if (key === backwardKey) return 'previous';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}
