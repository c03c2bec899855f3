import { HIDDEN_PROFILE, objectionTo } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { Notice, Stack } from '@crewdeck/ui-kit';
import { ContactSentence } from '../access/contact-sentence.tsx';
import { readHostDocument } from '../host-document.ts';
import styles from './hidden-notice.module.css';

/** Tells somebody whose profile ops have hidden, on each page, what that means, why, and how to object. */
export function HiddenNotice() {
  const reason = useMyProfile().data?.hiddenReason;
  if (!reason) return null;
  return (
    <div className={styles.root}>
      <Notice tone="warning">
        <Stack gap={1}>
          <p>
            <strong>{HIDDEN_PROFILE.news}</strong> {HIDDEN_PROFILE.means}
          </p>
          <p>
            Reason: <q dir="auto">{reason}</q>
          </p>
          <p>
            <ContactSentence sentence={objectionTo(readHostDocument().config.contact)} />
          </p>
        </Stack>
      </Notice>
    </div>
  );
}
