import { Badge } from './Badge.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('كلمة أو اثنتان عن حالة شيء.', 'One or two words about the state of something.'),
  anatomy: [
    { name: 'children', description: createSentence('الحالة: «مجاني».', 'The state: “Free”.') },
    {
      name: 'icon',
      description: createSentence(
        'أيقونة، فلا يكون اللون وحده هو الفرق.',
        'An icon, so that colour is not the only difference.',
      ),
    },
  ],
  whenToUse: [
    createSentence('لحالة قصيرة بجوار اسم: «مسودة»، «مجاني».', 'For a short state beside a name: “Draft”, “Free”.'),
  ],
  whenNotToUse: [
    createSentence(
      'لما يُضغط: `Button` أو `ToggleChips`.',
      'For something that can be pressed: `Button` or `ToggleChips`.',
    ),
    createSentence('لجملة: `Text` أو `Banner`.', 'For a sentence: `Text` or `Banner`.'),
  ],
  pairs: [
    {
      title: createSentence('حالة لا جملة', 'A state, not a sentence'),
      description: createSentence('تُفهم بنظرة سريعة.', 'It is understood at a glance.'),
      right: (say) => <Badge tone="warning">{say('مسودة', 'Draft')}</Badge>,
      wrong: (say) => <Badge tone="warning">{say('هذه الدورة لم تُنشر بعد', 'This course is not published yet')}</Badge>,
    },
  ],
  content: [createSentence('صفة أو اسم، بلا نقطة.', 'An adjective or a noun, no full stop.')],
  keyboard: [],
  screenReader: [createSentence('يُقرأ نصًا في مكانه: «الجبر، مجاني».', 'It is read in place: “Algebra, Free”.')],
  rightToLeft: [createSentence('يلي الاسم عند نهاية السطر.', 'It follows the name, towards the end of the line.')],
  related: [
    { part: 'feedback/Banner', description: createSentence('رسالة للصفحة.', 'A message for the page.') },
    { part: 'feedback/SaveChip', description: createSentence('حالة الحفظ.', 'The state of saving.') },
  ],
};
