import { addMessageText } from '../../shared/addMessageText.ts';

/** Returns a link that opens a prepared WhatsApp message to a phone number. Numbers without a country code are Egyptian. */
export function getWhatsappLink(phone: string, text: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const international = phone.startsWith('+') ? digits : digits.replace(/^00/, '').replace(/^0/, '20');
  return addMessageText(`https://wa.me/${international}`, text);
}
