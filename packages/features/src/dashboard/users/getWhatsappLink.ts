/** Returns a link that opens a prepared WhatsApp message to a phone number. Numbers without a country code are Egyptian. */
export function getWhatsappLink(phone: string, text: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const international = phone.startsWith('+') ? digits : digits.replace(/^00/, '').replace(/^0/, '20');
  // Not with `URLSearchParams`: it encodes spaces as a plus, which the app shows.
  return `https://wa.me/${international}?text=${encodeURIComponent(text.toWellFormed())}`;
}
