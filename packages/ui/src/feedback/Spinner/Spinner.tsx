import { room, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for, as it is announced: «جارٍ تحميل الدورات». Leave it out only where text beside it says so. */
  label?: string;
  size?: 20 | 40;
}

const rays = [1, 0.88, 0.76, 0.64, 0.52, 0.4, 0.3, 0.22];

/** Says that something is under way when nobody knows how long it takes. A page or a list waits with `Skeleton`. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <svg
      className={spinner({ size })}
      viewBox="0 0 24 24"
      focusable="false"
      role={label === undefined ? undefined : 'progressbar'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {rays.map((opacity, at) => (
        <path key={opacity} d="M12 2.5V7" opacity={opacity} transform={`rotate(${-45 * at} 12 12)`} />
      ))}
    </svg>
  );
}

/** Keeps the place of one that may come. A hidden spinner would go on turning, and the page be drawn sixty times a second for it. */
export function SpinnerRoom() {
  return <span className={room} />;
}
