import type { Profile } from '@crewdeck/contract';
import { hasStatus, notify, serverText, useHttp, useNavigate, useSession } from '@crewdeck/module-sdk';
import { createProject } from '../api/create-project.ts';
import { createProjectPayload, type NewProjectDraft } from '../rules/new-project-draft.ts';
import { pathAfterPosting } from '../rules/path-after-posting.ts';
import { useProjectCache } from './use-project-cache.ts';
import { useSendOnce } from './use-send-once.ts';

const PROFILE_IS_LOADING = 'User profile is still loading. Please wait a moment.';
const SIGN_IN_AGAIN = 'Authentication error. Please sign in again.';

/** Posts a project and leads on. `onPosted` is called before the page is left. */
export function usePostProject(profile: Profile | null | undefined, onPosted: () => void) {
  const http = useHttp();
  const cache = useProjectCache();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();

  const { sendOnce, isSending } = useSendOnce(async (draft: NewProjectDraft) => {
    if (!isSignedIn) return notify.error(SIGN_IN_AGAIN);
    if (!profile?.id) return notify.error(PROFILE_IS_LOADING);
    try {
      cache.add(await createProject(http, createProjectPayload(draft)));
    } catch (error) {
      return notify.error(failureText(error));
    }
    notify.success('Project created successfully!');
    onPosted();
    await navigate(pathAfterPosting(draft.collaborationType));
  });

  return { post: sendOnce, isPosting: isSending };
}

function failureText(error: unknown): string {
  if (hasStatus(error, 401)) return SIGN_IN_AGAIN;
  return `Error creating project: ${serverText(error, 'Failed to create project')}`;
}
