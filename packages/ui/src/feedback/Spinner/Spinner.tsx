import { placeholder, spinner } from './Spinner.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SpinnerProps extends RootElementProps {
  /** The accessible name: «جارٍ تحميل الدورات». Leave it out only if the same text is beside it. */
  label?: string;
  size?: 20 | 40;
}

const rayOpacities = [1, 0.88, 0.76, 0.64, 0.52, 0.4, 0.3, 0.22];

/** Shows that a task of unknown duration is running. For a page or a list use `Skeleton`. */
export function Spinner({ label, size = 20, ...rootProps }: SpinnerProps) {
  return (
    <svg
      {...rootProps}
      className={spinner({ size })}
      viewBox="0 0 24 24"
      focusable="false"
      role={label === undefined ? undefined : 'progressbar'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {rayOpacities.map((opacity, index) => (
        <path key={opacity} d="M12 2.5V7" opacity={opacity} transform={`rotate(${-45 * index} 12 12)`} />
      ))}
    </svg>
  );
}

/** Keeps the space of a spinner. A hidden spinner would keep animating and make the browser repaint. */
export function SpinnerPlaceholder() {
  return <span className={placeholder} />;
}
