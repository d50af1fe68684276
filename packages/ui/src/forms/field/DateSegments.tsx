import { useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components';
import { framedSegments, group, segment as segmentStyle, segments } from './dateInput.css.ts';
import { useConvertTypedDigits } from './useConvertTypedDigits.ts';

interface DateSegmentsProps {
  /** Which end of a range. */
  slot?: 'start' | 'end';
  /** Draws the frame of the field, which otherwise surrounds the segments and a button. */
  isFramed?: boolean;
}

/** The editable parts of a date or a time. Arrow keys change a part, digits replace it. */
export function DateSegments({ slot, isFramed = false }: DateSegmentsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useConvertTypedDigits(ref);
  return (
    <DateInput
      {...(slot && { slot })}
      ref={ref}
      className={isFramed ? `${group} ${segments} ${framedSegments}` : segments}
    >
      {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
    </DateInput>
  );
}
