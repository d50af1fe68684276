import { cloth, sheet } from './ornament.css.ts';

const petals = Array.from({ length: 8 }, (_, at) => at * 45);
const petal = 'M0-58 12.4-30 0-14-12.4-30Z';
const heart =
  'M0-13 3.5-8.5 9.2-9.2 8.5-3.5 13 0 8.5 3.5 9.2 9.2 3.5 8.5 0 13-3.5 8.5-9.2 9.2-8.5 3.5-13 0-8.5-3.5-9.2-9.2-3.5-8.5Z';

/**
 * A star of the pattern: still to be sewn where there is nothing yet, with one piece come loose where something failed.
 * Decoration; the words under it say what is the matter.
 */
export function Ornament({ kind }: { kind: 'empty' | 'error' }) {
  return (
    <svg className={sheet} viewBox="-72 -72 144 144" aria-hidden focusable="false">
      <circle className={cloth({ part: 'disc' })} r="71" />
      <circle className={cloth({ part: 'thread' })} r="64" />
      {petals.map((angle) => {
        const isFirst = angle === 0;
        const part = kind === 'empty' ? (isFirst ? 'sewn' : 'waiting') : isFirst ? 'loose' : 'sewn';
        const slip = kind === 'error' && isFirst ? ' translate(9 -9) rotate(14)' : '';
        return <path key={angle} className={cloth({ part })} d={petal} transform={`rotate(${angle + 45})${slip}`} />;
      })}
      <path className={cloth({ part: 'heart' })} d={heart} />
    </svg>
  );
}
