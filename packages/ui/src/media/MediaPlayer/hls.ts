import type { ErrorData, Events } from 'hls.js';

/** One quality of a video. */
export interface QualityLevel {
  id: string;
  /** Rows of pixels. */
  height: number;
}

export interface HlsPlayback {
  /** Null lets it choose by the speed of the network. */
  selectLevel: (id: string | null) => void;
  stop: () => void;
}

interface HlsOptions {
  src: string;
  startPosition: number;
  onLevels: (levels: QualityLevel[]) => void;
  /** Called when it cannot play on. */
  onError: () => void;
}

/** Whether hls.js can play here: not on older iPhones, which play HLS themselves. */
export const canUseHlsLibrary = (): boolean => 'ManagedMediaSource' in window || 'MediaSource' in window;

/** Plays HLS with hls.js, which loads now (about 180 kB). Browsers with HLS of their own need it only for a choice of quality. */
export async function playHls(media: HTMLMediaElement, options: HlsOptions): Promise<HlsPlayback> {
  const { src, startPosition, onLevels, onError } = options;
  const { default: Hls } = await import('hls.js');
  const hls = new Hls({ startPosition: startPosition > 0 ? startPosition : -1, capLevelToPlayerSize: true });
  hls.on(Hls.Events.MANIFEST_PARSED, () => onLevels(getLevels(hls.levels)));
  hls.on(Hls.Events.ERROR, (_event: Events.ERROR, { fatal }: ErrorData) => fatal && onError());
  hls.loadSource(src);
  hls.attachMedia(media);
  return {
    selectLevel: (id) => {
      // The cap is for the automatic choice only.
      hls.config.capLevelToPlayerSize = id === null;
      hls.nextLevel = id === null ? -1 : Number(id);
    },
    stop: () => hls.destroy(),
  };
}

/** Lists one level of each height, the best one first. */
function getLevels(levels: readonly { height: number; bitrate: number }[]): QualityLevel[] {
  const byHeight = new Map<number, { id: string; height: number; bitrate: number }>();
  levels.forEach(({ height, bitrate }, at) => {
    const other = byHeight.get(height);
    if (height > 0 && (!other || other.bitrate < bitrate)) byHeight.set(height, { id: String(at), height, bitrate });
  });
  return [...byHeight.values()].map(({ id, height }) => ({ id, height })).toSorted((a, b) => b.height - a.height);
}
