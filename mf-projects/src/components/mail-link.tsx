/** A mail address as a link. Where it has to break, it breaks before the `@` and not inside a word. */
export function MailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
