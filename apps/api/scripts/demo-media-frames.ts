// Writes the frames of one demo clip to standard output as raw RGB, for ffmpeg to encode: a khayamiya pattern whose
// stars turn by one point at a time, above a progress row of pieces.
// Usage: node demo-media-frames.ts <points> <ground> <accent> <detail> <seconds> <frames per second>

import { once } from 'node:events';

const width = 640;
const height = 360;
const tile = 160;
const pieces = 12;
const bandHeight = 34;

type Colour = [number, number, number];

const [points, ground, accent, detail, seconds, rate] = process.argv.slice(2);
const order = Number(points);
const colour = (hex = ''): Colour => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Colour;
// Stars of 6 and 12 points sit on a hexagonal grid, the others on a square one with a small star in each gap.
const isSquare = order === 8 || order === 10;
const rowHeight = isSquare ? tile : 138;
const palette = { ground: colour(ground), accent: colour(accent), detail: colour(detail) };

/** Gets how far a point is inside a star, in pixels. With equal radii the star is a polygon. */
function insideStar(x: number, y: number, count: number, outer: number, inner: number, turn: number): number {
  const wedge = Math.PI / count;
  const angle = Math.atan2(y, x) - turn;
  const folded = Math.abs(angle - 2 * wedge * Math.round(angle / (2 * wedge)));
  const radius = Math.hypot(x, y);
  const innerX = inner * Math.cos(wedge);
  const innerY = inner * Math.sin(wedge);
  const edge = Math.hypot(outer - innerX, innerY);
  return (innerY * (outer - radius * Math.cos(folded)) - (outer - innerX) * radius * Math.sin(folded)) / edge;
}

const mix = (under: Colour, over: Colour, inside: number): Colour => {
  const share = Math.min(1, Math.max(0, inside + 0.5));
  return under.map((value, index) => value + ((over[index] ?? 0) - value) * share) as Colour;
};

/** Gets the rotation: it rests for most of a second, then turns smoothly to the next point. */
function stepped(time: number): number {
  const part = Math.min(1, Math.max(0, (time % 2) - 0.8) / 1.2);
  return Math.floor(time / 2) + part * part * (3 - 2 * part);
}

function pattern(x: number, y: number, time: number): Colour {
  const row = Math.round(y / rowHeight);
  const offset = isSquare ? 0 : (row % 2) * (tile / 2);
  const dx = x - offset - tile * Math.round((x - offset) / tile);
  const dy = y - rowHeight * row;
  const turn = ((2 * Math.PI) / order) * stepped(time);
  const way = row % 2 === 0 ? 1 : -1;
  let result = mix(palette.ground, palette.accent, insideStar(dx, dy, order, 72, 48, way * turn));
  result = mix(result, palette.ground, insideStar(dx, dy, order, 51, 29, -way * turn));
  result = mix(result, palette.detail, insideStar(dx, dy, order, 24, 24 * Math.cos(Math.PI / order), way * turn));
  if (isSquare) {
    const gapX = x - tile / 2 - tile * Math.round((x - tile / 2) / tile);
    const gapY = y - tile / 2 - tile * Math.round((y - tile / 2) / tile);
    result = mix(result, palette.detail, insideStar(gapX, gapY, 4, 21, 8, 0));
  }
  return result;
}

/** Draws the row of pieces that shows the progress of the clip. */
function band(x: number, y: number, share: number): Colour {
  const cell = width / pieces;
  const index = Math.floor(x / cell);
  const filled = index < Math.ceil(share * pieces) ? palette.accent : palette.ground;
  return mix(palette.detail, filled, insideStar(x - cell * (index + 0.5), y - bandHeight / 2, 4, 13, 9.2, 0));
}

/** Draws one period of a repeating picture, and repeats it over a part of the image. */
function lay(
  image: Buffer,
  from: number,
  to: number,
  wide: number,
  high: number,
  draw: (x: number, y: number) => Colour,
) {
  const period = Uint8Array.from(
    Array.from({ length: wide * high }, (_, at) => draw((at % wide) + 0.5, Math.floor(at / wide) + 0.5)).flat(),
    Math.round,
  );
  for (let y = from; y < to; y += 1) {
    const start = ((y - from) % high) * wide * 3;
    for (let x = 0; x < width; x += wide) {
      image.set(period.subarray(start, start + Math.min(wide, width - x) * 3), (y * width + x) * 3);
    }
  }
}

const frames = Number(seconds) * Number(rate);
for (let frame = 0; frame < frames; frame += 1) {
  const image = Buffer.allocUnsafe(width * height * 3);
  const bandTop = height - bandHeight;
  lay(image, 0, bandTop, tile, 2 * rowHeight, (x, y) => pattern(x, y, frame / Number(rate)));
  lay(image, bandTop, height, width, bandHeight, (x, y) => band(x, y, (frame + 1) / frames));
  if (!process.stdout.write(image)) await once(process.stdout, 'drain');
}
