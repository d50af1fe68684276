import type { ReactNode } from 'react';
import { signedOutOnly } from './SignedOutOnly.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SignedOutOnlyProps extends RootElementProps {
  children: ReactNode;
  /** For signed-in users: keep the space for content that comes later, or collapse. */
  whenSignedIn?: 'keepSpace' | 'collapse';
  /** Keeps it hidden until it is known whether something else takes its space. */
  isWaiting?: boolean;
}

/**
 * Content for signed-out visitors. A cached page does not know its visitor: if the server sets `data-signed` on `<html>`,
 * the content stays hidden until the app has hydrated.
 */
export function SignedOutOnly({
  children,
  whenSignedIn: place = 'keepSpace',
  isWaiting,
  ...rootProps
}: SignedOutOnlyProps) {
  return (
    <div {...rootProps} className={signedOutOnly[place]} data-waiting={isWaiting || undefined}>
      {children}
    </div>
  );
}
