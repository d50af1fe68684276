interface EmailProps {
  children: string;
}

/** An e-mail address, isolated as `Ltr` does; where a narrow column has to break it, it breaks at its sign. */
export function Email({ children }: EmailProps) {
  const [account, ...domain] = children.split('@');
  return (
    <bdi dir="ltr">
      {account}
      {domain.length > 0 && (
        <>
          @<wbr />
          {domain.join('@')}
        </>
      )}
    </bdi>
  );
}
