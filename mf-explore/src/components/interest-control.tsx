import type { Project } from '@crewdeck/contract';
import { Button, CheckIcon } from '@crewdeck/ui-kit';
import { useInterests } from '../hooks/use-interests.ts';
import { useShowInterest } from '../hooks/use-show-interest.ts';
import { useViewer } from '../hooks/use-viewer.ts';
import { interestActionOf } from '../rules/interest-action.ts';
import styles from './interest-control.module.css';
import { ProfileNeeded } from './profile-needed.tsx';

interface InterestControlProps {
  project: Project;
  /** Id of the element that names the project. */
  titleId: string;
}

/** Show Interest, "Interest Sent", or a quiet note where a button could only fail. */
export function InterestControl({ project, titleId }: InterestControlProps) {
  const { profileId, isSignedIn } = useViewer();
  const interests = useInterests();
  const interest = useShowInterest(project.id);
  const action = interestActionOf(project, { profileId, interestedIn: new Set(interests), now: new Date() });

  if (action.kind === 'note') return <p className={styles.note}>{action.text}</p>;
  const isSent = action.kind === 'sent';
  return (
    <>
      {interest.isProfileMissing && <ProfileNeeded isSignedIn={isSignedIn} />}
      <Button
        variant={isSent ? 'secondary' : 'primary'}
        disabled={isSent}
        isBusy={interest.isBusy && !isSent}
        onClick={interest.press}
        aria-describedby={titleId}
      >
        {isSent && <CheckIcon size={16} aria-hidden="true" />}
        {isSent ? 'Interest Sent' : 'Show Interest'}
      </Button>
    </>
  );
}
