import { Spinner } from '@fanous/ui/feedback/Spinner';

export function Searching() {
  return <Spinner label="جارٍ البحث" />;
}
