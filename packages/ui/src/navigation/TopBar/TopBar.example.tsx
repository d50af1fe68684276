import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { IconButton } from '@fanous/ui/actions/IconButton';
import { TopBar } from '@fanous/ui/navigation/TopBar';
import { Logo } from '@fanous/ui/media/Logo';

export function Header() {
  return (
    <TopBar
      logo={<Logo />}
      homeHref="/"
      navLabel="الصفحات"
      items={[{ href: '/courses', label: 'الدورات', isCurrent: true }]}
      menuButton={<IconButton icon="menu" label="القائمة" />}
      account={
        <ButtonLink href="/login" variant="outline">
          تسجيل الدخول
        </ButtonLink>
      }
    />
  );
}
