import { TextField } from '@fanous/ui/forms/TextField';
import { NotificationPanel } from '@fanous/ui/navigation/NotificationPanel';
import { CommandPalette } from '@fanous/ui/overlays/CommandPalette';
import { ConfirmDialog } from '@fanous/ui/overlays/ConfirmDialog';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Drawer } from '@fanous/ui/overlays/Drawer';
import { NoticeDialog } from '@fanous/ui/overlays/NoticeDialog';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  notificationLabels,
  now,
} from '../../packages/ui/src/navigation/NotificationPanel/NotificationPanel.fixtures.tsx';
import { commandLabels } from '../../packages/ui/src/overlays/CommandPalette/CommandPalette.fixtures.ts';
import { overlayLabels } from '../../packages/ui/src/overlays/Overlays.fixtures.ts';
import { renderInArabic, getAccessibilityTree } from './show.tsx';

const labels = overlayLabels.ar;
const noop = () => undefined;

test('a dialog with a form', async () => {
  renderInArabic(
    <Dialog isOpen onClose={noop} title={labels.describe}>
      <TextField label={labels.name} />
    </Dialog>,
  );
  expect(await getAccessibilityTree(page.getByRole('dialog'))).toMatchInlineSnapshot(`
    "- dialog "وصف الدورة":
      - heading "وصف الدورة" [level=2]
      - button "إغلاق"
      - text: اسم الدورة
      - textbox "اسم الدورة""
  `);
});

test('a question before something is destroyed', async () => {
  renderInArabic(
    <ConfirmDialog
      isOpen
      title={labels.deleteTitle}
      confirmLabel={labels.delete}
      cancelLabel={labels.cancel}
      pendingLabel={labels.deleting}
      errorMessage={labels.deleteFailed}
      onConfirm={noop}
      onClose={noop}
    >
      {labels.deleteText}
    </ConfirmDialog>,
  );
  expect(await getAccessibilityTree(page.getByRole('alertdialog'))).toMatchInlineSnapshot(`
    "- alertdialog "حذف الدورة":
      - heading "حذف الدورة" [level=2]
      - text: ستُحذف دورة «أساسيات الفيزياء» بفيديوهاتها واختباراتها، ولا يمكن استرجاعها.
      - alert:
        - paragraph: تعذّر الحذف. تحقّق من الإنترنت ثم أعد المحاولة.
      - button "إلغاء"
      - button "حذف""
  `);
});

test('a notice', async () => {
  renderInArabic(
    <NoticeDialog isOpen tone="success" title={labels.welcome} buttonLabel={labels.goHome} onClose={noop}>
      {labels.welcomeText}
    </NoticeDialog>,
  );
  expect(await getAccessibilityTree(page.getByRole('dialog'))).toMatchInlineSnapshot(`
    "- dialog "مرحبًا منى":
      - heading "مرحبًا منى" [level=2]
      - text: تم تسجيل الدخول بنجاح
      - button "الذهاب إلى الصفحة الرئيسية""
  `);
});

test('the drawer', async () => {
  renderInArabic(
    <Drawer isOpen onClose={noop} label={labels.drawer}>
      <nav aria-label={labels.drawer}>
        <a href="/courses">{labels.places[1]}</a>
      </nav>
    </Drawer>,
  );
  expect(await getAccessibilityTree(page.getByRole('dialog'))).toMatchInlineSnapshot(`
    "- dialog "القائمة الجانبية":
      - button "إغلاق"
      - navigation "القائمة الجانبية":
        - link "الدورات":
          - /url: /courses"
  `);
});

test('the panel of notifications', async () => {
  const { items, ...labelProps } = notificationLabels.ar;
  const props = { ...labelProps, unreadCount: 3, now, onMarkAll: noop };
  renderInArabic(<NotificationPanel {...props} items={items?.slice(1, 4)} />);
  await page.getByRole('button', { name: labelProps.buttonLabel }).click();
  expect(await getAccessibilityTree(page.getByRole('dialog'))).toMatchInlineSnapshot(`
    "- dialog "الإشعارات":
      - heading "الإشعارات" [level=2]
      - button "تعليم الكل مقروءًا"
      - button "إغلاق"
      - region "الإشعارات":
        - status: 3 إشعارات جديدة
        - list:
          - listitem:
            - link "جديد: HTML5 و CSS للمبتدئين: اختبار جديد قبل ساعة واحدة":
              - /url: "#2"
              - text: "جديد: HTML5 و CSS للمبتدئين: اختبار جديد"
              - time: قبل ساعة واحدة
          - listitem:
            - link "جديد: أُضِيفَ مُلَخَّصُ إِعْرَابِ الْجُمْلَةِ الِاسْمِيَّةِ وَالنَّوَاسِخِ وَمَا يَتَعَلَّقُ بِهَا إِلَى دَوْرَةِ النَّحْوِ الْوَافِي أمس":
              - /url: "#3"
              - text: "جديد: أُضِيفَ مُلَخَّصُ إِعْرَابِ الْجُمْلَةِ الِاسْمِيَّةِ وَالنَّوَاسِخِ وَمَا يَتَعَلَّقُ بِهَا إِلَى دَوْرَةِ النَّحْوِ الْوَافِي"
              - time: أمس
          - listitem:
            - link "Introduction to Algorithms قبل 3 أيام":
              - /url: "#4"
              - text: Introduction to Algorithms
              - time: قبل 3 أيام"
  `);
});

test('a command palette', async () => {
  renderInArabic(<CommandPalette {...commandLabels.ar} isOpen onOpenChange={noop} recentIds={['users']} />);
  expect(await getAccessibilityTree(page.getByRole('dialog'))).toMatchInlineSnapshot(`
    "- dialog "لوحة الأوامر":
      - heading "لوحة الأوامر" [level=2]
      - combobox "ابحث عن صفحة أو إجراء" [expanded]
      - listbox "ابحث عن صفحة أو إجراء":
        - group "الأخيرة":
          - text: الأخيرة
          - option "المستخدمون" [selected]
        - group "الصفحات":
          - text: الصفحات
          - option "الصفحة الرئيسية"
          - option "الملف الشخصي"
        - group "الإجراءات":
          - text: الإجراءات
          - option "إضافة دورة Ctrl Shift N"
          - option "تصدير النتائج ملف واحد بكل الدرجات."
          - option "حذف الدورة" [disabled]
      - text: ↑ ↓ تنقّل Enter تنفيذ Esc إغلاق"
  `);
});
