import type { ReactNode } from 'react';
import { replaced, signedOutOnly } from './SignedOutOnly.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SignedOutOnlyProps extends RootElementProps {
  children: ReactNode;
  /** For signed-in users: keep the space for content that comes later, or collapse. */
  whenSignedIn?: 'keepSpace' | 'collapse';
  /** Keeps it hidden until it is known whether something else takes its space. */
  isWaiting?: boolean;
  /** Takes its space, and is as tall, so that nothing below moves. */
  replacement?: ReactNode;
}

/**
 * Content for signed-out visitors. A cached page does not know its visitor: if the server sets `data-signed` on `<html>`,
 * the content stays hidden until the app has hydrated.
 */
export function SignedOutOnly({
  children,
  whenSignedIn: place = 'keepSpace',
  isWaiting,
  replacement,
  ...rootProps
}: SignedOutOnlyProps) {
  if (replacement)
    return (
      <div {...rootProps} className={replaced}>
        <div inert>{children}</div>
        {replacement}
      </div>
    );
  return (
    <div {...rootProps} className={signedOutOnly[place]} data-waiting={isWaiting || undefined}>
      {children}
    </div>
  );
}
