import { localDayText, type ProjectPage } from '@crewdeck/contract';
import { Link, useMyProfile, useSession } from '@crewdeck/module-sdk';
import { Card, CardTitle, Words } from '@crewdeck/ui-kit';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../../../hooks/use-kept-focus.ts';
import { type ProjectAction, projectActionOf } from '../../../rules/project-action.ts';
import { EntryStep } from './entry-step.tsx';
import { InterestForm } from './interest-form.tsx';
import { InterestSent } from './interest-sent.tsx';
import { InviteAnswer } from './invite-answer.tsx';
import { InviteDeclined } from './invite-declined.tsx';
import { JoinShortcut } from './join-shortcut.tsx';
import { OwnerStep } from './owner-step.tsx';
import { TeamStep } from './team-step.tsx';

const PANEL_ID = 'join';

interface ProjectActionPanelProps {
  project: ProjectPage;
  /** The viewer joined, or the last seat was taken, while the page was shown. */
  isMoment: boolean;
}

/** The one thing that the viewer can do next. */
export function ProjectActionPanel({ project, isMoment }: ProjectActionPanelProps) {
  const { isSignedIn } = useSession();
  const keptFocus = useKeptFocus();
  // Kept here, because the project may be refetched while the decline can still be undone.
  const [declinedId, setDeclinedId] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isHidden = Boolean(useMyProfile().data?.hiddenReason);
  const action = projectActionOf(project, { isSignedIn, isHidden, now: new Date() });
  const shortcut = declinedId === null ? shortcutOf(action) : null;
  return (
    <>
      <div ref={panel} id={PANEL_ID} tabIndex={-1}>
        <Card as="section" aria-label="What you can do" {...keptFocus}>
          {declinedId ? (
            <InviteDeclined inviteId={declinedId} onOver={() => setDeclinedId(null)} />
          ) : (
            <NextStep project={project} action={action} isMoment={isMoment} onDeclined={setDeclinedId} />
          )}
        </Card>
      </div>
      {shortcut ? <JoinShortcut step={shortcut} target={panel} /> : null}
    </>
  );
}

/** The step that is also offered while the panel is out of sight. */
function shortcutOf({ kind }: ProjectAction) {
  const isNone = kind === 'own' || kind === 'team' || kind === 'sent' || kind === 'hidden' || kind === 'none';
  return isNone ? null : kind;
}

interface NextStepProps extends ProjectActionPanelProps {
  action: ProjectAction;
  onDeclined: (inviteId: string) => void;
}

function NextStep({ project, action, isMoment, onDeclined }: NextStepProps) {
  switch (action.kind) {
    case 'own':
      return <OwnerStep project={project} isMoment={isMoment} />;
    case 'team':
      return <TeamStep project={project} isMoment={isMoment} />;
    case 'answer':
      return <InviteAnswer {...action} projectId={project.id} onDeclined={() => onDeclined(action.invite.id)} />;
    case 'sent':
      return <InterestSent interest={action.interest} />;
    case 'offer':
      return (
        <>
          <CardTitle>Interested?</CardTitle>
          {action.hasEnded ? (
            <Words tone="muted" size="md">
              <span>{closedBecause(project.viewer?.interest)}</span> You can show interest again.
            </Words>
          ) : null}
          <InterestForm project={project} />
        </>
      );
    case 'hidden':
      return (
        <Words tone="muted" size="md">
          Your profile is hidden, so you can't show interest.
        </Words>
      );
    case 'none':
      return (
        <Words tabIndex={-1} tone="muted" size="md">
          <span>{action.reason}</span> <Link to="/explore-projects">Find another project</Link>
        </Words>
      );
    default:
      return <EntryStep needs={action.kind} />;
  }
}

function closedBecause(interest: NonNullable<ProjectPage['viewer']>['interest'] | undefined): string {
  if (interest?.declinedAt) return `You declined the invite on ${localDayText(interest.declinedAt)}.`;
  return interest?.isInviteWithdrawn ? 'The invite was withdrawn.' : 'You showed interest before.';
}
