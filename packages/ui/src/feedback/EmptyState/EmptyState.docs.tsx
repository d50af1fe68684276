import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'يقول لماذا لا شيء هنا، وما الخطوة التالية.',
    'Says why nothing is here, and what to do next.',
  ),
  anatomy: [
    { name: 'title', description: createSentence('ما لا يوجد هنا.', 'What is missing.') },
    { name: 'description', description: createSentence('لماذا، أو كيف يظهر.', 'Why, or how it will appear.') },
    { name: 'action', description: createSentence('خطوة واحدة.', 'One step.') },
  ],
  whenToUse: [
    createSentence('لقائمة بلا عناصر، ولبحث بلا نتائج.', 'For a list without items, and a search without results.'),
  ],
  whenNotToUse: [
    createSentence('لتعذّر التحميل: `ErrorState`.', 'If loading failed: `ErrorState`.'),
    createSentence('أثناء التحميل: `Skeleton`.', 'While loading: `Skeleton`.'),
  ],
  pairs: [
    {
      title: createSentence('خطوة تالية', 'A next step'),
      description: createSentence('الصفحة الفارغة تقول ما الخطوة التالية.', 'An empty page says what to do next.'),
      right: (say) => (
        <EmptyState
          title={say('لم تشترك في دورة بعد', 'You have no courses yet')}
          action={
            <ButtonLink href="#" tone="primary">
              {say('تصفّح الدورات', 'Browse courses')}
            </ButtonLink>
          }
        />
      ),
      wrong: (say) => <EmptyState title={say('لا توجد بيانات', 'No data')} />,
    },
  ],
  content: [createSentence('«لم تشترك في دورة بعد»، لا «لا توجد بيانات».', '“You have no courses yet”, not “No data”.')],
  keyboard: [],
  screenReader: [
    createSentence('العنوان نص من نصوص الصفحة، ويُقرأ في مكانه.', 'The title is text of the page and is read in place.'),
  ],
  rightToLeft: [createSentence('يتوسط، فلا يتغير مع الاتجاه.', 'It is centred, so the direction does not change it.')],
  related: [
    { part: 'feedback/ErrorState', description: createSentence('حين يفشل التحميل.', 'When loading fails.') },
    { part: 'feedback/Skeleton', description: createSentence('أثناء التحميل.', 'While loading.') },
  ],
};
