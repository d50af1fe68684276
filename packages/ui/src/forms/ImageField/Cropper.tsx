import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { sliderInput, sliderLabel, sliders, cropCanvas } from './ImageField.css.ts';
import { type Crop, moveCrop, maxZoom, defaultCrop } from './crop.ts';
import { drawCrop, createCroppedFile, type DecodedImage, cropSidePx } from './picture.ts';

/** Labels of the cropper. */
export interface CropLabels {
  /** «تكبير الصورة» */
  zoom: string;
  /** «تحريك الصورة أفقيًا» */
  moveHorizontally: string;
  /** «تحريك الصورة رأسيًا» */
  moveVertically: string;
}

interface CropperProps {
  picture: DecodedImage;
  /** Names the preview. */
  label: string;
  labels: CropLabels;
  isDisabled: boolean;
  /** Called with the cropped file, first on mount and after every change. */
  onCrop: (file: File) => void;
}

/** Crops a picture to a square, by dragging or with three sliders. */
export function Cropper({ picture, label, labels, isDisabled, onCrop }: CropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const format = useFormat();
  const [crop, setCrop] = useState<Crop>(defaultCrop);
  const size = { width: picture.image.naturalWidth, height: picture.image.naturalHeight };
  const lastPoint = useRef<{ x: number; y: number }>(null);
  const onCropRef = useRef(onCrop);
  useLayoutEffect(() => {
    onCropRef.current = onCrop;
  });

  useLayoutEffect(() => {
    if (!canvas.current) return;
    drawCrop(canvas.current, picture, crop);
    onCropRef.current(createCroppedFile(canvas.current, picture));
  }, [picture, crop]);

  // Positions instead of `movementX`, which is 0 for touch in Safari and in physical pixels elsewhere.
  const handlePointerDown = ({
    currentTarget,
    pointerId,
    button,
    clientX,
    clientY,
  }: PointerEvent<HTMLCanvasElement>) => {
    if (isDisabled || button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    lastPoint.current = { x: clientX, y: clientY };
  };
  const handlePointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const from = lastPoint.current;
    if (!from) return;
    lastPoint.current = { x: clientX, y: clientY };
    const { width } = currentTarget.getBoundingClientRect();
    setCrop((current) => moveCrop(size, current, (clientX - from.x) / width, (clientY - from.y) / width));
  };
  const handlePointerEnd = () => {
    lastPoint.current = null;
  };
  const renderSlider = (key: keyof Crop, name: string, min: number, max: number, dir?: 'ltr') => (
    <label className={sliderLabel}>
      {name}
      <input
        type="range"
        // The horizontal slider follows the picture, so it is left to right on every page.
        dir={dir}
        min={min}
        max={max}
        step={0.01}
        value={crop[key]}
        // Without it, a screen reader announces 0.37.
        aria-valuetext={format.percent(Math.round(crop[key] * 100) / 100)}
        disabled={isDisabled}
        className={sliderInput}
        onChange={({ target }) => setCrop((current) => ({ ...current, [key]: target.valueAsNumber }))}
      />
    </label>
  );

  return (
    <>
      <canvas
        ref={canvas}
        // An `img` would update with a delay.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
        width={cropSidePx}
        height={cropSidePx}
        className={cropCanvas}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerEnd}
        onPointerCancel={handlePointerEnd}
      />
      <div className={sliders}>
        {renderSlider('zoom', labels.zoom, 1, maxZoom)}
        {renderSlider('x', labels.moveHorizontally, 0, 1, 'ltr')}
        {renderSlider('y', labels.moveVertically, 0, 1)}
      </div>
    </>
  );
}
