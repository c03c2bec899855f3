import { Breakable } from '../text/breakable.tsx';

/** A mail address as a link. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <Breakable text={address} />
    </a>
  );
}
