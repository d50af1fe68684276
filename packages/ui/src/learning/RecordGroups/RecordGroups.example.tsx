import { RecordGroups } from '@fanous/ui/learning/RecordGroups';

export function CourseRecordings() {
  return (
    <RecordGroups
      groups={[
        {
          id: 'revision',
          title: 'المراجعة',
          count: 'تسجيلان',
          items: [
            { id: 1, title: 'مراجعة الباب الأول', kind: 'audio' },
            { id: 2, title: 'أوراق المراجعة', kind: 'pdf', isLocked: true },
          ],
        },
      ]}
      onPlay={(id) => console.log('play', id)}
      onLocked={(id) => console.log('locked', id)}
      fetchUrl={(id) => Promise.resolve(`/recordings/${id}.pdf`)}
      labels={{
        kinds: { pdf: 'ملف PDF', doc: 'ملف', audio: 'تسجيل صوتي', video: 'تسجيل مرئي' },
        locked: 'للمشتركين',
        playing: 'يُشغَّل الآن',
        pending: 'جارٍ فتح الملف',
        failed: 'تعذّر فتح الملف',
        ready: 'الملف جاهز',
      }}
    />
  );
}
