import type { DecideReports, ReportedSubject } from '@crewdeck/contract';

export type Action = DecideReports['action'];

interface DecisionTexts {
  /** On the button that opens the dialog. */
  button: string;
  title: (name: string) => string;
  /** What will happen to people who use the product. */
  description: string;
  /** Who reads the reason. */
  hint: string;
  confirm: string;
  busy: string;
  done: (name: string) => string;
}

const READ_BY_OPS = 'Appears in the history with your name.';
const READ_BY_ALL_CONCERNED = "The people concerned read it, without your name. Don't say who reported.";

/** What each decision says about itself. */
export const DECISION_TEXTS: Record<Action, DecisionTexts> = {
  dismiss: {
    button: 'Dismiss…',
    title: (name) => `Dismiss reports about ${name}`,
    description: 'Nothing changes for anyone. The reports close and stay in the history.',
    hint: READ_BY_OPS,
    confirm: 'Dismiss',
    busy: 'Dismissing...',
    done: (name) => `Reports about ${name} are dismissed.`,
  },
  hide: {
    button: 'Hide…',
    title: (name) => `Hide ${name}`,
    description:
      "Others can't open or find the page, except a project's own team. Teams stay, but open invites and interest are withdrawn, and a person can't send new ones.",
    hint: READ_BY_ALL_CONCERNED,
    confirm: 'Hide',
    busy: 'Hiding...',
    done: (name) => `${name} is hidden.`,
  },
  show: {
    button: 'Show again…',
    title: (name) => `Show ${name} again`,
    description: 'The page and its place in lists come back. Withdrawn invites and interest stay withdrawn.',
    hint: READ_BY_OPS,
    confirm: 'Show again',
    busy: 'Showing...',
    done: (name) => `${name} is visible again.`,
  },
  hide_picture: {
    button: 'Hide picture…',
    title: (name) => `Hide the picture of ${name}`,
    description: 'Everyone sees initials or a drawn cover instead. Another picture can be chosen.',
    hint: READ_BY_ALL_CONCERNED,
    confirm: 'Hide picture',
    busy: 'Hiding...',
    done: (name) => `The picture of ${name} is hidden.`,
  },
  show_picture: {
    button: 'Show picture again…',
    title: (name) => `Show the picture of ${name} again`,
    description: 'Everyone sees it again.',
    hint: READ_BY_OPS,
    confirm: 'Show again',
    busy: 'Showing...',
    done: (name) => `The picture of ${name} is visible again.`,
  },
  suspend: {
    button: 'Suspend…',
    title: (name) => `Suspend ${name}`,
    description:
      "They can't sign in, and they and their projects are hidden. Teams stay, but open invites and interest are withdrawn.",
    hint: READ_BY_ALL_CONCERNED,
    confirm: 'Suspend',
    busy: 'Suspending...',
    done: (name) => `${name} is suspended.`,
  },
  reinstate: {
    button: 'Lift suspension…',
    title: (name) => `Lift ${name}'s suspension`,
    description:
      'They can sign in again, and others see them unless their profile is hidden. Withdrawn invites and interest stay withdrawn.',
    hint: READ_BY_OPS,
    confirm: 'Lift suspension',
    busy: 'Lifting...',
    done: (name) => `${name} can sign in again.`,
  },
};

/** What has been done, after who did it: "olga@example.org …". */
export const DONE_TEXTS: Record<Action, string> = {
  dismiss: 'dismissed the reports',
  hide: 'hid the page',
  show: 'showed the page again',
  hide_picture: 'hid the picture',
  show_picture: 'showed the picture again',
  suspend: 'suspended them',
  reinstate: 'lifted the suspension',
};

export const ACTIONS = [
  'dismiss',
  'hide',
  'show',
  'hide_picture',
  'show_picture',
  'suspend',
  'reinstate',
] as const satisfies readonly Action[];

/** What there is to decide. */
export function offeredActions({
  kind,
  name,
  openReports,
  isHidden,
  isSuspended,
  isPictureHidden,
}: ReportedSubject): Action[] {
  const isGone = name === null;
  const isOffered: Record<Action, boolean> = {
    dismiss: openReports > 0,
    hide: !isGone && kind !== 'hackathon' && !isHidden,
    // Suspension hides, too: that is lifted first.
    show: !isGone && isHidden && !isSuspended,
    hide_picture: !isGone && isPictureHidden === false,
    show_picture: !isGone && isPictureHidden === true,
    suspend: !isGone && kind === 'person' && !isSuspended,
    reinstate: !isGone && isSuspended,
  };
  return ACTIONS.filter((action) => isOffered[action]);
}

/** People may be without a name; what is gone has none. */
export function nameOf({ kind, name }: Pick<ReportedSubject, 'kind' | 'name'>): string {
  if (name === null) return kind === 'person' ? 'A deleted account' : `A deleted ${kind}`;
  return name || 'Unnamed person';
}
