import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Spinner, SpinnerRoom } from '../Spinner/Spinner.tsx';
import { chip, place, sign } from './SaveChip.css.ts';

/** Where a draft stands. */
export type SaveState = 'saving' | 'saved' | 'failed';

export interface SaveChipProps {
  /** Nothing yet: it takes its place and is not seen. */
  state: SaveState | null;
  /** «جارٍ الحفظ» · «تم الحفظ» · «لم يُحفظ، سنعيد المحاولة» */
  labels: Record<SaveState, string>;
}

const states: SaveState[] = ['saving', 'saved', 'failed'];

/**
 * Says where a draft stands that is saved by itself. As wide as its longest words, so that nothing moves. What the reader has to
 * do something about is a `Toast` or a `Banner`.
 */
export function SaveChip({ state, labels }: SaveChipProps) {
  const waiting = state === 'saving' ? <Spinner /> : <SpinnerRoom />;
  return (
    <span className={place}>
      {states.map((each) => (
        <span key={each} className={chip({ state: each, isShown: each === state })} aria-hidden>
          <span className={sign}>
            {each === 'saving' ? waiting : <Icon name={each === 'saved' ? 'check' : 'triangle-alert'} />}
          </span>
          {labels[each]}
        </span>
      ))}
      {/* "Saving" comes with every pause in typing: it is read where it stands and not called out. */}
      {state === 'saving' && <VisuallyHidden>{labels.saving}</VisuallyHidden>}
      <VisuallyHidden aria-live="polite">{state && state !== 'saving' ? labels[state] : ''}</VisuallyHidden>
    </span>
  );
}
