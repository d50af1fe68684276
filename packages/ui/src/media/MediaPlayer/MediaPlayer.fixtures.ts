import type { Language } from '../../intl/digits.ts';
import lesson180 from '../../stories/media/lesson180.mp4?url';
import lesson90 from '../../stories/media/lesson90.mp4?url';
import lessonVideo from '../../stories/media/lesson.webm?url';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { CaptionTrack, Chapter, MediaPlayerLabels } from './media.ts';

/** Sample labels of the player. */
export const playerLabels: Record<Language, MediaPlayerLabels> = {
  ar: {
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    back: (seconds) => `إلى الخلف ${seconds} ثوانٍ`,
    forward: (seconds) => `إلى الأمام ${seconds} ثوانٍ`,
    timeline: 'شريط الزمن',
    position: (elapsed, total) => `${elapsed} من ${total}`,
    mute: 'كتم الصوت',
    unmute: 'إعادة الصوت',
    volume: 'مستوى الصوت',
    captions: 'الترجمة النصية',
    captionsOff: 'بلا ترجمة',
    showCaptions: 'إظهار الترجمة النصية',
    hideCaptions: 'إخفاء الترجمة النصية',
    chapters: 'الفصول',
    speed: 'السرعة',
    quality: 'الجودة',
    automatic: 'تلقائية',
    pictureInPicture: 'صورة داخل صورة',
    exitPictureInPicture: 'إنهاء صورة داخل صورة',
    fullScreen: 'ملء الشاشة',
    exitFullScreen: 'إنهاء ملء الشاشة',
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تشغيل هذا الملف.',
    muted: 'كُتم الصوت',
    unmuted: 'عاد الصوت',
    captionsShown: 'ظهرت الترجمة النصية',
    captionsHidden: 'أُخفيت الترجمة النصية',
  },
  en: {
    play: 'Play',
    pause: 'Pause',
    back: (seconds) => `Back ${seconds} seconds`,
    forward: (seconds) => `Forward ${seconds} seconds`,
    timeline: 'Timeline',
    position: (elapsed, total) => `${elapsed} of ${total}`,
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    captions: 'Captions',
    captionsOff: 'Off',
    showCaptions: 'Show captions',
    hideCaptions: 'Hide captions',
    chapters: 'Chapters',
    speed: 'Speed',
    quality: 'Quality',
    automatic: 'Auto',
    pictureInPicture: 'Picture in picture',
    exitPictureInPicture: 'Exit picture in picture',
    fullScreen: 'Full screen',
    exitFullScreen: 'Exit full screen',
    loading: 'Loading',
    failed: 'This file cannot be played.',
    muted: 'Muted',
    unmuted: 'Sound on',
    captionsShown: 'Captions shown',
    captionsHidden: 'Captions hidden',
  },
};

/** A video of 24 seconds with a quiet tone. */
export const sampleVideo = { src: lessonVideo, type: 'video/webm' };

export const sampleChapters: Chapter[] = [
  { start: 0, title: 'مقدمة' },
  { start: 8, title: texts.mixed },
  { start: 16, title: 'مسائل محلولة' },
];

const createFile = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type }));

/** Captions in Arabic and English. */
export function createCaptions(): CaptionTrack[] {
  const write = (text: string) => createFile(`WEBVTT\n\n00:00.000 --> 00:24.000\n${text}\n`, 'text/vtt');
  return [
    { src: write('شدة التيار تساوي الجهد على المقاومة: I = V ÷ R'), language: 'ar', label: 'العربية' },
    { src: write('The current is the voltage divided by the resistance.'), language: 'en', label: 'English' },
  ];
}

/** Start of a byte range and its length, as `sampleMedia.ts` prints them. */
type ByteRange = `${number}@${number}`;

/** Creates an HLS playlist with two qualities, 90p and 180p, of eight seconds. */
export function createHlsPlaylist(): string {
  const writeLevel = (file: string, header: ByteRange, first: ByteRange, second: ByteRange) => {
    const address = new URL(file, window.location.href).href;
    return createFile(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-TARGETDURATION:4',
        '#EXT-X-PLAYLIST-TYPE:VOD',
        `#EXT-X-MAP:URI="${address}",BYTERANGE="${header}"`,
        '#EXTINF:4,',
        `#EXT-X-BYTERANGE:${first}`,
        address,
        '#EXTINF:4,',
        `#EXT-X-BYTERANGE:${second}`,
        address,
        '#EXT-X-ENDLIST',
      ].join('\n'),
      'application/vnd.apple.mpegurl',
    );
  };
  return createFile(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-STREAM-INF:BANDWIDTH=20000,RESOLUTION=160x90,CODECS="avc1.42c00a"',
      writeLevel(lesson90, '809@0', '1913@809', '1293@2722'),
      '#EXT-X-STREAM-INF:BANDWIDTH=40000,RESOLUTION=320x180,CODECS="avc1.42c00b"',
      writeLevel(lesson180, '810@0', '2690@810', '1764@3500'),
    ].join('\n'),
    'application/vnd.apple.mpegurl',
  );
}
