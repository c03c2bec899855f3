import { useSession, Widget } from '@crewdeck/module-sdk';

/** Asks a person with an unconfirmed email how their team will reach them. */
export function ContactAsk() {
  const { user } = useSession();
  return user && !user.emailVerified ? <Widget of="mf-profile" name="contact-ask" fallback={null} /> : null;
}
