import { ErrorState } from '@fanous/ui/feedback/ErrorState';

export function CoursesFailed() {
  return (
    <ErrorState
      title="تعذّر تحميل الدورات"
      description="تحقّق من اتصالك بالإنترنت."
      retryLabel="إعادة المحاولة"
      retryingLabel="جارٍ التحميل"
      isRetrying={false}
      onRetry={() => console.log('retry')}
    />
  );
}
