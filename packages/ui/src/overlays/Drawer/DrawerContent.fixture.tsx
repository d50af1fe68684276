import { Link } from '../../actions/Link/Link.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { pick } from '../../stories/text.ts';
import { overlayWords } from '../overlays.fixtures.ts';
import { Drawer } from './Drawer.tsx';

interface DrawerContentProps {
  globals: Record<string, unknown>;
  isOpen: boolean;
  onClose: () => void;
}

/** The drawer that the stories open: a logo, four places, something at the foot. */
export function DrawerContent({ globals, ...state }: DrawerContentProps) {
  const say = pick(globals, overlayWords);
  return (
    <Drawer {...state} label={say.drawer} header={<Logo />} footer={<Link href="#app">{say.download}</Link>}>
      <nav aria-label={say.drawer}>
        <Stack as="ul" gap="s0">
          {say.places.map((place) => (
            <li key={place} style={{ padding: '8px 20px' }}>
              <Link href={`#${place}`}>{place}</Link>
            </li>
          ))}
        </Stack>
      </nav>
    </Drawer>
  );
}
