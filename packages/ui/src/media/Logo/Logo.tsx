import { use } from 'react';
import { useDirection } from '../../intl/useDirection.ts';
import { palettes } from '../Cover/palettes.ts';
import { BrandContext } from './brand.ts';
import { nameText, root, starDot, mark, wordmark } from './Logo.css.ts';
import { outlines } from './outlines.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export type { Brand } from './brand.ts';

export interface LogoProps extends RootElementProps {
  /** The word, the mark (for small square places), or both. */
  variant?: 'word' | 'mark' | 'both';
  /** The script of the word; the language of the page by default. */
  script?: 'ar' | 'en';
  size?: 'small' | 'medium' | 'large' | 'hero';
  /** True inside a link or heading that has a name already. */
  isDecorative?: boolean;
}

const names = { ar: 'فانوس', en: 'Fanous' };
const { background, accent, detail } = palettes.lapis;

/** The name of the product as a drawing: that of the `brand` of `UiProvider`, or «فانوس» with a star as the dot of «ف». */
export function Logo({ variant = 'word', script, size = 'small', isDecorative, ...rootProps }: LogoProps) {
  const direction = useDirection();
  const language = script ?? (direction === 'rtl' ? 'ar' : 'en');
  const brand = use(BrandContext);
  if (brand) {
    const name = brand.name[language];
    return (
      <span
        {...rootProps}
        className={root({ size })}
        role={isDecorative ? undefined : 'img'}
        aria-label={isDecorative ? undefined : name}
        aria-hidden={isDecorative}
      >
        {variant !== 'word' && brand.mark}
        {variant !== 'mark' && (brand.word?.[language] ?? <span className={nameText}>{name}</span>)}
      </span>
    );
  }
  const { path, box: viewBox, star } = outlines[language];
  const ariaProps = isDecorative ? { 'aria-hidden': true } : { role: 'img' };
  const title = isDecorative ? null : <title>{names[language]}</title>;
  return (
    <span {...rootProps} className={root({ size })}>
      {variant !== 'word' && (
        <svg
          className={mark}
          viewBox="-50 -50 100 100"
          focusable="false"
          {...(variant === 'mark' ? ariaProps : { 'aria-hidden': true })}
        >
          {variant === 'mark' && title}
          <path d={outlines.khatam} fill={background} />
          <g transform="translate(-33.5 16) scale(.62)">
            <path d={outlines.letter} fill={detail} />
            <path d={outlines.flame} fill={accent} transform="translate(78.5 -76) scale(.85)" />
          </g>
        </svg>
      )}
      {variant !== 'mark' && (
        <svg className={wordmark} viewBox={viewBox} focusable="false" {...ariaProps}>
          {title}
          <path d={path} />
          <path className={starDot} d={outlines.flame} transform={star} />
        </svg>
      )}
    </span>
  );
}
