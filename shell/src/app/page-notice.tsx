import { useSession } from '@crewdeck/module-sdk';
import { useIsOnline } from '@crewdeck/ui-kit';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSessionStart } from '../session/session-start.ts';
import styles from './page-notice.module.css';

const OFFLINE = "You're offline. What you see may be out of date.";
const NOT_AUTHORISED = "We can't reach the sign-in service. Anything that needs your account won't load right now.";

/** Says at the edge of the page why nothing new appears, else why another page did (`state.notice`, until the next one). */
export function PageNotice() {
  const { state } = useLocation();
  // A browser keeps the state when it loads the page again.
  const hasMoved = useNavigationType() === 'REPLACE';
  const isOnline = useIsOnline();
  const { isSignedIn } = useSession();
  const isUnanswered = useSessionStart() === 'failed' && isSignedIn;
  const text = isOnline ? (isUnanswered ? NOT_AUTHORISED : hasMoved && state?.notice) : OFFLINE;
  return (
    <div role="status" className={styles.region}>
      {text ? <p className={styles.notice}>{text}</p> : null}
    </div>
  );
}
