import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';

export function Offline() {
  return (
    <Banner tone="warning" action={<Button size="dense">إعادة المحاولة</Button>}>
      لا اتصال بالإنترنت. ما كتبته محفوظ على جهازك.
    </Banner>
  );
}
