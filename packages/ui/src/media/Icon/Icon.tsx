import { type ReactElement, useEffect, useState } from 'react';
import { findDrawing, loadIcons } from './drawing.ts';
import type { Drawing } from './drawingTypes.ts';
import * as css from './Icon.css.ts';
import type { IconName, IconSource } from './icons.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface IconProps extends RootElementProps {
  /** A name of the registry. An element is rendered unchanged, so that `icon` props accept both. */
  name: IconSource;
  /** Pixels at the default text size; it grows with the text size of the user. */
  size?: 20 | 24;
  /** The accessible name, if no text is beside the icon. Without it the icon is decoration and hidden from screen readers. */
  label?: string;
}

type IconStyle = Omit<IconProps, 'name'>;

/** Renders an icon of the registry. The registry decides whether it mirrors. */
export function Icon({ name, ...rest }: IconProps): ReactElement {
  if (typeof name !== 'string') return name;
  const drawing = findDrawing(name);
  return drawing ? renderIcon(rest, drawing) : <LazyIcon {...rest} name={name} />;
}

/** Keeps the space of an icon until its drawing has loaded. If loading fails it stays empty. */
function LazyIcon({ name, ...rest }: IconStyle & { name: IconName }) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    loadIcons().then(
      () => setDrawing(findDrawing(name)),
      () => {},
    );
  }, [name]);
  return renderIcon(rest, drawing ?? ['']);
}

function renderIcon({ size = 20, label, ...rootProps }: IconStyle, [path, kind]: Drawing) {
  return (
    <svg
      {...rootProps}
      className={kind ? `${css.icon[size]} ${css.kinds[kind]}` : css.icon[size]}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={path} />
    </svg>
  );
}
