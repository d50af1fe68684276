import { createContext, type MouseEvent, useContext } from 'react';

/** Moves to an address of the app without loading a new document. */
export type Navigate = (href: string) => void;

/** How links move; the app gives it through `UiProvider`. Without it links load documents, as links do. */
export const NavigateContext = createContext<Navigate | null>(null);

/**
 * Handles a click on a native `<a>`: an ordinary click moves inside the app; a new tab, a download, another site and
 * whatever the page has already handled are left to the browser.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    const link = event.currentTarget;
    const elsewhere = link.origin !== window.location.origin || (link.target !== '' && link.target !== '_self');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!navigate || elsewhere || modified || event.defaultPrevented || link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
