import type { ReactNode } from 'react';

/** A key of the caller's data; the switcher only compares it. */
export type VideoId = string | number;

/** One row of the list. */
export interface VideoItem {
  id: VideoId;
  title: string;
  /** Open to anyone signed in. */
  isFree?: boolean;
  /** Shown and explained, not opened. */
  isLocked?: boolean;
  /** A fact beside the title, such as its length. */
  meta?: ReactNode;
}

/** What plays: somebody else's player in a frame, or a player of the page's own. */
export type VideoPlayer =
  | { kind: 'embed'; src: string; title: string }
  | { kind: 'own'; /** A `LocalPlayer` with `fill`. */ element: ReactNode; isSound?: boolean; title: string };

/** Every word the switcher shows or says. */
export interface VideoLabels {
  /** Heading of the list: «الفيديوهات» */
  list: string;
  /** Name of the scrolling region: «قائمة الفيديوهات، منطقة قابلة للتمرير» */
  listRegion: string;
  /** Name of the region that plays: «مشغّل الفيديو» */
  player: string;
  /** Stands in place of a title until something is chosen: «اختر فيديو لمشاهدته» */
  choose: string;
  /** Said when another video is chosen: «يُعرض الآن: {title}» */
  nowPlaying: (title: string) => string;
  /** Marks the row that plays: «يُعرض الآن» */
  playing: string;
  /** «مقفل، اشترك للمشاهدة» */
  locked: string;
  /** «فيديو مجاني» */
  free: string;
  /** While the address of a video is on its way: «جارٍ تحميل الفيديو» */
  loading: string;
  /** Title of the frame or file: «{title} – مشغّل الفيديو» */
  frame: (title: string) => string;
}
