import { useEffect, useState } from 'react';
import { findDrawing, loadIcons } from './drawing.ts';
import type { Drawing } from './drawingTypes.ts';
import * as css from './Icon.css.ts';
import type { IconName } from './icons.ts';

export interface IconProps {
  name: IconName;
  /** Pixels at the default text size; it grows with the text size of the user. */
  size?: 20 | 24;
  /** The accessible name, if no text is beside the icon. Without it the icon is decoration and hidden from screen readers. */
  label?: string;
}

/** Renders an icon of the registry. The registry decides whether it mirrors. */
export function Icon(props: IconProps) {
  const drawing = findDrawing(props.name);
  return drawing ? renderIcon(props, drawing) : <LazyIcon {...props} />;
}

/** Keeps the space of an icon until its drawing has loaded. If loading fails it stays empty. */
function LazyIcon(props: IconProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isUnmounted = false;
    loadIcons().then(
      () => isUnmounted || setDrawing(findDrawing(props.name)),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [props.name]);
  return renderIcon(props, drawing ?? ['']);
}

function renderIcon({ size = 20, label }: IconProps, [path, kind]: Drawing) {
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
