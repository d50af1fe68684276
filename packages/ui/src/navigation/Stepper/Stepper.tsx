import type { ReactNode } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Stepper.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** One step of the process. */
export interface StepperItem {
  id: string;
  /** Two or three words: «بيانات الدورة». */
  title: ReactNode;
  /** A muted line below the title on a wide screen. */
  description?: ReactNode;
  /** Its form is complete. Without it, the steps before the current one are done. */
  isDone?: boolean;
  /** Its form has errors. */
  isInvalid?: boolean;
  /** It can be left empty. */
  isOptional?: boolean;
}

/** All texts apart from the steps themselves. */
export interface StepperLabels {
  /** On a phone: «الخطوة 2 من 4». Both numbers are formatted. */
  position: (step: string, count: string) => string;
  /** Read after the title of a done step: «مكتملة». */
  done: string;
  /** Below the title of an invalid step: «فيها أخطاء». */
  invalid: string;
  /** Below the title of an optional step: «اختيارية». */
  optional: string;
}

export interface StepperProps extends RootElementProps {
  /** The name of the process: «خطوات إضافة الدورة». */
  label: string;
  /** The steps in order. */
  items: readonly StepperItem[];
  currentId: string;
  /** Called with the id of a pressed step. Without it no step can be pressed. */
  onChange?: (id: string) => void;
  /** Whether the steps must be done in order: upcoming steps cannot be pressed. */
  isLinear?: boolean;
  labels: StepperLabels;
}

type StepState = 'done' | 'current' | 'upcoming';

/**
 * The numbered steps of a long form. The page shows the form of the current step, and moves the focus to its heading when the
 * step changes. For instructions without a current step use `Steps`.
 */
export function Stepper({ label, items, currentId, onChange, isLinear = true, labels, ...rootProps }: StepperProps) {
  const format = useFormat();
  const currentIndex = items.findIndex(({ id }) => id === currentId);
  const current = items[currentIndex];
  const getState = ({ id, isDone }: StepperItem, at: number): StepState =>
    id === currentId ? 'current' : (isDone ?? at < currentIndex) ? 'done' : 'upcoming';
  const press = (id: string) => {
    if (id !== currentId) onChange?.(id);
  };
  return (
    <nav {...rootProps} aria-label={label} className={css.root}>
      {current && (
        <p className={css.summary}>
          <span className={css.position}>
            {labels.position(format.number(currentIndex + 1), format.number(items.length))}
          </span>
          <span className={css.currentTitle}>{current.title}</span>
          <StepNote item={current} labels={labels} />
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of lists without bullets. */}
      <ol role="list" className={css.list}>
        {items.map((item, at) => {
          const state = getState(item, at);
          const isReachable = state !== 'upcoming' || item.isInvalid || !isLinear;
          const content = (
            <StepContent item={item} number={format.number(at + 1)} isDone={state === 'done'} labels={labels} />
          );
          return (
            <li key={item.id} className={css.step} data-state={state} data-invalid={item.isInvalid || undefined}>
              {onChange && isReachable ? (
                <button
                  type="button"
                  className={css.button}
                  aria-current={state === 'current' ? 'step' : undefined}
                  onClick={() => press(item.id)}
                >
                  {content}
                </button>
              ) : (
                <div className={css.staticStep} aria-current={state === 'current' ? 'step' : undefined}>
                  {content}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepContentProps {
  item: StepperItem;
  number: string;
  isDone: boolean;
  labels: StepperLabels;
}

function StepContent({ item, number, isDone, labels }: StepContentProps) {
  const isChecked = isDone && !item.isInvalid;
  return (
    <>
      <span className={css.mark} aria-hidden="true">
        <span className={css.markContent}>{item.isInvalid ? '!' : isChecked ? <Icon name="check" /> : number}</span>
      </span>
      <span className={css.text}>
        <span className={css.title}>{item.title}</span>
        {isChecked && <VisuallyHidden>{labels.done}</VisuallyHidden>}
        <StepNote item={item} labels={labels} />
        {item.description && <span className={css.description}>{item.description}</span>}
      </span>
    </>
  );
}

/** What is special about a step, in words: a colour alone is not enough. */
function StepNote({ item, labels }: Pick<StepContentProps, 'item' | 'labels'>) {
  if (item.isInvalid) return <span className={css.invalidNote}>{labels.invalid}</span>;
  return item.isOptional ? <span className={css.description}>{labels.optional}</span> : null;
}
