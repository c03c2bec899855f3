import type { Project } from '@crewdeck/contract';
import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button, CheckIcon, Disclosure, Notice } from '@crewdeck/ui-kit';
import { useEffect, useState } from 'react';
import { type Said, useShowInterest } from '../hooks/use-show-interest.ts';
import type { Viewer } from '../hooks/use-viewer.ts';
import { interestActionOf, type Standing } from '../rules/interest-action.ts';
import actionStyles from './card-action.module.css';
import { InterestWords } from './interest-words.tsx';

interface InterestControlProps {
  project: Project;
  viewer: Viewer;
  standing: Standing;
  /** Id of the element that names the project. */
  titleId: string;
}

/** Show Interest, "Interest Sent", or a quiet note where a button could only fail. */
export function InterestControl({ project, viewer, standing, titleId }: InterestControlProps) {
  const [said, setSaid] = useState<Said>({ words: '', role: '' });
  const [isSaying, setIsSaying] = useState(false);
  const interest = useShowInterest(project.id, viewer, said);
  const action = interestActionOf(project, { ...viewer, ...standing, now: new Date() });
  useEffect(() => {
    // The browser takes the focus from a button that is disabled, sometimes only with the next frame.
    if (interest.isSent && document.activeElement?.matches('body, :disabled')) {
      document.getElementById(titleId)?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [interest.isSent, titleId]);

  if (action.kind === 'note') return <p className={actionStyles.note}>{action.text}</p>;
  if (action.kind === 'invited') {
    return (
      <Button className={actionStyles.action} render={<Link to="/my-invites" />} aria-describedby={titleId}>
        Answer your invite
      </Button>
    );
  }
  const isSent = action.kind === 'sent' || interest.isSent;
  return (
    <>
      {interest.failure && (
        <Notice tone="danger" role="alert">
          {interest.failure}
        </Notice>
      )}
      {!isSent && viewer.profileId && (
        <Disclosure
          summary="Add a message (optional)"
          className={actionStyles.message}
          onToggle={(event) => setIsSaying(event.currentTarget.open)}
        >
          {isSaying && <InterestWords project={project} said={said} onChange={setSaid} />}
        </Disclosure>
      )}
      {interest.isProfileMissing && <ProfileNeeded isSignedIn={viewer.isSignedIn} />}
      <Button
        className={isSent ? undefined : actionStyles.action}
        disabled={isSent}
        isBusy={interest.isBusy}
        onClick={interest.press}
        aria-describedby={titleId}
      >
        {isSent && <CheckIcon size={16} aria-hidden="true" />}
        <span>{isSent ? 'Interest Sent' : 'Show Interest'}</span>
      </Button>
    </>
  );
}

/** Names what is missing and links to the page that helps (decisions: flow). */
function ProfileNeeded({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <Notice tone="warning" role="alert">
      Please complete your profile first.{' '}
      {isSignedIn ? (
        <Link to={withReturnPath('/create-profile', here)}>Create your profile</Link>
      ) : (
        <Link to={withReturnPath('/sign-in', here)}>Sign in</Link>
      )}
    </Notice>
  );
}
