import { Footer } from '@fanous/ui/navigation/Footer';
import { Logo } from '@fanous/ui/media/Logo';

export function SiteFooter() {
  return (
    <Footer
      logo={<Logo />}
      tagline="تعلَّم خطوة خطوة."
      groups={[{ title: 'المنصة', items: [{ href: '/courses', label: 'الدورات' }] }]}
      contact={{
        title: 'تواصل معنا',
        email: 'help@example.com',
        emailLabel: 'البريد الإلكتروني',
        phoneLabel: 'الهاتف',
        addressLabel: 'العنوان',
      }}
      legal="جميع الحقوق محفوظة"
    />
  );
}
