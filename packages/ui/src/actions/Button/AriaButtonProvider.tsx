import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { ButtonElementContext, type ButtonElementProps } from './behaviour.ts';

const renderAriaButton = (props: ButtonElementProps) => <Button {...props} />;

/** Renders the buttons inside with React Aria's `Button`, so that a React Aria component around them can pass props to them. */
export function AriaButtonProvider({ children }: { children: ReactNode }) {
  return <ButtonElementContext value={renderAriaButton}>{children}</ButtonElementContext>;
}
