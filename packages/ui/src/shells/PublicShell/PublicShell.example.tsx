import { IconButton } from '@fanous/ui/actions/IconButton';
import { Heading } from '@fanous/ui/layout/Heading';
import { Text } from '@fanous/ui/layout/Text';
import { Logo } from '@fanous/ui/media/Logo';
import { TopBar } from '@fanous/ui/navigation/TopBar';
import { PublicShell } from '@fanous/ui/shells/PublicShell';

export function Site() {
  return (
    <PublicShell
      mainId="main"
      top={
        <TopBar
          logo={<Logo />}
          homeHref="/"
          items={[]}
          navLabel="الصفحات"
          menuButton={<IconButton icon="menu" label="القائمة" />}
        />
      }
      footer={<Text>جميع الحقوق محفوظة</Text>}
    >
      <Heading level={1}>الدورات</Heading>
    </PublicShell>
  );
}
