import { useAllLinksClickHandler } from '@fanous/ui/intl/navigation';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadChunkOrReload } from './loadChunk.ts';

/** A component that needs no scripts if the server has rendered it. */
export interface StaticComponent<Props> {
  /** The name of its export and of its file; a server finds its styles in the build by it. */
  name: string;
  /** Keeps what the server rendered as it is. Renders nothing until `preload` has finished. */
  Component: ComponentType<Props>;
  /** Loads the code: on the server, and before a navigation in the browser shows it. */
  preload: () => Promise<void>;
  /** Whether the document already shows it. Then it needs neither code nor data. */
  isInDocument: () => boolean;
}

// One object: React would write another one into the element.
const serverHtml = { __html: '' };
const subscribe = () => () => {};

/**
 * A component without state and handlers, below the first screen: `staticComponent('Teachers', () => import('./Teachers.tsx'))`.
 * Its server-rendered HTML is not hydrated, so that its code and data do not load with the page. Its links still navigate
 * inside the app.
 */
export function staticComponent<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<{ [Export in Name]: ComponentType<Props> }>,
): StaticComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  // The server-rendered HTML belongs to the first page only. Later pages, such as another course, need the code.
  let isHydrated = false;
  const preload = async () => {
    Loaded ??= (await loadChunkOrReload(load))[name];
  };
  const isInDocument = () =>
    typeof document !== 'undefined' && !isHydrated && document.querySelector(`[data-static="${name}"]`) !== null;

  function Component(props: Props) {
    const isHydrating = useSyncExternalStore(
      subscribe,
      () => false,
      () => true,
    );
    const [isStatic] = useState(isHydrating && !Loaded);
    const handleClick = useAllLinksClickHandler();
    useEffect(() => {
      isHydrated = true;
    }, []);
    if (isStatic)
      return (
        // Its links have the role and the keys; a click on them bubbles.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div data-static={name} onClick={handleClick} dangerouslySetInnerHTML={serverHtml} suppressHydrationWarning />
      );
    return <div data-static={name}>{Loaded && <Loaded {...props} />}</div>;
  }
  return { name, Component, preload, isInDocument };
}
