/** Moves there with the focus, so that reading goes on from the question; the address stays as it is. */
export function goToQuestion(event: { preventDefault: () => void; currentTarget: HTMLAnchorElement }) {
  const question = document.getElementById(event.currentTarget.hash.slice(1));
  if (!question) return;
  event.preventDefault();
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
}
