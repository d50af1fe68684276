import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react';
import { Dialog, DialogTrigger, Popover as RacPopover } from 'react-aria-components';
import { AriaButtonProvider } from '../../actions/Button/AriaButtonProvider.tsx';
import { floatingPanel, panel } from './Popover.css.ts';
import { useCloseOnOutsidePress } from './useCloseOnOutsidePress.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';
import { matchOpenerTheme } from '../matchOpenerTheme.ts';

export interface PopoverProps extends RootElementProps {
  /** The button that opens it: a `Button` or an `IconButton`. It gets `aria-expanded`. */
  trigger: ReactElement;
  /** The popover's name. */
  label: string;
  /** The position; start and end follow the page direction. It flips if there is no room. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top';
  /** False for content with its own padding, such as a list. */
  hasPadding?: boolean;
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * Non-modal content that opens from a button: notifications, a small form. For actions use `Menu`, for help text `Tooltip`, for
 * required input `Dialog`.
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    placement = 'bottom end',
    hasPadding = true,
    defaultOpen = false,
    onOpenChange,
    children,
    ...rootProps
  } = props;
  const [isOpen, setOpen] = useState(defaultOpen);
  const ref = useRef<HTMLElement>(null);
  const overlayRef = useCallback((element: HTMLElement | null) => {
    ref.current = element;
    matchOpenerTheme(element);
  }, []);
  const handleOpenChange = useCallback(
    (open: boolean) => {
      setOpen(open);
      onOpenChange?.(open);
    },
    [onOpenChange],
  );
  useCloseOnOutsidePress(ref, isOpen, handleOpenChange);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={handleOpenChange}>
      <AriaButtonProvider>{trigger}</AriaButtonProvider>
      <RacPopover ref={overlayRef} placement={placement} isNonModal className={floatingPanel}>
        <Dialog {...rootProps} aria-label={label} className={panel({ hasPadding })}>
          {children}
        </Dialog>
      </RacPopover>
    </DialogTrigger>
  );
}
