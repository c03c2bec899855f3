import type { Project, UpdateProject } from '@crewdeck/contract';
import { notify, serverText, useHttp } from '@crewdeck/module-sdk';
import { useState } from 'react';
import { updateProject } from '../api/update-project.ts';
import { useProjectCache } from './use-project-cache.ts';
import { useSendOnce } from './use-send-once.ts';

interface Change {
  changes: UpdateProject;
  /** Toasts of the two outcomes. */
  done: string;
  failed: string;
}

/** Changes one project. `change` resolves to whether it was saved; `refusal` is the server's own reason, if it gave one. */
export function useChangeProject(project: Project) {
  const http = useHttp();
  const cache = useProjectCache();
  const [refusal, setRefusal] = useState('');

  const { sendOnce, isSending } = useSendOnce(async ({ changes, done, failed }: Change) => {
    setRefusal('');
    try {
      cache.replace(await updateProject(http, project.id, changes));
    } catch (error) {
      setRefusal(serverText(error, ''));
      notify.error(failed);
      cache.refresh();
      return false;
    }
    notify.success(done);
    return true;
  });

  return { change: sendOnce, isChanging: isSending, refusal };
}
