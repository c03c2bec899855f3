import { HIDDEN_PROFILE, objectionTo } from '@crewdeck/contract';
import { Notice } from '@crewdeck/ui-kit';
import { contactIn } from '../../access/contact-in.ts';
import { readHostDocument } from '../../host-document.ts';

/** Tells somebody whose profile ops have hidden what that means, why, and how to object. */
export function HiddenBanner({ reason }: { reason: string }) {
  const { text, contact } = contactIn(objectionTo(readHostDocument().config.contact));
  return (
    <Notice tone="warning">
      {HIDDEN_PROFILE.news} Reason: <q dir="auto">{reason}</q> {HIDDEN_PROFILE.means} {text}
      {contact ? (
        <>
          <a href={contact.href}>{contact.label}</a>.
        </>
      ) : null}
    </Notice>
  );
}
