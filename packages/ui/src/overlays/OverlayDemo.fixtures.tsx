import { type ReactNode, useState } from 'react';
import { Button } from '../actions/Button/Button.tsx';

interface OverlayDemoProps {
  label: string;
  defaultOpen?: boolean;
  children: (overlay: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** A button that opens an overlay, for stories. */
export function OverlayDemo({ label, defaultOpen = false, children }: OverlayDemoProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <>
      <Button variant="outline" aria-expanded={isOpen} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {label}
      </Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
