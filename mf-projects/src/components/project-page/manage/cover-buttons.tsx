import type { ProjectPage } from '@crewdeck/contract';
import { useAddressDialog } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ImageIcon, lazyDialog, Notice, StepFailure } from '@crewdeck/ui-kit';
import { useRef } from 'react';
import styles from './manage-project.module.css';

const DIALOGS = ['cover'] as const;

const CoverDialog = lazyDialog('Project cover', () => import('./cover-dialog.tsx').then((file) => file.CoverDialog));

/** Buttons that change the cover of a project. They stand apart from it, as on a phone they'd hide it. */
export function CoverButtons({ project }: { project: ProjectPage }) {
  const { id, coverUrl, coverHiddenReason: hidden } = project;
  const dialog = useAddressDialog(DIALOGS);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('DELETE /api/projects/:id/cover', { id }),
    done: 'Cover removed.',
    failed: "We couldn't remove the cover. Try again.",
    // The button that had it goes.
    onDone: () => chooseButton.current?.focus(),
  });
  return (
    <>
      <Button ref={chooseButton} onClick={() => dialog.open('cover', id)}>
        <ImageIcon aria-hidden="true" />
        {coverUrl ? 'Change cover' : 'Add a cover'}
      </Button>
      {coverUrl || hidden ? (
        <Button isBusy={isBusy} onClick={() => send()}>
          {isBusy ? 'Removing...' : 'Remove cover'}
        </Button>
      ) : null}
      {hidden ? (
        <div className={styles.wide}>
          <Notice tone="warning">
            The cover is hidden. You can choose another one. Reason: <q dir="auto">{hidden}</q>
          </Notice>
        </div>
      ) : null}
      {failure ? (
        <div className={styles.wide}>
          <StepFailure failure={failure} />
        </div>
      ) : null}
      {dialog.id === id ? <CoverDialog projectId={id} onClose={dialog.close} /> : null}
    </>
  );
}
