import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { range, rangeLabel, ranges, square } from './ImageField.css.ts';
import { type Crop, dragged, maxZoom, wholeCrop } from './crop.ts';
import { drawSquare, fileOf, type Picture, squareSide } from './picture.ts';

/** Words of the cropper. */
export interface CropLabels {
  /** «تكبير الصورة» */
  zoom: string;
  /** «تحريك الصورة أفقيًا» */
  across: string;
  /** «تحريك الصورة رأسيًا» */
  down: string;
}

interface CropperProps {
  picture: Picture;
  /** Names what is seen. */
  label: string;
  labels: CropLabels;
  isDisabled: boolean;
  /** Gets the square as a file, at once and after every change. */
  onCrop: (file: File) => void;
}

/** Keeps a square of a picture: dragged under the window, or moved by three sliders that keys reach as well. */
export function Cropper({ picture, label, labels, isDisabled, onCrop }: CropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const format = useFormat();
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const size = { width: picture.image.naturalWidth, height: picture.image.naturalHeight };
  const held = useRef<{ x: number; y: number }>(null);
  const latest = useRef(onCrop);
  useLayoutEffect(() => {
    latest.current = onCrop;
  });

  useLayoutEffect(() => {
    if (!canvas.current) return;
    drawSquare(canvas.current, picture, crop);
    latest.current(fileOf(canvas.current, picture));
  }, [picture, crop]);

  // Places and not `movementX`, which Safari leaves at 0 for fingers, and others count in pixels of the screen.
  const hold = ({ currentTarget, pointerId, button, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    if (isDisabled || button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    held.current = { x: clientX, y: clientY };
  };
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    held.current = { x: clientX, y: clientY };
    const { width } = currentTarget.getBoundingClientRect();
    setCrop((now) => dragged(size, now, (clientX - from.x) / width, (clientY - from.y) / width));
  };
  const letGo = () => {
    held.current = null;
  };
  const slider = (key: keyof Crop, name: string, min: number, max: number, dir?: 'ltr') => (
    <label className={rangeLabel}>
      {name}
      <input
        type="range"
        // What is moved sideways moves with the hand: this slider has the picture's sides, not the page's.
        dir={dir}
        min={min}
        max={max}
        step={0.01}
        value={crop[key]}
        // Without it, a place is read as 0.37.
        aria-valuetext={format.percent(Math.round(crop[key] * 100) / 100)}
        disabled={isDisabled}
        className={range}
        onChange={({ target }) => setCrop((now) => ({ ...now, [key]: target.valueAsNumber }))}
      />
    </label>
  );

  return (
    <>
      <canvas
        ref={canvas}
        // An img would show what was drawn a moment late.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
        width={squareSide}
        height={squareSide}
        className={square}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      <div className={ranges}>
        {slider('zoom', labels.zoom, 1, maxZoom)}
        {slider('x', labels.across, 0, 1, 'ltr')}
        {slider('y', labels.down, 0, 1)}
      </div>
    </>
  );
}
