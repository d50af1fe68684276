/** Follows a link to a question without changing the address. */
export function goToQuestion(event: { preventDefault: () => void; currentTarget: HTMLAnchorElement }) {
  if (focusQuestion(event.currentTarget.hash.slice(1))) event.preventDefault();
}

/** Scrolls to a question and focuses it. Returns false if it does not exist. */
export function focusQuestion(elementId: string): boolean {
  const question = document.getElementById(elementId);
  if (!question) return false;
  // Only temporarily: otherwise clicking an option would focus the whole question first.
  question.tabIndex = -1;
  const handleBlur = () => {
    // The window lost the focus, not the question.
    if (document.activeElement === question) return;
    question.removeAttribute('tabindex');
    question.removeEventListener('blur', handleBlur);
  };
  question.addEventListener('blur', handleBlur);
  question.focus({ preventScroll: true });
  question.scrollIntoView({ block: 'start' });
  return true;
}
