import type { Language } from '../../intl/digits.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { VideoItem, VideoLabels } from './video.ts';

/** Sample labels of the switcher. */
export const videoLabels: Record<Language, VideoLabels> = {
  ar: {
    list: 'الفيديوهات',
    listRegion: 'قائمة الفيديوهات، منطقة قابلة للتمرير',
    player: 'مشغّل الفيديو',
    choose: 'اختر فيديو لمشاهدته',
    nowPlaying: (title) => `يُعرض الآن: ${title}`,
    playing: 'يُعرض الآن',
    locked: 'مقفل، اشترك للمشاهدة',
    free: 'فيديو مجاني',
    watched: 'تمت مشاهدته',
    loading: 'جارٍ تحميل الفيديو',
    frame: (title) => `${title} – مشغّل الفيديو`,
  },
  en: {
    list: 'Videos',
    listRegion: 'List of videos, scrollable region',
    player: 'Video player',
    choose: 'Choose a video to watch',
    nowPlaying: (title) => `Now playing: ${title}`,
    playing: 'Now playing',
    locked: 'Locked, subscribe to watch',
    free: 'Free video',
    watched: 'Watched',
    loading: 'Loading the video',
    frame: (title) => `${title} – video player`,
  },
};

/** Sample videos: free ones first, then those for subscribers. */
export const videos: readonly VideoItem[] = [
  { id: 1, title: 'مقدمة الدورة وطريقة المذاكرة', isFree: true, isWatched: true, meta: '4:12' },
  { id: 2, title: 'التيار الكهربي وقانون أوم', isFree: true, meta: '38:05' },
  { id: 3, title: texts.mixed, watchedShare: 0.6, meta: '13:00 / 21:40' },
  { id: 4, title: texts.long, meta: '1:02:33' },
  { id: 5, title: 'قانونا كيرشوف', isLocked: true, meta: '45:19' },
  { id: 6, title: texts.latin, isLocked: true, meta: '33:00' },
  { id: 7, title: 'التأثير المغناطيسي للتيار', isLocked: true, meta: '52:48' },
  { id: 8, title: 'الحث الكهرومغناطيسي', isLocked: true },
];

/** A simple page in place of an external player. */
export const embedSrc =
  'data:text/html;charset=utf-8,<body style="margin:0;display:grid;place-items:center;height:100vh;background:black;color:white">▶</body>';
