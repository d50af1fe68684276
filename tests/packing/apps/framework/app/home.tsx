import { Link } from '@fanous/ui/actions/Link';
import { Page } from '../../Page.tsx';

export default function Home() {
  return (
    <>
      <Page />
      <Link href="/courses">الدورات</Link>
    </>
  );
}
