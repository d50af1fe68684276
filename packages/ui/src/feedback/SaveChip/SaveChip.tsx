import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Spinner, SpinnerPlaceholder } from '../Spinner/Spinner.tsx';
import { chip, root, icon } from './SaveChip.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** The save state of a draft. */
export type SaveState = 'saving' | 'saved' | 'failed';

export interface SaveChipProps extends RootElementProps {
  /** null hides the text but keeps the space. */
  state: SaveState | null;
  /** «جارٍ الحفظ» · «تم الحفظ» · «لم يُحفظ، سنعيد المحاولة» */
  labels: Record<SaveState, string>;
}

const states: SaveState[] = ['saving', 'saved', 'failed'];

/**
 * The save state of a draft that is saved automatically. As wide as its longest label, so that nothing moves. If the user must act,
 * use a `Toast` or a `Banner`.
 */
export function SaveChip({ state, labels, ...rootProps }: SaveChipProps) {
  const savingIcon = state === 'saving' ? <Spinner /> : <SpinnerPlaceholder />;
  return (
    <span {...rootProps} className={root}>
      {states.map((each) => (
        <span key={each} className={chip({ state: each, isShown: each === state })} aria-hidden>
          <span className={icon}>
            {each === 'saving' ? savingIcon : <Icon name={each === 'saved' ? 'check' : 'triangle-alert'} />}
          </span>
          {labels[each]}
        </span>
      ))}
      {/* Not in the live region, because "saving" comes with every pause in typing. */}
      {state === 'saving' && <VisuallyHidden>{labels.saving}</VisuallyHidden>}
      <VisuallyHidden aria-live="polite">{state && state !== 'saving' ? labels[state] : ''}</VisuallyHidden>
    </span>
  );
}
