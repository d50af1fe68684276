/** Attributes of the root element of a part: every part takes them. A field gives `id` to its control. */
export interface RootElementProps {
  id?: string | undefined;
  /** For tests, analytics and scripts of the app: `data-testid="pay"`. */
  [attribute: `data-${string}`]: unknown;
}

/** Picks the attributes of the root element, for a part that reads its props one by one. Other parts use the rest of their props. */
export const pickRootProps = (props: RootElementProps): RootElementProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => /^(id$|data-)/.test(name)));
