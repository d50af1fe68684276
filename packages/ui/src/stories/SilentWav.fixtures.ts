/** Creates a silent WAV file of the given length and returns its object URL. For stories. */
export function createSilentWav(seconds: number): string {
  const rate = 8000;
  const length = seconds * rate;
  const view = new DataView(new ArrayBuffer(44 + length));
  const text = (at: number, letters: string) =>
    new TextEncoder().encode(letters).forEach((byte, step) => view.setUint8(at + step, byte));
  text(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, length, true);
  new Uint8Array(view.buffer).fill(128, 44);
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
}
