import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { ButtonElementContext, type ButtonElementProps } from './behaviour.ts';

const render = (props: ButtonElementProps) => <Button {...props} />;

/** Makes the buttons inside React Aria's, so that a component of its around them can give them their part. */
export function AriaButtons({ children }: { children: ReactNode }) {
  return <ButtonElementContext value={render}>{children}</ButtonElementContext>;
}
