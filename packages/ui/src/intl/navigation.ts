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
  return (event) => followLink(event, event.currentTarget, navigate);
}

/** Returns a click handler for an element around native links that have no handlers of their own. */
export function useAllLinksClickHandler(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) followLink(event, link, navigate);
  };
}

function followLink(event: MouseEvent, link: HTMLAnchorElement, navigate: Navigate | undefined): void {
  // The attribute, because Firefox fills the property with the target of `<base>`.
  const target = link.getAttribute('target') ?? '';
  const elsewhere = link.origin !== window.location.origin || (target !== '' && target !== '_self');
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!navigate || elsewhere || modified || event.defaultPrevented || link.hasAttribute('download')) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
