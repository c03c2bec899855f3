import type { InviteReadiness } from './invite-readiness.ts';

interface DeadEnd {
  title: string;
  text: string;
  to: string;
  linkText: string;
}

type DeadEndKind = Exclude<InviteReadiness['kind'], 'ready' | 'loading' | 'failed'>;

/** Where a person goes who cannot invite anybody yet. */
export const DEAD_ENDS: Record<DeadEndKind, DeadEnd> = {
  'no-profile': {
    title: 'Create your profile first',
    text: "People want to know who's inviting them. It takes a minute.",
    to: '/create-profile',
    linkText: 'Create your profile',
  },
  'no-project': {
    title: 'Post a project first',
    text: "You invite people to a project, and you don't have one yet.",
    to: '/post-project',
    linkText: 'Post a Project',
  },
  'no-open-project': {
    title: 'None of your projects can take new people',
    text: "They're finished, archived, full or past their deadline. Change one, or post another.",
    to: '/my-projects',
    linkText: 'Go to My Projects',
  },
};
