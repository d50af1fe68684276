import { address } from './Address.css.ts';

interface AddressProps {
  /** Of e-mail or of the web. */
  children: string;
}

/** An e-mail or web address, isolated as `Ltr` does; a narrow column may break it anywhere. Read aloud it is one word. */
export function Address({ children }: AddressProps) {
  return (
    <bdi dir="ltr" className={address}>
      {children}
    </bdi>
  );
}
