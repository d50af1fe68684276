import { createContext, type MouseEvent, useContext } from 'react';

/** Navigates to an address of the app without loading a new document. */
export type Navigate = (href: string) => void;

/** The navigation function that `UiProvider` gets from the app. Without it, links load documents. */
export const NavigateContext = createContext<Navigate | undefined>(undefined);

/**
 * Returns a click handler for a native `<a>`. A plain click navigates inside the app. The browser handles new tabs, downloads,
 * other sites and events that are already handled.
 */
export function useLinkClickHandler(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    const link = event.currentTarget;
    // The attribute, because Firefox fills the property with the target of `<base>`.
    const target = link.getAttribute('target') ?? '';
    const elsewhere = link.origin !== window.location.origin || (target !== '' && target !== '_self');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!navigate || elsewhere || modified || event.defaultPrevented || link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
