import { type ReactNode, useState } from 'react';
import { Button } from '../actions/Button/Button.tsx';

interface ToggledProps {
  label: string;
  defaultOpen?: boolean;
  children: (overlay: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** A button that opens an overlay, for stories. */
export function Toggled({ label, defaultOpen = false, children }: ToggledProps) {
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
