import type { ReactNode } from 'react';
import { Spinner, SpinnerPlaceholder } from '../../feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import type { ButtonBehaviour } from './behaviour.ts';
import { button, face, faces } from './Button.css.ts';
import { ButtonElement } from './ButtonElement.tsx';

/** A wait needs words of its own: «جارٍ الحفظ». Give both from the start and the width never jumps. */
type Pending = { isPending?: never; pendingLabel?: never } | { isPending: boolean; pendingLabel: string };

interface Looks {
  /** What pressing means: `accent` is the one invitation of a view, `danger` destroys something. */
  tone?: 'neutral' | 'primary' | 'accent' | 'danger';
  /** How loud it is. */
  variant?: 'solid' | 'outline' | 'quiet';
  /** 40, 44 and 52 px: dense tables, everything else, heroes and sign-in forms. */
  size?: 'dense' | 'default' | 'large';
  /** Takes the whole width it is given. */
  fill?: boolean;
  /** Stands before the words. */
  icon?: IconName;
  /** Stands after the words, for what points onward. */
  endIcon?: IconName;
  children: ReactNode;
}

export type ButtonProps = Looks & Pending & ButtonBehaviour;

/** Starts an action. To move to another page use `Link` or `ButtonLink`. */
export function Button(props: ButtonProps) {
  const { tone, variant, size, fill, icon, endIcon, children, isPending, pendingLabel, ...behaviour } = props;
  const dress = button({ tone, variant, size, fill });
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </>
  );
  if (pendingLabel === undefined) {
    return (
      <ButtonElement {...behaviour} className={dress}>
        {words}
      </ButtonElement>
    );
  }
  return (
    <>
      <ButtonElement {...behaviour} isPending={isPending} className={dress}>
        <span className={faces}>
          <span className={face({ shown: !isPending })}>{words}</span>
          <span className={face({ shown: isPending })}>
            {isPending ? <Spinner /> : <SpinnerPlaceholder />}
            {pendingLabel}
          </span>
        </span>
      </ButtonElement>
      {/* The words of a button that has the focus change unheard. */}
      <VisuallyHidden aria-live="polite">{isPending && pendingLabel}</VisuallyHidden>
    </>
  );
}
