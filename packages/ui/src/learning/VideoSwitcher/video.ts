import type { ReactNode, Ref } from 'react';

/** An id of the caller's data; the switcher only compares it. */
export type VideoId = string | number;

/** One row of the list. */
export interface VideoItem {
  id: VideoId;
  title: string;
  /** Open to every signed-in user. */
  isFree?: boolean;
  /** A locked item is shown but cannot be opened. */
  isLocked?: boolean;
  /** The viewer has watched it to the end. */
  isWatched?: boolean;
  /** How much of it was watched, from 0 to 1. */
  watchedShare?: number;
  /** Its length, or the position in it. */
  meta?: ReactNode;
}

/** An external player in an iframe, or a local player. */
export type VideoPlayer =
  | {
      kind: 'embed';
      src: string;
      title: string;
      /** The `sandbox` and `allow` attributes of the iframe. The defaults are those of `EmbedPlayer`. */
      sandbox?: string | undefined;
      allow?: string | undefined;
      /** The iframe of the player. */
      frameRef?: Ref<HTMLIFrameElement> | undefined;
      /** Shown over the player: a `Watermark`. */
      watermark?: ReactNode;
    }
  | { kind: 'own'; /** A `MediaPlayer` with `fill`. */ element: ReactNode; isAudio?: boolean; title: string };

/** All texts of the switcher. */
export interface VideoLabels {
  /** Heading of the list: «الفيديوهات» */
  list: string;
  /** Name of the scrolling region: «قائمة الفيديوهات، منطقة قابلة للتمرير» */
  listRegion: string;
  /** Name of the player region: «مشغّل الفيديو» */
  player: string;
  /** Shown in place of a title until a video is selected: «اختر فيديو لمشاهدته» */
  choose: string;
  /** Announced when another video is selected: «يُعرض الآن: {title}» */
  nowPlaying: (title: string) => string;
  /** Marks the playing row: «يُعرض الآن» */
  playing: string;
  /** «مقفل، اشترك للمشاهدة» */
  locked: string;
  /** «فيديو مجاني» */
  free: string;
  /** Marks a video that was watched to the end: «تمت مشاهدته» */
  watched: string;
  /** While the URL of a video loads: «جارٍ تحميل الفيديو» */
  loading: string;
  /** Title of the frame or file: «{title} – مشغّل الفيديو» */
  frame: (title: string) => string;
}
