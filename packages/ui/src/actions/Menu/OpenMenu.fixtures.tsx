import { useRef } from 'react';
import { button } from '../Button/Button.css.ts';
import type { MenuContent } from './items.ts';
import { MenuPopover } from './MenuPopover.tsx';

/** A menu that is open from the start, for sheets. */
export function OpenMenu({ label, ...content }: MenuContent & { label: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={ref} type="button" id="sheet-menu" className={button({ variant: 'outline' })}>
        {label}
      </button>
      <MenuPopover
        {...content}
        isOpen
        onClose={() => undefined}
        triggerRef={ref}
        autoFocus="first"
        aria-labelledby="sheet-menu"
      />
    </>
  );
}
