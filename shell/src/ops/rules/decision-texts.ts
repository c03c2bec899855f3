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

const READ_BY_OPS = 'Stands in the history, with your name.';
const READ_BY_ALL_CONCERNED = 'Whoever it concerns reads it, without your name. Say nothing of who has reported.';

/** What each decision says about itself. */
export const DECISION_TEXTS: Record<Action, DecisionTexts> = {
  dismiss: {
    button: 'Dismiss…',
    title: (name) => `Dismiss the reports of ${name}`,
    description: 'Nothing changes for anybody. The reports are closed, and stay in the history.',
    hint: READ_BY_OPS,
    confirm: 'Dismiss',
    busy: 'Dismissing…',
    done: (name) => `The reports of ${name} are dismissed.`,
  },
  hide: {
    button: 'Hide…',
    title: (name) => `Hide ${name}`,
    description:
      'To everybody else it is as if it did not exist: no page, no place in lists. Open invites and interest are withdrawn. Teams stay, and see it.',
    hint: READ_BY_ALL_CONCERNED,
    confirm: 'Hide',
    busy: 'Hiding…',
    done: (name) => `${name} is hidden.`,
  },
  show: {
    button: 'Show again…',
    title: (name) => `Show ${name} again`,
    description: 'Page and lists are as before. Invites and interest that were withdrawn stay so.',
    hint: READ_BY_OPS,
    confirm: 'Show again',
    busy: 'Showing…',
    done: (name) => `${name} is shown again.`,
  },
  suspend: {
    button: 'Suspend…',
    title: (name) => `Suspend ${name}`,
    description:
      'They are signed out and can do nothing, and are hidden with all their projects. Open invites and interest are withdrawn. Teams stay.',
    hint: READ_BY_ALL_CONCERNED,
    confirm: 'Suspend',
    busy: 'Suspending…',
    done: (name) => `${name} is suspended.`,
  },
  reinstate: {
    button: 'Lift suspension…',
    title: (name) => `Lift the suspension of ${name}`,
    description: 'They can sign in again, and are seen unless their profile is hidden. What was withdrawn stays so.',
    hint: READ_BY_OPS,
    confirm: 'Lift suspension',
    busy: 'Lifting…',
    done: (name) => `${name} can sign in again.`,
  },
};

/** What has been done, after who did it: "olga@example.org …". */
export const DONE_TEXTS: Record<Action, string> = {
  dismiss: 'dismissed the reports',
  hide: 'hid it',
  show: 'showed it again',
  suspend: 'suspended them',
  reinstate: 'lifted the suspension',
};

export const ACTIONS = ['dismiss', 'hide', 'show', 'suspend', 'reinstate'] as const satisfies readonly Action[];

/** What there is to decide. */
export function offeredActions({ kind, name, openReports, isHidden, isSuspended }: ReportedSubject): Action[] {
  const isGone = name === null;
  const isOffered: Record<Action, boolean> = {
    dismiss: openReports > 0,
    hide: !isGone && !isHidden,
    show: !isGone && isHidden,
    suspend: !isGone && kind === 'person' && !isSuspended,
    reinstate: !isGone && isSuspended,
  };
  return ACTIONS.filter((action) => isOffered[action]);
}

/** People may be without a name; what is gone has none. */
export function nameOf({ kind, name }: Pick<ReportedSubject, 'kind' | 'name'>): string {
  if (name === null) return kind === 'person' ? 'A deleted account' : 'A deleted project';
  return name || 'Somebody without a name';
}
