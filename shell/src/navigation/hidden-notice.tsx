import { HIDDEN_PROFILE, objectionTo } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { Notice, Stack } from '@crewdeck/ui-kit';
import { contactIn } from '../access/contact-in.ts';
import { readHostDocument } from '../host-document.ts';
import styles from './hidden-notice.module.css';

/** Tells somebody whose profile ops have hidden, on each page, what that means, why, and how to object. */
export function HiddenNotice() {
  const reason = useMyProfile().data?.hiddenReason;
  if (!reason) return null;
  const { text, contact } = contactIn(objectionTo(readHostDocument().config.contact));
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
            {text}
            {contact ? (
              <>
                <a href={contact.href}>{contact.label}</a>.
              </>
            ) : null}
          </p>
        </Stack>
      </Notice>
    </div>
  );
}
