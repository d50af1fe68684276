import type { ReactNode } from 'react';
import { Spinner, SpinnerPlaceholder } from '../../feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import type { ButtonBehaviour } from './behaviour.ts';
import { button, content, contentStack } from './Button.css.ts';
import { ButtonElement } from './ButtonElement.tsx';

/** A pending button needs its own label: «جارٍ الحفظ». Pass both from the start, so that the width does not change. */
type PendingProps = { isPending?: never; pendingLabel?: never } | { isPending: boolean; pendingLabel: string };

interface AppearanceProps {
  /** What pressing means: `accent` is the main action of a view, `danger` deletes something. */
  tone?: 'neutral' | 'primary' | 'accent' | 'danger';
  /** How prominent it is. */
  variant?: 'solid' | 'outline' | 'quiet';
  /** 40, 44 and 52 px: dense tables, everything else, heroes and sign-in forms. */
  size?: 'dense' | 'default' | 'large';
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** Before the label. */
  icon?: IconSource;
  /** After the label, such as an arrow. */
  endIcon?: IconSource;
  children: ReactNode;
}

export type ButtonProps = AppearanceProps & PendingProps & ButtonBehaviour;

/** Starts an action. To move to another page use `Link` or `ButtonLink`. */
export function Button(props: ButtonProps) {
  const { tone, variant, size, fullWidth, icon, endIcon, children, isPending, pendingLabel, ...behaviour } = props;
  const className = button({ tone, variant, size, fullWidth });
  const label = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </>
  );
  if (pendingLabel === undefined) {
    return (
      <ButtonElement {...behaviour} className={className}>
        {label}
      </ButtonElement>
    );
  }
  return (
    <>
      <ButtonElement {...behaviour} isPending={isPending} className={className}>
        <span className={contentStack}>
          <span className={content({ isVisible: !isPending })}>{label}</span>
          <span className={content({ isVisible: isPending })}>
            {isPending ? <Spinner /> : <SpinnerPlaceholder />}
            {pendingLabel}
          </span>
        </span>
      </ButtonElement>
      {/* Screen readers do not announce a label that changes while the button has the focus. */}
      <VisuallyHidden aria-live="polite">{isPending && pendingLabel}</VisuallyHidden>
    </>
  );
}
