import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';
import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('يقول لماذا لا شيء هنا، وما الخطوة التالية.', 'Says why nothing is here, and what to do next.'),
  anatomy: [
    { name: 'title', description: sentence('ما لا يوجد هنا.', 'What is missing.') },
    { name: 'description', description: sentence('لماذا، أو كيف يظهر.', 'Why, or how it will appear.') },
    { name: 'action', description: sentence('خطوة واحدة.', 'One step.') },
  ],
  whenToUse: [sentence('لقائمة بلا عناصر، ولبحث بلا نتائج.', 'For a list without items, and a search without results.')],
  whenNotToUse: [
    sentence('لتعذّر التحميل: `ErrorState`.', 'If loading failed: `ErrorState`.'),
    sentence('أثناء التحميل: `Skeleton`.', 'While loading: `Skeleton`.'),
  ],
  pairs: [
    {
      title: sentence('خطوة تالية', 'A next step'),
      description: sentence('الصفحة الفارغة تقول ما الخطوة التالية.', 'An empty page says what to do next.'),
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
  content: [sentence('«لم تشترك في دورة بعد»، لا «لا توجد بيانات».', '“You have no courses yet”, not “No data”.')],
  keyboard: [],
  screenReader: [
    sentence('العنوان نص من نصوص الصفحة، ويُقرأ في مكانه.', 'The title is text of the page and is read in place.'),
  ],
  rightToLeft: [sentence('يتوسط، فلا يتغير مع الاتجاه.', 'It is centred, so the direction does not change it.')],
  related: [
    { part: 'feedback/ErrorState', description: sentence('حين يفشل التحميل.', 'When loading fails.') },
    { part: 'feedback/Skeleton', description: sentence('أثناء التحميل.', 'While loading.') },
  ],
};
