import { type ButtonHTMLAttributes, createContext, type ReactNode, type Ref } from 'react';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** How a button was pressed; keys and assistive technology have no pointer. */
export interface PressEvent {
  pointerType: 'mouse' | 'pen' | 'touch' | 'keyboard' | 'virtual';
}

type ForwardedAttribute =
  | 'type'
  | 'form'
  | 'name'
  | 'autoFocus'
  | `aria-${'label' | 'labelledby' | 'describedby' | 'expanded' | 'controls' | 'haspopup' | 'keyshortcuts'}`;

/** What a button does, apart from how it looks. */
export interface ButtonBehaviour
  extends RootElementProps, Pick<ButtonHTMLAttributes<HTMLButtonElement>, ForwardedAttribute> {
  /** Called on click, tap, Enter and Space. If it returns a promise, presses are ignored until the promise settles. */
  onPress?: (press: PressEvent) => void | Promise<void>;
  isDisabled?: boolean;
  value?: string;
  /** The slot of a React Aria component that this button fills: `close` in a toast. */
  slot?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Props of the element of a button. */
export interface ButtonElementProps extends ButtonBehaviour {
  /** The action is running: the button keeps its focus and ignores presses. */
  isPending?: boolean | undefined;
  className: string;
  children: ReactNode;
}

/**
 * Renders the element of a button where a React Aria component passes props to it (a combo box, a tooltip). Everywhere else
 * buttons are native, which keeps about 15 kB out of the first view.
 */
export const ButtonElementContext = createContext<((props: ButtonElementProps) => ReactNode) | null>(null);

/** What a menu passes to its trigger button. */
export interface TriggerProps extends ButtonBehaviour {
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onKeyDown?: ButtonHTMLAttributes<HTMLButtonElement>['onKeyDown'];
}

/** Passes the props of a menu to the button inside. */
export const TriggerContext = createContext<TriggerProps | null>(null);
