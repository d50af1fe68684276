/** Opens an empty tab with a message. Returns null if the browser blocks it. */
export function openPlaceholderTab(
  placeholder: { title: string; text: string },
  direction: 'rtl' | 'ltr',
): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  const { document: page } = tab;
  // The file can come from another site: it must not access the app.
  tab.opener = null;
  page.title = placeholder.title;
  page.documentElement.dir = direction;
  page.documentElement.lang = direction === 'rtl' ? 'ar' : 'en';
  page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  page.body.textContent = placeholder.text;
  return tab;
}

/** Returns the address if its protocol is safe, and throws if not: a `javascript:` address would run in the app. */
export function requireSafeUrl(href: string): string {
  const { protocol } = new URL(href, document.baseURI);
  if (!/^(https?|blob):$/.test(protocol)) throw new TypeError(`Not a file address: ${protocol}`);
  return href;
}
