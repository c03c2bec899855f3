import type { Profile, Project } from '@crewdeck/contract';
import {
  hasStatus,
  notify,
  serverText,
  useNavigate,
  useSearchParams,
  useSession,
  type WidgetPropsByName,
} from '@crewdeck/module-sdk';
import { type KeptForm, useForm, useKeptForm, useStep } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';
import {
  createProjectPayload,
  EMPTY_DRAFT,
  isSameProject,
  type NewProjectDraft,
  pathAfterPosting,
} from '../rules/new-project-draft.ts';
import { type ProjectProblems, projectProblems } from '../rules/project-problems.ts';
import { useMyProjectList } from './use-my-project-list.ts';

const PROFILE_IS_LOADING = 'User profile is still loading. Please wait a moment.';
const SIGN_IN_AGAIN = 'Authentication error. Please sign in again.';
/** The page of a hackathon links here with its id. */
const HACKATHON_PARAMETER = 'hackathon';

/** The properties of each part of the form. */
export interface NewProjectPart extends Pick<KeptForm<NewProjectDraft>, 'change'> {
  draft: NewProjectDraft;
  problems: ProjectProblems;
}

export function useNewProjectForm(profile: Profile | undefined) {
  const myProjects = useMyProjectList();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [parameters] = useSearchParams();
  const [start] = useState(() => ({ ...EMPTY_DRAFT, hackathonId: parameters.get(HACKATHON_PARAMETER) ?? '' }));
  const { form, change, comeback, unsavedChanges } = useKeptForm(start, (draft) => !isSameProject(draft, start));
  /** Why nothing was sent. */
  const [hindrance, setHindrance] = useState<string | null>(null);

  const { send, isBusy, failure } = useStep({
    call: (http, draft: NewProjectDraft) => http.send('POST /api/projects', { body: createProjectPayload(draft) }),
    done: 'Project created successfully!',
    failed: failureText,
    refetch: myProjects.queriesToRefetch,
    refetchAfterFailure: [],
    onDone: (project, draft) => {
      myProjects.add(project);
      if (unsavedChanges.isAsking) return unsavedChanges.leave();
      unsavedChanges.allowLeaving();
      void navigate(pathAfterPosting(draft), { state: { posted: postedProject(project) } });
    },
    onFailed: (failure) => notify.error(failure),
    leadsOn: true,
  });

  function post(): void {
    const reason = whyNotSent();
    setHindrance(reason);
    if (reason) notify.error(reason);
    else send(form);
  }

  function whyNotSent(): string | null {
    if (!isSignedIn) return SIGN_IN_AGAIN;
    return profile?.id ? null : PROFILE_IS_LOADING;
  }

  const { checked, problems } = useForm<ProjectProblems>({
    problems: projectProblems(createProjectPayload(form), new Date()),
    send: post,
  });
  return {
    checked,
    fields: { draft: form, problems, change },
    failure: hindrance === PROFILE_IS_LOADING && profile?.id ? failure : (hindrance ?? failure),
    isPosting: isBusy,
    comeback,
    unsavedChanges,
  };
}

/** For the widget on the next page. */
function postedProject({ id, title, techStack }: Project): WidgetPropsByName['mf-projects/posted-offer']['posted'] {
  return { id, title, techStack };
}

function failureText(error: Error): string {
  if (hasStatus(error, 401)) return SIGN_IN_AGAIN;
  return `Error creating project: ${serverText(error, 'Failed to create project')}`;
}
