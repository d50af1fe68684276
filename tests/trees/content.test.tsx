import { Comments } from '@fanous/ui/data/Comments';
import { Timeline } from '@fanous/ui/data/Timeline';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  commentsLabels,
  commentsNow,
  sampleComments,
  viewer,
} from '../../packages/ui/src/data/Comments/Comments.fixtures.ts';
import { timelineLabels } from '../../packages/ui/src/data/Timeline/Timeline.fixtures.ts';
import { getAccessibilityTree, renderInArabic } from './show.tsx';

test('events in the order of time', async () => {
  renderInArabic(<Timeline {...timelineLabels.ar} />);
  expect(await getAccessibilityTree(page.getByRole('list'))).toMatchInlineSnapshot(`
    "- list "خطوات اشتراكك":
      - listitem:
        - paragraph: "تم: أُرسل الطلب"
        - time: 5 أكتوبر 2026
      - listitem:
        - paragraph: "لم يتم: رُفض الإيصال الأول"
        - time: 5 أكتوبر 2026
        - paragraph: الصورة غير واضحة.
      - listitem:
        - paragraph: "الآن: مراجعة الإيصال"
        - time: 6 أكتوبر 2026
        - paragraph: تستغرق يومًا واحدًا عادةً.
      - listitem:
        - paragraph: "لاحقًا: فتح الدورة""
  `);
});

test('comments with a reply', async () => {
  renderInArabic(
    <main>
      <Comments
        comments={sampleComments}
        now={commentsNow}
        viewer={viewer}
        onAdd={() => Promise.resolve()}
        onDelete={() => Promise.resolve()}
        labels={commentsLabels.ar}
      />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - form "أضف تعليقًا":
        - text: أضف تعليقًا
        - textbox "أضف تعليقًا"
        - alert
        - button "نشر"
      - group "التعليقات":
        - article "منى حسن":
          - text: منى حسن
          - time: قبل 5 دقائق
          - paragraph: هل يدخل قانون أوم في اختبار الشهر؟
          - button "رد على منى حسن": رد
          - group "الردود على منى حسن":
            - article "أحمد عبد الله":
              - text: أحمد عبد الله
              - time: قبل دقيقتين
              - paragraph: نعم، مع التوصيل على التوالي والتوازي.
              - button "حذف التعليق"
        - article "Karim Adel":
          - text: Karim Adel
          - time: أمس
          - paragraph: Great lesson, thank you!
          - button "رد على Karim Adel": رد"
  `);
});
