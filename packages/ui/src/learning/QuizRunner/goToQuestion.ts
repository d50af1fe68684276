/** Follows a link to a question without changing the address. */
export function goToQuestion(event: { preventDefault: () => void; currentTarget: HTMLAnchorElement }) {
  if (focusQuestion(event.currentTarget.hash.slice(1))) event.preventDefault();
}

/** Scrolls to a question and focuses it, so that reading continues there. False when there is no such question. */
export function focusQuestion(elementId: string): boolean {
  const question = document.getElementById(elementId);
  if (!question) return false;
  // Only for now: with it, a press on an answer would take the focus to the whole question first.
  question.tabIndex = -1;
  const leave = () => {
    // The window went, not the focus.
    if (document.activeElement === question) return;
    question.removeAttribute('tabindex');
    question.removeEventListener('blur', leave);
  };
  question.addEventListener('blur', leave);
  question.focus({ preventScroll: true });
  question.scrollIntoView({ block: 'start' });
  return true;
}
