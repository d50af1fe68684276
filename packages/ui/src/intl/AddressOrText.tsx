import { Bidi } from './Bidi.tsx';
import { EmailOrUrl } from './EmailOrUrl.tsx';

interface AddressOrTextProps {
  /** User-written text that can be an address or a file name. */
  children: string;
}

/** One word without Arabic letters, with a sign at which it can break. A shorter one fits every line. */
const longAddress = /^(?=.*[@./_])[!-~]{16,}$/;

/** User-written text in its own direction, as `Bidi` shows it. A long address or file name breaks between its parts, as in `EmailOrUrl`. */
export function AddressOrText({ children }: AddressOrTextProps) {
  return longAddress.test(children) ? <EmailOrUrl>{children}</EmailOrUrl> : <Bidi>{children}</Bidi>;
}
