import { type ButtonHTMLAttributes, createContext, type ReactNode, type Ref } from 'react';

/** How a button was pressed; keys and assistive technology have no pointer. */
export interface Press {
  pointerType: 'mouse' | 'pen' | 'touch' | 'keyboard' | 'virtual';
}

type Passed =
  | 'id'
  | 'type'
  | 'form'
  | 'name'
  | 'autoFocus'
  | `aria-${'label' | 'labelledby' | 'describedby' | 'expanded' | 'controls' | 'haspopup'}`;

/** What a button does, apart from how it looks. */
export interface ButtonBehaviour extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, Passed> {
  /** Follows a click, a tap, Enter and Space alike. Until a promise that it returns is settled, presses are ignored. */
  onPress?: (press: Press) => void | Promise<void>;
  isDisabled?: boolean;
  value?: string;
  /** The part of a React Aria component that this button plays: `close` in a toast. */
  slot?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** What a button's element is given: what it does, its dress and its words. */
export interface ButtonElementProps extends ButtonBehaviour {
  /** Under way: it keeps its focus and ignores presses. */
  isPending?: boolean | undefined;
  className: string;
  children: ReactNode;
}

/**
 * The element that buttons are made of where a React Aria component has to reach them (a combo box, a tooltip). Everywhere
 * else they are native, which keeps some 15 kB out of a first view and costs nothing in a long list.
 */
export const ButtonElementContext = createContext<((props: ButtonElementProps) => ReactNode) | null>(null);

/** What a menu tells the button it hangs from. */
export interface Trigger extends ButtonBehaviour {
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onKeyDown?: ButtonHTMLAttributes<HTMLButtonElement>['onKeyDown'];
}

/** Reaches the button inside, whatever it looks like. */
export const TriggerContext = createContext<Trigger | null>(null);
