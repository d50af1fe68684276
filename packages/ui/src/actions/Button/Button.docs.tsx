import { Button } from './Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('يبدأ إجراءً: حفظًا أو اشتراكًا أو حذفًا.', 'Starts an action: save, subscribe, delete.'),
  anatomy: [
    {
      name: 'children',
      description: createSentence('التسمية: مصدر واحد، وقد يليه اسم.', 'The label: a verb, with a noun if needed.'),
    },
    {
      name: 'icon',
      description: createSentence(
        'أيقونة قبل التسمية، تزيدها وضوحًا ولا تحلّ محلّها.',
        'An icon before the label. It supports the label and never replaces it.',
      ),
    },
    {
      name: 'endIcon',
      description: createSentence(
        'أيقونة بعد التسمية، كسهم «متابعة».',
        'An icon after the label, such as the arrow of “Continue”.',
      ),
    },
    {
      name: 'pendingLabel',
      description: createSentence(
        'التسمية والإجراء جارٍ، ومعها دوّار. العرض لا يتغيّر.',
        'The label while the action is running, with a spinner. The width stays the same.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لإجراء يقع في الصفحة نفسها: حفظ، إرسال، حذف.',
      'For an action on the page itself: save, send, delete.',
    ),
    createSentence(
      'زر `accent` واحد في الشاشة، للإجراء الرئيسي.',
      'One `accent` button in a view, for its main action.',
    ),
    createSentence('`tone="danger"` لما لا يُسترجع.', '`tone="danger"` for what cannot be undone.'),
  ],
  whenNotToUse: [
    createSentence('للانتقال إلى صفحة: `ButtonLink` أو `Link`.', 'To move to a page: `ButtonLink` or `Link`.'),
    createSentence(
      'لاختيار واحد من عدة: `ToggleChips` أو `RadioGroup`.',
      'For one choice of several: `ToggleChips` or `RadioGroup`.',
    ),
    createSentence(
      'حين لا مكان للتسمية والأيقونة معروفة للجميع: `IconButton`.',
      'If there is no room for a label and everyone knows the icon: `IconButton`.',
    ),
  ],
  pairs: [
    {
      title: createSentence('زر رئيسي واحد', 'One main button'),
      description: createSentence('إن برز كل زر لم يبرز شيء.', 'If every button stands out, none does.'),
      right: (say) => (
        <Inline>
          <Button tone="accent">{say('اشترك الآن', 'Subscribe')}</Button>
          <Button variant="outline">{say('شاهد المقدمة', 'Watch the introduction')}</Button>
        </Inline>
      ),
      wrong: (say) => (
        <Inline>
          <Button tone="accent">{say('اشترك الآن', 'Subscribe')}</Button>
          <Button tone="accent">{say('شاهد المقدمة', 'Watch the introduction')}</Button>
        </Inline>
      ),
    },
    {
      title: createSentence('التسمية تقول ما سيحدث', 'The label says what will happen'),
      description: createSentence(
        'يُفهم الزر وحده، بلا سؤال فوقه.',
        'The button is understood on its own, without the question above it.',
      ),
      right: (say) => <Button tone="danger">{say('حذف الدورة', 'Delete course')}</Button>,
      wrong: (say) => <Button tone="danger">{say('نعم', 'Yes')}</Button>,
    },
  ],
  content: [
    createSentence('ابدأ بالمصدر: «حفظ الدورة» لا «الدورة».', 'Start with the verb: “Save course”, not “Course”.'),
    createSentence('كلمة إلى ثلاث، وبلا نقطة.', 'One to three words, no full stop.'),
    createSentence('سمِّ ما سيحدث: «حذف» لا «نعم».', 'Name what will happen: “Delete”, not “Yes”.'),
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], description: createSentence('يضغط الزر.', 'Presses it.') },
    {
      keys: ['Tab'],
      description: createSentence('ينقل إليه التركيز، وهو جارٍ أيضًا.', 'Focuses it, also while it is pending.'),
    },
  ],
  screenReader: [
    createSentence(
      '«حفظ، زر». والمعطَّل: «حفظ، زر، غير متاح».',
      '“Save, button”. Disabled: “Save, button, unavailable”.',
    ),
    createSentence(
      'حين يبدأ الإجراء تُعلن `pendingLabel`، ويبقى التركيز على الزر.',
      'When the action starts, `pendingLabel` is announced and the focus stays on the button.',
    ),
  ],
  rightToLeft: [
    createSentence(
      '`icon` عند البداية و`endIcon` عند النهاية، فينعكسان مع الاتجاه.',
      '`icon` is at the start and `endIcon` at the end, so they change sides with the direction.',
    ),
    createSentence(
      'أسهم الاتجاه تنعكس تلقائيًا، وعلامة الصح لا تنعكس.',
      'Arrows are mirrored automatically. A check mark is not.',
    ),
  ],
  related: [
    {
      part: 'actions/ButtonLink',
      description: createSentence('المظهر نفسه لرابط.', 'The same appearance for a link.'),
    },
    {
      part: 'actions/IconButton',
      description: createSentence('أيقونة بلا تسمية ظاهرة.', 'An icon without a visible label.'),
    },
    {
      part: 'forms/FormActions',
      description: createSentence('مكان أزرار النموذج.', 'The place for the buttons of a form.'),
    },
  ],
};
