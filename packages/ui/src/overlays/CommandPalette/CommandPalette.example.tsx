import { Button } from '@fanous/ui/actions/Button';
import { CommandPalette } from '@fanous/ui/overlays/CommandPalette';
import { useState } from 'react';

export function Commands() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>لوحة الأوامر</Button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="لوحة الأوامر"
        searchLabel="ابحث عن صفحة أو إجراء"
        groups={[
          {
            id: 'pages',
            label: 'الصفحات',
            commands: [
              { id: 'home', label: 'الصفحة الرئيسية', icon: 'house', href: '/' },
              { id: 'profile', label: 'الملف الشخصي', icon: 'user', href: '/profile', keywords: 'حساب' },
            ],
          },
        ]}
        emptyLabel="لا صفحة ولا إجراء بهذا الاسم"
        countMessage={(count) => `عدد النتائج: ${count}`}
      />
    </>
  );
}
