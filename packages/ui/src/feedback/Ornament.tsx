import { shape, root } from './ornament.css.ts';

const petalAngles = Array.from({ length: 8 }, (_, index) => index * 45);
const petalPath = 'M0-58 12.4-30 0-14-12.4-30Z';
const centerPath =
  'M0-13 3.5-8.5 9.2-9.2 8.5-3.5 13 0 8.5 3.5 9.2 9.2 3.5 8.5 0 13-3.5 8.5-9.2 9.2-8.5 3.5-13 0-8.5-3.5-9.2-9.2-3.5-8.5Z';

/**
 * The star of the empty and error states. `empty`: one piece is filled, the others are outlined. `error`: one piece is detached.
 * Decoration.
 */
export function Ornament({ kind }: { kind: 'empty' | 'error' }) {
  return (
    <svg className={root} viewBox="-72 -72 144 144" aria-hidden focusable="false">
      <circle className={shape({ part: 'circle' })} r="71" />
      <circle className={shape({ part: 'dashedRing' })} r="64" />
      {petalAngles.map((angle) => {
        const isFirst = angle === 0;
        const part = kind === 'empty' ? (isFirst ? 'filled' : 'outlined') : isFirst ? 'detached' : 'filled';
        const offset = kind === 'error' && isFirst ? ' translate(9 -9) rotate(14)' : '';
        return (
          <path key={angle} className={shape({ part })} d={petalPath} transform={`rotate(${angle + 45})${offset}`} />
        );
      })}
      <path className={shape({ part: 'center' })} d={centerPath} />
    </svg>
  );
}
