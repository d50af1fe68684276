import { ScrollToTop } from '@fanous/ui/actions/ScrollToTop';

export function PageEnd() {
  return <ScrollToTop label="العودة إلى أعلى الصفحة" targetId="main" />;
}
