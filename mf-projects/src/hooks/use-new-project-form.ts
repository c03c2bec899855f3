import type { Profile } from '@crewdeck/contract';
import { hasStatus, notify, serverText, useHttp, useMutation, useNavigate, useSession } from '@crewdeck/module-sdk';
import { type KeptForm, useKeptForm } from '@crewdeck/module-sdk/forms';
import { createProject } from '../api/create-project.ts';
import {
  createProjectPayload,
  EMPTY_DRAFT,
  type NewProjectDraft,
  pathAfterPosting,
} from '../rules/new-project-draft.ts';
import { type ProjectProblems, projectProblems } from '../rules/project-problems.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useProjectCache } from './use-project-cache.ts';

const PROFILE_IS_LOADING = 'User profile is still loading. Please wait a moment.';
const SIGN_IN_AGAIN = 'Authentication error. Please sign in again.';

/** What each part of the form works on. */
export interface NewProjectPart extends Pick<KeptForm<NewProjectDraft>, 'change'> {
  draft: NewProjectDraft;
  problems: ProjectProblems;
}

/** The form of a new project: what has been entered, what is wrong with it, and how it is posted. */
export function useNewProjectForm(profile: Profile | undefined) {
  const http = useHttp();
  const cache = useProjectCache();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const { form: draft, change, comeback, unsavedChanges } = useKeptForm(EMPTY_DRAFT);

  const { mutate, isPending } = useMutation({
    mutationFn: (sent: NewProjectDraft) => createProject(http, createProjectPayload(sent)),
    onSuccess: (project, sent) => {
      cache.add(project);
      notify.success('Project created successfully!');
      unsavedChanges.allowLeaving();
      void navigate(pathAfterPosting(sent));
    },
    onError: (error) => notify.error(failureText(error)),
  });

  function post(): void {
    if (!isSignedIn) notify.error(SIGN_IN_AGAIN);
    else if (!profile?.id) notify.error(PROFILE_IS_LOADING);
    else mutate(draft);
  }

  const { checked, problems } = useCheckedForm<ProjectProblems>(
    projectProblems(createProjectPayload(draft), new Date()),
    post,
  );
  return { checked, draft, change, problems, isPosting: isPending, comeback, unsavedChanges };
}

function failureText(error: unknown): string {
  if (hasStatus(error, 401)) return SIGN_IN_AGAIN;
  return `Error creating project: ${serverText(error, 'Failed to create project')}`;
}
