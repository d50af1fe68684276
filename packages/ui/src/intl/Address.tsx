import { Fragment } from 'react';

interface AddressProps {
  /** Of e-mail or of the web. */
  children: string;
}

/** After a sign, or several: «https://», «www.», «omar.», «elshazly@». */
const places = /(?<=[./@?&=_-])(?![./@?&=_-])/;

/** An e-mail or web address, isolated as `Ltr` does; where a narrow column has to break it, it breaks after a sign. */
export function Address({ children }: AddressProps) {
  return (
    <bdi dir="ltr">
      {children.split(places).map((piece, at) => (
        // One piece may stand there twice, and the address changes as a whole.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </bdi>
  );
}
