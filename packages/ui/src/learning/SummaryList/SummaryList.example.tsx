import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { SummaryList } from '@fanous/ui/learning/SummaryList';
import type { ReactNode } from 'react';

const writtenBy = (author: ReactNode) => <>كتبه {author}</>;

export function CourseSummaries() {
  return (
    <Stack gap="s4">
      <Heading level={2} id="summaries">
        ملخصات الطلاب
      </Heading>
      <SummaryList
        labelledBy="summaries"
        items={[
          {
            id: 1,
            lectureName: 'المعادلات',
            author: { name: 'سارة محمود' },
            reactions: { love: 3 },
            selectedReaction: null,
          },
        ]}
        fetchUrl={(id) => Promise.resolve(`/summaries/${id}.pdf`)}
        onReact={() => Promise.resolve()}
        labels={{
          list: 'ملخصات الطلاب',
          listRegion: 'قائمة الملخصات',
          writtenBy,
          reactTo: (lectureName) => `تفاعلك مع ملخص ${lectureName}`,
          empty: 'لا ملخصات بعد.',
          pdf: { pending: 'جارٍ فتح الملف', failed: 'تعذّر فتح الملف', ready: 'الملف جاهز' },
          reactions: {
            names: { love: 'أحببته', like: 'أعجبني', angry: 'يحتاج تصحيحًا', care: 'أدعمه' },
            button: (name, count) => `${name}، ${count}`,
            done: (name) => `سُجّل تفاعلك: ${name}`,
            withdrawn: 'أُزيل تفاعلك',
          },
        }}
      />
    </Stack>
  );
}
