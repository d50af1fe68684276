import { Tooltip } from 'react-aria-components';
import { tip } from './Tooltip.css.ts';

interface TooltipBubbleProps {
  text: string;
  placement: 'top' | 'bottom' | 'start' | 'end';
}

/** What a tooltip looks like, wherever its trigger is. */
export function TooltipBubble({ text, placement }: TooltipBubbleProps) {
  return (
    <Tooltip placement={placement} offset={8} className={tip}>
      {text}
    </Tooltip>
  );
}
