import { MediaPlayer, type MediaPlayerLabels } from '@fanous/ui/media/MediaPlayer';

const labels: MediaPlayerLabels = {
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
};

export function Recording() {
  return (
    <MediaPlayer
      src="https://files.example.com/lessons/12.mp4"
      type="video/mp4"
      label="المراجعة النهائية – مشغّل التسجيل"
      labels={labels}
      chapters={[
        { start: 0, title: 'مقدمة' },
        { start: 480, title: 'مسائل محلولة' },
      ]}
      startPosition={95}
      onPositionChange={(seconds) => console.log(seconds)}
    />
  );
}
