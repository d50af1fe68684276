import type { Locator } from '@playwright/test';

/**
 * Finds words that are broken into pieces shorter than `minPieceLength` letters, and pages that are wider than the window.
 * Without `minPieceLength` no word may break.
 */
export const findLayoutProblems = (locator: Locator, minPieceLength = Infinity): Promise<string[]> =>
  locator.evaluate((root, minLength) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const problems: string[] = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || text.parentElement?.closest('[inert], script, style')) continue;
      // An e-mail address may break anywhere.
      const words = (text.textContent ?? '').replaceAll(/\S*@\S*/g, (address) => ' '.repeat(address.length));
      for (const { 0: word, index } of words.matchAll(/[\p{L}\p{M}\p{N}]{3,}/gu)) {
        let lines = 0;
        let bottom: number | undefined;
        for (let at = index; at < index + word.length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          if (bottom === undefined || Math.abs(box.bottom - bottom) > 6) lines += 1;
          bottom = box.bottom;
        }
        if (lines > 1 && word.length / lines < minLength) problems.push(`${word} on ${lines} lines`);
      }
    }
    return problems;
  }, minPieceLength);

/** Finds elements of a dialog that leave the window, scroll sideways or cannot be scrolled into view. */
export const findDialogLayoutProblems = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) => {
    const problems: string[] = [];
    const { left, right } = root.getBoundingClientRect();
    if (left < -1 || right > window.innerWidth + 1)
      problems.push(`from ${left} to ${right} px of ${window.innerWidth}`);
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const isHidden = element.clientWidth <= 1 || element.matches('input, textarea, select');
      const overflow = element.scrollWidth - element.clientWidth;
      if (!isHidden && overflow > 1 && !['visible', 'clip'].includes(getComputedStyle(element).overflowX))
        problems.push(`${element.tagName} “${element.textContent.slice(0, 30)}” scrolls sideways by ${overflow} px`);
    }
    // The input of a radio button or a checkbox is hidden in its label.
    const controls = 'a, button, label:has(input), input:not(label input), textarea, select, [role^="menuitem"]';
    for (const control of root.querySelectorAll(controls)) {
      if (!control.checkVisibility() || control.closest('[inert]')) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      if (box.width <= 1) continue;
      const name = `${control.tagName} “${control.textContent || control.getAttribute('aria-label') || ''}”`;
      if (box.top < -1 || (box.bottom > window.innerHeight + 1 && box.height < window.innerHeight))
        problems.push(`${name} is over the edge: ${box.top} to ${box.bottom} px`);
      const topElement = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
      const isOnTop =
        topElement !== null &&
        (control.contains(topElement) ||
          topElement.contains(control) ||
          topElement.closest('label, [role="group"]')?.contains(control) === true);
      if (!isOnTop) problems.push(`${name} is covered`);
      // A script can scroll an element that users cannot.
      for (let frame = control.parentElement; frame && frame !== document.body; frame = frame.parentElement)
        if (frame.scrollTop !== 0 && getComputedStyle(frame).overflowY === 'hidden')
          problems.push(`${name} is cut off by ${frame.tagName}`);
    }
    return problems;
  });
