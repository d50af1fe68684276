import { useEffect, useState } from 'react';
import { drawingOf, loadIcons } from './drawing.ts';
import type { Drawing } from './drawingTypes.ts';
import * as css from './Icon.css.ts';
import type { IconName } from './icons.ts';

export interface IconProps {
  name: IconName;
  /** Pixels at the default text size; it grows with the reader's text. */
  size?: 20 | 24;
  /** Says what the icon means, when no text beside it does. Without it the icon is decoration and is not announced. */
  label?: string;
}

/** Draws an icon of the registry. Whether it mirrors is the registry's decision, never the caller's. */
export function Icon(props: IconProps) {
  const drawing = drawingOf(props.name);
  return drawing ? draw(props, drawing) : <Awaited {...props} />;
}

/** Keeps the icon's place until its drawing has been loaded; without a network it stays empty, and what it means is said beside it. */
function Awaited(props: IconProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isGone = false;
    loadIcons().then(
      () => isGone || setDrawing(drawingOf(props.name)),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [props.name]);
  return draw(props, drawing ?? ['']);
}

function draw({ size = 20, label }: IconProps, [path, kind]: Drawing) {
  return (
    <svg
      className={kind ? `${css.icon[size]} ${css.kinds[kind]}` : css.icon[size]}
      viewBox="0 0 24 24"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={path} />
    </svg>
  );
}
