import { DataTable } from '@fanous/ui/data/DataTable';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { ErrorState } from '@fanous/ui/feedback/ErrorState';
import { useEffect, useState } from 'react';

interface Course {
  id: number;
  title: string;
  subscribers: number;
}

/** Stands for your API: fails the first time. */
async function fetchCourses(attempt: number): Promise<Course[]> {
  await new Promise((done) => setTimeout(done, 800));
  if (attempt === 1) throw new Error('The server does not answer.');
  return [
    { id: 1, title: 'الجبر', subscribers: 128 },
    { id: 2, title: 'الهندسة', subscribers: 96 },
  ];
}

export function LoadedTable() {
  const [courses, setCourses] = useState<Course[]>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    fetchCourses(attempt).then(setCourses, () => setFailedAttempt(attempt));
  }, [attempt]);
  return (
    <DataTable
      caption="الدورات"
      // Until the rows have loaded: undefined, and the table shows grey rows.
      rows={courses}
      rowKey={(course) => course.id}
      columns={[
        { id: 'title', header: 'الدورة', cell: (course) => course.title, isRowHeader: true },
        { id: 'subscribers', header: 'المشتركون', cell: (course) => course.subscribers, format: 'number' },
      ]}
      empty={<EmptyState title="لا دورات بعد" description="تظهر هنا الدورات التي تضيفها." />}
      // Undefined, not false: otherwise the table does not show that it loads.
      error={
        failedAttempt > 0 ? (
          <ErrorState
            title="تعذّر تحميل الدورات"
            retryLabel="إعادة المحاولة"
            retryingLabel="جارٍ التحميل"
            isRetrying={attempt > failedAttempt}
            onRetry={() => setAttempt(attempt + 1)}
          />
        ) : undefined
      }
    />
  );
}
