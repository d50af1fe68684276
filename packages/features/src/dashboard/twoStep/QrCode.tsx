import { encode } from 'uqr';

interface QrCodeProps {
  value: string;
  /** The name of the picture. */
  label: string;
}

const modulePixels = 5;

/** A QR code. It is black on white in every theme, because scanners need that. It loads on demand, with its library. */
export function QrCode({ value, label }: QrCodeProps) {
  // Scanners need a border of four modules.
  const { data, size } = encode(value, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const pixels = size * modulePixels;
  return (
    <svg role="img" aria-label={label} width={pixels} height={pixels} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
