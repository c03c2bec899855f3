import type { Fit } from '@crewdeck/contract';
import { Link, useLocation, useMyProfile, withReturnPath } from '@crewdeck/module-sdk';
import type { PagedList } from '../../hooks/use-paged-list.ts';
import { fitStateOf, projectOfFit } from '../../rules/fit-state.ts';

interface FitLineProps {
  list: PagedList<{ fit: Fit | null }>;
  of: 'users' | 'projects';
  /** Whether it is said above already for which project. */
  isProjectSaid?: boolean;
}

/** Above a list that was asked for by fit, or can't be: how it stands, or what is missing for it. */
export function FitLine({ list, of, isProjectSaid = false }: FitLineProps) {
  const profile = useMyProfile().data;
  const state = fitStateOf(list.items);
  if (profile === null) return <ToProfile>Make a profile</ToProfile>;
  if (list.isLoading || state === null) return null;
  const project = isProjectSaid ? undefined : projectOfFit(list.items);
  if (state === 'by-fit')
    return (
      <>
        {project && <ForProject project={project} />}
        <span>Every sixth place is kept for {of === 'users' ? 'somebody new' : 'a new project'}.</span>
      </>
    );
  if (of === 'users') {
    return 'Nobody here fits what you look for, so the newest come first. A project says it by its skills and roles.';
  }
  if (profile?.skills.length === 0) return <ToProfile>Add skills to your profile</ToProfile>;
  return 'Nothing here fits what your profile says, so the newest come first.';
}

/** Who has several projects would not know for which one. */
function ForProject({ project: { id, title } }: { project: NonNullable<Fit['project']> }) {
  return (
    <>
      Best fit for{' '}
      <Link to={`/projects/${id}`}>
        <bdi>{title}</bdi>
      </Link>
      , your newest project that looks for people.{' '}
    </>
  );
}

/** Leads to the editor of the profile, and back here once it is saved. */
function ToProfile({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Link to={withReturnPath('/create-profile', pathname + search)}>{children}</Link>, and the best fit comes first.
    </>
  );
}
