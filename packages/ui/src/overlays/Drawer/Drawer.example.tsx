import { Button } from '@fanous/ui/actions/Button';
import { SideMenu } from '@fanous/ui/navigation/SideMenu';
import { Drawer } from '@fanous/ui/overlays/Drawer';
import { useState } from 'react';

export function MenuDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="menu" onPress={() => setOpen(true)}>
        القائمة
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="القائمة">
        <SideMenu label="الصفحات" items={[{ href: '/courses', label: 'الدورات', icon: 'book-open' }]} />
      </Drawer>
    </>
  );
}
