import type { ProjectPage } from '@crewdeck/contract';
import { useAddressDialog } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ImageIcon, lazyDialog, Notice, Stack, StepFailure } from '@crewdeck/ui-kit';
import { useRef } from 'react';
import styles from './cover.module.css';

const DIALOGS = ['cover'] as const;

const CoverDialog = lazyDialog('Project cover', () => import('./cover-dialog.tsx').then((file) => file.CoverDialog));

/** For the owner, on the cover of their project or the drawn one that stands in for it: the ways to change it. */
export function CoverSection({ project }: { project: ProjectPage }) {
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
    <Stack as="section" gap={3} aria-label="Cover">
      <div className={styles.actions}>
        <Button size="sm" ref={chooseButton} onClick={() => dialog.open('cover', id)}>
          <ImageIcon aria-hidden="true" />
          {coverUrl ? 'Change cover' : 'Add a cover'}
        </Button>
        {coverUrl || hidden ? (
          <Button size="sm" isBusy={isBusy} onClick={() => send()}>
            {isBusy ? 'Removing...' : 'Remove cover'}
          </Button>
        ) : null}
      </div>
      {hidden ? (
        <div className={styles.below}>
          <Notice tone="warning">
            The cover is hidden. You can choose another one. Reason: <q dir="auto">{hidden}</q>
          </Notice>
        </div>
      ) : null}
      <StepFailure failure={failure} />
      {dialog.id === id ? <CoverDialog projectId={id} onClose={dialog.close} /> : null}
    </Stack>
  );
}
