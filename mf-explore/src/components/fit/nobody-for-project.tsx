import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button, EmptyState } from '@crewdeck/ui-kit';
import type { Hindrance } from '../../rules/project-for-fit.ts';

const TEXTS = {
  'sign-in': { title: 'Sign in to see suggested teammates.', text: "Only the project's team can see them." },
  missing: { title: 'Project not found.', text: "It may have been deleted, or you don't have access." },
  'not-on-team': {
    title: 'Only the team sees suggested teammates.',
    text: "The project page shows who they're looking for.",
  },
  'not-looking': {
    title: "This project isn't looking for anyone right now.",
    text: "Its team is full, its deadline has passed, or it's over.",
  },
} as const satisfies Record<Hindrance, { title: string; text: string }>;

interface NobodyForProjectProps {
  hindrance: Hindrance;
  projectId: string;
}

/** In the place of the people: why there are none, and where to go from here. */
export function NobodyForProject({ hindrance, projectId }: NobodyForProjectProps) {
  const { pathname, search } = useLocation();
  const all = <Button render={<Link to="/explore" />}>Show all people</Button>;
  const toProject = <Button render={<Link to={`/projects/${projectId}`} />}>Open the project</Button>;
  const actions = {
    'sign-in': <Button render={<Link to={withReturnPath('/sign-in', pathname + search)} />}>Sign in</Button>,
    missing: null,
    'not-on-team': toProject,
    'not-looking': toProject,
  };
  return (
    <EmptyState
      {...TEXTS[hindrance]}
      action={
        <>
          {actions[hindrance]} {all}
        </>
      }
    />
  );
}
