import { ContactBar } from '@fanous/ui/navigation/ContactBar';

export function Contact() {
  return (
    <ContactBar
      label="تواصل معنا"
      phone="01001234567"
      phoneLabel="الهاتف"
      email="help@example.com"
      emailLabel="البريد الإلكتروني"
    />
  );
}
