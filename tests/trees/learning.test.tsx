import { OptionsEditor } from '@fanous/ui/learning/OptionsEditor';
import { QuizRunner } from '@fanous/ui/learning/QuizRunner';
import { VideoSwitcher } from '@fanous/ui/learning/VideoSwitcher';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { physicsOptions, optionsLabels } from '../../packages/ui/src/learning/OptionsEditor/OptionsEditor.fixtures.ts';
import { markAnswers, quiz, quizLabels } from '../../packages/ui/src/learning/QuizRunner/QuizRunner.fixtures.tsx';
import { embedSrc, videoLabels, videos } from '../../packages/ui/src/learning/VideoSwitcher/VideoSwitcher.fixtures.ts';
import { renderInArabic, getAccessibilityTree } from './show.tsx';

const noop = () => undefined;
const [first, second] = quiz.ar;
const questions = first && second ? [first, second] : [];
const answers = { 1: 10, 2: 22 };

test('a quiz that is being answered', async () => {
  renderInArabic(
    <main>
      <QuizRunner
        questions={questions}
        answers={{ 1: 10 }}
        labels={quizLabels.ar}
        saveState="saved"
        onAnswer={noop}
        onSubmit={noop}
      />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - text: أجبت عن 1 من 2 تم الحفظ
      - button "خريطة الأسئلة"
      - progressbar "أجبت عن 1 من 2"
      - group "السؤال 1 من 2 : ما وحدة قياس القوة في النظام الدولي؟":
        - text: "السؤال 1 من 2 : ما وحدة قياس القوة في النظام الدولي؟"
        - radio "نيوتن" [checked]
        - text: نيوتن
        - radio "جول"
        - text: جول
        - radio "واط"
        - text: واط
        - radio "باسكال"
        - text: باسكال
      - group "السؤال 2 من 2 : أيٌّ من اللغات الآتية تُستعمل لتنسيق صفحات الويب؟":
        - text: "السؤال 2 من 2 : أيٌّ من اللغات الآتية تُستعمل لتنسيق صفحات الويب؟"
        - radio "CSS"
        - text: CSS
        - radio "HTML5"
        - text: HTML5
        - radio "C++"
        - text: C++
        - radio "لا شيء مما سبق"
        - text: لا شيء مما سبق
      - paragraph: بقي سؤال واحد بلا إجابة
      - button "إرسال الإجابات""
  `);
});

test('a quiz that is marked, its map open', async () => {
  renderInArabic(
    <main>
      <QuizRunner
        questions={questions}
        answers={answers}
        labels={quizLabels.ar}
        result={markAnswers(questions, answers)}
        onAnswer={noop}
        onSubmit={noop}
      />
    </main>,
  );
  await page.getByRole('button', { name: quizLabels.ar.map?.title ?? '' }).click();
  // Ids count what was drawn before.
  const tree = (await getAccessibilityTree(page.getByRole('main'))).replaceAll(/#_r_\w+_-/g, '#question-');
  expect(tree).toMatchInlineSnapshot(`
    "- main:
      - heading "حصلت على 1 من 2" [level=2]
      - link "مراجعة الأخطاء":
        - /url: "#question-1"
      - button "الأخطاء فقط"
      - button "خريطة الأسئلة" [expanded]
      - navigation "خريطة الأسئلة":
        - list:
          - listitem:
            - link "السؤال 1: إجابة صحيحة":
              - /url: "#question-0"
              - text: "1"
          - listitem:
            - link "السؤال 2: إجابة خاطئة":
              - /url: "#question-1"
              - text: "2"
      - text: J للسؤال التالي، وK للسابق.
      - group "السؤال 1 من 2 : ما وحدة قياس القوة في النظام الدولي؟":
        - text: "السؤال 1 من 2 : ما وحدة قياس القوة في النظام الدولي؟"
        - radio "نيوتن" [checked] [disabled]
        - text: نيوتن إجابة صحيحة
        - radio "جول" [disabled]
        - text: جول
        - radio "واط" [disabled]
        - text: واط
        - radio "باسكال" [disabled]
        - text: باسكال إجابة صحيحة
      - group "السؤال 2 من 2 : أيٌّ من اللغات الآتية تُستعمل لتنسيق صفحات الويب؟":
        - text: "السؤال 2 من 2 : أيٌّ من اللغات الآتية تُستعمل لتنسيق صفحات الويب؟"
        - radio "CSS" [disabled]
        - text: CSS إجابة صحيحة
        - radio "HTML5" [disabled]
        - text: HTML5
        - radio "C++" [checked] [disabled]
        - text: C++ إجابة خاطئة
        - radio "لا شيء مما سبق" [disabled]
        - text: لا شيء مما سبق
        - paragraph: "إجابة خاطئة. الإجابة الصحيحة: CSS""
  `);
});

test('an options editor', async () => {
  renderInArabic(
    <main>
      <OptionsEditor
        value={physicsOptions.ar.slice(0, 2)}
        labels={optionsLabels.ar}
        onChange={noop}
        errorMessage={optionsLabels.ar.incomplete.description}
      />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - group "الاختيارات":
        - text: الاختيارات
        - paragraph: من اختيارين إلى خمسة، واحد منها هو الصحيح.
        - paragraph: حدّد إجابة صحيحة واحدة
        - list:
          - listitem:
            - text: الاختيار 1
            - textbox "الاختيار 1": نيوتن
            - radio "الإجابة الصحيحة: الاختيار 1" [checked]
            - button "نقل الاختيار 1 إلى أعلى" [disabled]
            - button "نقل الاختيار 1 إلى أسفل"
            - button "إزالة الاختيار 1"
          - listitem:
            - text: الاختيار 2
            - textbox "الاختيار 2": جول
            - radio "الإجابة الصحيحة: الاختيار 2"
            - button "نقل الاختيار 2 إلى أعلى"
            - button "نقل الاختيار 2 إلى أسفل" [disabled]
            - button "إزالة الاختيار 2"
        - button "إضافة اختيار""
  `);
});

test('a video that plays, a free one, a watched one and a locked one', async () => {
  const items = [videos[2], videos[1], videos[0], videos[4]].filter((video) => video !== undefined);
  renderInArabic(
    <main>
      <VideoSwitcher
        items={items}
        currentId={3}
        player={{ kind: 'embed', src: embedSrc, title: 'HTML5 و CSS للمبتدئين' }}
        cover={null}
        labels={videoLabels.ar}
        onSelect={noop}
        onLocked={noop}
      />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - region "مشغّل الفيديو":
        - heading "HTML5 و CSS للمبتدئين" [level=2]
        - status
      - heading "الفيديوهات" [level=2]
      - region "قائمة الفيديوهات، منطقة قابلة للتمرير":
        - list "الفيديوهات":
          - listitem:
            - button "HTML5 و CSS للمبتدئين يُعرض الآن 13:00 / 21:40"
          - listitem:
            - button "التيار الكهربي وقانون أوم فيديو مجاني 38:05"
          - listitem:
            - button "مقدمة الدورة وطريقة المذاكرة تمت مشاهدته 4:12"
          - listitem:
            - button "قانونا كيرشوف مقفل، اشترك للمشاهدة 45:19""
  `);
});
