/** Opens an empty tab that says what is coming; nothing when the browser does not let it. */
export function waitingTab(waiting: { title: string; text: string }, direction: 'rtl' | 'ltr'): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  const { document: page } = tab;
  // The file may be anyone's: it must not reach back into the app.
  tab.opener = null;
  page.title = waiting.title;
  page.documentElement.dir = direction;
  page.documentElement.lang = direction === 'rtl' ? 'ar' : 'en';
  page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  page.body.textContent = waiting.text;
  return tab;
}

/** The address, when it is one of a file. A script in place of an address would run as the app. */
export function safeAddress(href: string): string {
  const { protocol } = new URL(href, document.baseURI);
  if (!/^(https?|blob):$/.test(protocol)) throw new TypeError(`Not the address of a file: ${protocol}`);
  return href;
}
