import { type ReactNode, type RefObject, useRef } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useFreeHeight } from './useFreeHeight.ts';
import { useLeaving } from './useLeaving.ts';

interface ModalLayerProps {
  isOpen: boolean;
  onClose: () => void;
  /** A press beside the sheet closes it. */
  isDismissable: boolean;
  /** Nothing closes it. */
  isLocked?: boolean;
  /** Of what covers the page, and of the sheet that it holds. */
  className: string;
  sheetClassName: string;
  /** A `Dialog` of React Aria. */
  children: ReactNode;
}

/** Covers the page and holds a sheet: the page rests, the focus stays inside and goes back in the end. `data-exiting` on the way out. */
export function ModalLayer(props: ModalLayerProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isLeaving = useLeaving(sheet, props.isOpen);
  if (!props.isOpen && !isLeaving) return null;
  return <Layer {...props} sheet={sheet} />;
}

function Layer({ sheet, ...props }: ModalLayerProps & { sheet: RefObject<HTMLDivElement | null> }) {
  const { isOpen, onClose, isDismissable, isLocked = false } = props;
  const layer = useRef<HTMLDivElement>(null);
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable: isDismissable && !isLocked, isKeyboardDismissDisabled: isLocked },
    useOverlayTriggerState({ isOpen, onOpenChange: (open) => open || onClose() }),
    sheet,
  );
  useFreeHeight(layer);
  const exiting = isOpen ? undefined : true;
  return (
    <Overlay isExiting={!isOpen}>
      <div {...underlayProps} ref={layer} className={props.className} data-exiting={exiting}>
        <div {...modalProps} ref={sheet} className={props.sheetClassName} data-exiting={exiting}>
          {/* For whoever touches the screen by a screen reader: a way out before the first control. */}
          {isDismissable && !isLocked && <DismissButton onDismiss={onClose} />}
          {props.children}
        </div>
      </div>
    </Overlay>
  );
}
