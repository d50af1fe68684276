import { MediaPlayer } from '@fanous/ui/media/MediaPlayer';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  createCaptions,
  playerLabels,
  sampleChapters,
  sampleVideo,
} from '../../packages/ui/src/media/MediaPlayer/MediaPlayer.fixtures.ts';
import { createSilentWav } from '../../packages/ui/src/stories/SilentWav.fixtures.ts';
import { renderInArabic, getAccessibilityTree } from './show.tsx';

const label = 'المراجعة النهائية – مشغّل التسجيل';

test('a video with chapters and captions', async () => {
  renderInArabic(
    <main>
      <MediaPlayer
        {...sampleVideo}
        label={label}
        labels={playerLabels.ar}
        chapters={sampleChapters}
        captions={createCaptions()}
      />
    </main>,
  );
  await expect.element(page.getByRole('slider', { name: playerLabels.ar.timeline })).toBeEnabled();
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - region "المراجعة النهائية – مشغّل التسجيل":
        - slider "شريط الزمن": "0"
        - button "تشغيل"
        - button "إلى الخلف 10 ثوانٍ": "10"
        - button "إلى الأمام 10 ثوانٍ": "10"
        - button "كتم الصوت"
        - slider "مستوى الصوت": "1"
        - button "الفصول"
        - button "الترجمة النصية"
        - button "السرعة 1×": 1×
        - button "صورة داخل صورة"
        - button "ملء الشاشة"
        - status"
  `);
});

test('a sound file', async () => {
  renderInArabic(
    <main>
      <MediaPlayer src={createSilentWav(61)} type="audio/wav" label={label} labels={playerLabels.ar} />
    </main>,
  );
  await expect.element(page.getByRole('slider', { name: playerLabels.ar.timeline })).toBeEnabled();
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - region "المراجعة النهائية – مشغّل التسجيل":
        - slider "شريط الزمن": "0"
        - button "تشغيل"
        - button "إلى الخلف 10 ثوانٍ": "10"
        - button "إلى الأمام 10 ثوانٍ": "10"
        - button "كتم الصوت"
        - slider "مستوى الصوت": "1"
        - button "السرعة 1×": 1×
        - status"
  `);
});
