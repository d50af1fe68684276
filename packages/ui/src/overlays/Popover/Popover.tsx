import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react';
import { Dialog, DialogTrigger, Popover as RacPopover } from 'react-aria-components';
import { AriaButtonProvider } from '../../actions/Button/AriaButtonProvider.tsx';
import { floating, panel } from './Popover.css.ts';
import { useOutsidePress } from './useOutsidePress.ts';

export interface PopoverProps {
  /** The button that opens it, a `Button` or an `IconButton`; it is told to carry `aria-expanded`. */
  trigger: ReactElement;
  /** The popover's name. */
  label: string;
  /** Where it hangs; start and end follow the page's direction. It turns over by itself where there is no room. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top';
  /** Its content reaches to its edges and brings its own distances, as a list does. */
  bleed?: boolean;
  defaultOpen?: boolean;
  /** Told when it opens and closes: what it shows may be fetched then. */
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * Hangs a little content from a button without shutting the page off: notifications, a small form. Actions go into a
 * `Menu`, a word of help into a `Tooltip`, what must be answered into a `Dialog`.
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    placement = 'bottom end',
    bleed = false,
    defaultOpen = false,
    onOpenChange,
    children,
  } = props;
  const [isOpen, setOpen] = useState(defaultOpen);
  const ref = useRef<HTMLElement>(null);
  const change = useCallback(
    (open: boolean) => {
      setOpen(open);
      onOpenChange?.(open);
    },
    [onOpenChange],
  );
  useOutsidePress(ref, isOpen, change);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={change}>
      <AriaButtonProvider>{trigger}</AriaButtonProvider>
      <RacPopover ref={ref} placement={placement} isNonModal className={floating}>
        <Dialog aria-label={label} className={panel({ bleed })}>
          {children}
        </Dialog>
      </RacPopover>
    </DialogTrigger>
  );
}
