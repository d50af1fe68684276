import { useDirection } from '../../intl/useDirection.ts';
import { palettes } from '../Cover/palettes.ts';
import { box, light, mark, word } from './Logo.css.ts';
import { outlines } from './outlines.ts';

export interface LogoProps {
  /** The word, the mark for small square places, or both. */
  variant?: 'word' | 'mark' | 'both';
  /** Follows the page unless a language is named. */
  script?: 'ar' | 'en';
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** Inside a link or a heading that says the name itself. */
  isDecorative?: boolean;
}

const names = { ar: 'فانوس', en: 'Fanous' };
const { ground, accent, detail } = palettes.lapis;

/** The name of the product, drawn, with a star for the dot of «ف»: the lantern is lit. */
export function Logo({ variant = 'word', script, size = 'small', isDecorative }: LogoProps) {
  const direction = useDirection();
  const language = script ?? (direction === 'rtl' ? 'ar' : 'en');
  const { path, box: viewBox, star } = outlines[language];
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img' };
  const title = isDecorative ? null : <title>{names[language]}</title>;
  return (
    <span className={box({ size })}>
      {variant !== 'word' && (
        <svg
          className={mark}
          viewBox="-50 -50 100 100"
          focusable="false"
          {...(variant === 'mark' ? spoken : { 'aria-hidden': true })}
        >
          {variant === 'mark' && title}
          <path d={outlines.khatam} fill={ground} />
          <g transform="translate(-33.5 16) scale(.62)">
            <path d={outlines.letter} fill={detail} />
            <path d={outlines.flame} fill={accent} transform="translate(78.5 -76) scale(.85)" />
          </g>
        </svg>
      )}
      {variant !== 'mark' && (
        <svg className={word} viewBox={viewBox} focusable="false" {...spoken}>
          {title}
          <path d={path} />
          <path className={light} d={outlines.flame} transform={star} />
        </svg>
      )}
    </span>
  );
}
