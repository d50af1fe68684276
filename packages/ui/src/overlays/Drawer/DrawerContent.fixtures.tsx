import { Link } from '../../actions/Link/Link.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { Logo } from '../../media/Logo/Logo.tsx';
import { SideMenu } from '../../navigation/SideMenu/SideMenu.tsx';
import { localize } from '../../stories/localize.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { Drawer } from './Drawer.tsx';

interface DrawerContentProps {
  globals: Record<string, unknown>;
  isOpen: boolean;
  onClose: () => void;
}

const icons: readonly IconName[] = ['house', 'book-open', 'layout-grid', 'info'];

/** The sample drawer of the stories: a logo, four links and a footer. */
export function DrawerContent({ globals, ...state }: DrawerContentProps) {
  const labels = localize(globals, overlayLabels);
  return (
    <Drawer
      {...state}
      label={labels.drawer}
      header={<Logo />}
      footer={
        <Link href="#app" variant="standalone" icon="smartphone">
          {labels.download}
        </Link>
      }
    >
      <SideMenu
        label={labels.drawer}
        items={labels.places.map((label, at) => ({
          href: `#${at}`,
          label,
          icon: icons[at] ?? 'layout-grid',
          isCurrent: at === 0,
        }))}
      />
    </Drawer>
  );
}
