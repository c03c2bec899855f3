import { Breakable } from '../text/breakable.tsx';

/** An email address as a link. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <Breakable text={address} />
    </a>
  );
}
