import type { Project } from '@crewdeck/contract';
import { Button, CheckIcon } from '@crewdeck/ui-kit';
import { useShowInterest } from '../hooks/use-show-interest.ts';
import type { Viewer } from '../hooks/use-viewer.ts';
import { interestActionOf } from '../rules/interest-action.ts';
import actionStyles from './card-action.module.css';
import styles from './interest-control.module.css';
import { ProfileNeeded } from './profile-needed.tsx';

interface InterestControlProps {
  project: Project;
  viewer: Viewer;
  /** Ids of projects. */
  interestedIn: ReadonlySet<string>;
  /** Id of the element that names the project. */
  titleId: string;
}

/** Show Interest, "Interest Sent", or a quiet note where a button could only fail. */
export function InterestControl({ project, viewer, interestedIn, titleId }: InterestControlProps) {
  const interest = useShowInterest(project.id, viewer);
  const action = interestActionOf(project, { profileId: viewer.profileId, interestedIn, now: new Date() });

  if (action.kind === 'note') return <p className={styles.note}>{action.text}</p>;
  const isSent = action.kind === 'sent' || interest.isSent;
  return (
    <>
      {interest.isProfileMissing && <ProfileNeeded isSignedIn={viewer.isSignedIn} />}
      <Button
        className={isSent ? undefined : actionStyles.action}
        disabled={isSent}
        isBusy={interest.isBusy}
        onClick={interest.press}
        aria-describedby={titleId}
      >
        {isSent && <CheckIcon size={16} aria-hidden="true" />}
        {isSent ? 'Interest Sent' : 'Show Interest'}
      </Button>
    </>
  );
}
