import type { ProjectPage } from '@crewdeck/contract';
import { useAddressDialog, Widget } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { ConfirmDialog, LogOutIcon, MoreMenu, UnavailableDialog } from '@crewdeck/ui-kit';

const DIALOGS = ['report'] as const;

const WARNING =
  "Your seat opens up, and you'll no longer see the team's emails, except your inviter's. The owner can invite you again.";
const WARNING_ONCE_FINISHED =
  "You'll no longer see the team room. Your credit disappears from the results and your profile until the owner restores it. Nobody can rejoin a finished project.";

interface ProjectMenuProps {
  project: ProjectPage;
  /** The viewer has left the team. */
  onLeft: () => void;
}

/** A quiet menu: a member leaves the team, and anybody but the owner reports the project. A visitor is led to sign in, and back. */
export function ProjectMenu({ project: { id, title, viewer, finishedAt }, onLeft }: ProjectMenuProps) {
  const { name, open, close } = useAddressDialog(DIALOGS);
  const { ask, send, question } = useStep({
    call: (http) => http.send('POST /api/projects/:id/leave', { id }),
    done: "You've left the team.",
    failed: "We couldn't take you off the team. Try again in a moment.",
    onDone: onLeft,
  });
  if (viewer?.is === 'owner') return null;
  const leave = viewer?.is === 'member' ? [{ label: 'Leave team', onSelect: ask }] : [];
  return (
    <div>
      <MoreMenu items={[...leave, { label: 'Report this project', onSelect: () => open('report', id) }]} align="end" />
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title={<bdi>{`Leave ${title}?`}</bdi>}
        text={finishedAt ? WARNING_ONCE_FINISHED : WARNING}
        tone="danger"
        confirmLabel={
          <>
            <LogOutIcon aria-hidden="true" />
            Leave team
          </>
        }
        cancelLabel="Stay"
      />
      {name === 'report' ? (
        <Widget
          of="mf-profile"
          name="report-dialog"
          subject={{ kind: 'project', id, name: title }}
          onClose={close}
          fallback={<UnavailableDialog what="Reports" onClose={close} />}
        />
      ) : null}
    </div>
  );
}
