import { contactSentence, HIDDEN_PROFILE } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { Notice, Stack } from '@crewdeck/ui-kit';
import { ContactSentence } from '../access/contact-sentence.tsx';
import { readHostDocument } from '../host-document.ts';
import styles from './hidden-notice.module.css';
import { RouteLink } from './route-link.tsx';

const PURPOSE = 'To object, or to have it shown again';

/** Tells somebody whose profile ops have hidden, on each page, what that means, why, and how to object. */
export function HiddenNotice() {
  const reason = useMyProfile().data?.hiddenReason;
  if (!reason) return null;
  return (
    <section aria-label={HIDDEN_PROFILE.news} className={styles.root}>
      <Notice tone="warning">
        <Stack gap={1}>
          <p>
            <strong>{HIDDEN_PROFILE.news}</strong> {HIDDEN_PROFILE.means}
          </p>
          <p>
            Reason: <q dir="auto">{reason}</q>
          </p>
          <p>
            You can <RouteLink to="/create-profile">change your profile</RouteLink>.{' '}
            <ContactSentence sentence={contactSentence(PURPOSE, readHostDocument().config.contact)} />
          </p>
        </Stack>
      </Notice>
    </section>
  );
}
