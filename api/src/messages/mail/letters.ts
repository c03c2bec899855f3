import { dayText, namesInWords } from '@crewdeck/contract';
import {
  ACTIVITY,
  linkOf,
  type NotificationFact,
  type NotificationLink,
  notificationKind,
} from '../../notifications/notification-kinds.ts';
import type { Topic } from '../channel.ts';
import { nameOf, sentenceOf } from '../event-sentence.ts';
import { lineWithoutLinks } from '../line-without-links.ts';
import type { MailEvent } from './mail-events.repository.ts';
import type { EmailContent, EmailEntry, EmailFact } from './mail-template.ts';

/** What a person reads of their events, before it is known where the site is. */
export interface Letter extends Pick<EmailContent, 'subject' | 'entries' | 'reason'> {
  readonly button: NotificationLink;
}

/** In characters. */
const MOST_OF_DESCRIPTION = 160;

/** Why somebody gets an email about one event, where no person is named. */
const REASONS: Readonly<Record<Topic, string>> = {
  invites: 'Sent because you were invited to a project.',
  answers: 'Sent because you were waiting for an answer.',
  interest: 'Sent because of interest in your project.',
  team: "Sent because it's about your team.",
  projects: "Sent because it's about your project.",
  check_ins: 'Sent because your team checks in with its members.',
  events: "Sent because it's about a hackathon you take part in.",
};

/** The subject says what has happened; the body says of what, by whom, and what to do next. */
export function letterOf(event: MailEvent): Letter {
  const { kind, topic, person, project, projectId, hackathonId, words } = event;
  const facts: EmailFact[] = person === null ? [] : [{ label: 'Who', value: nameOf(person) }];
  const entry: EmailEntry = {
    ...(project && { title: nameOf(project) }),
    sentence: notificationKind(kind).next ?? '',
    about: topic === 'invites' ? aboutOf(event) : '',
    words,
    facts: [...facts, ...factsOf(event)],
  };
  const button = linkOf(kind, projectId ?? hackathonId);
  return { subject: sentenceOf(event), entries: [entry], button, reason: reasonOf(event) };
}

/** What the project is, in its owner's words, as far as they fit a line or two. */
function aboutOf({ description }: MailEvent): string {
  const words = lineWithoutLinks(description ?? '');
  if (words.length <= MOST_OF_DESCRIPTION) return words && `About the project: ${words}`;
  const cut = words.slice(0, MOST_OF_DESCRIPTION).replace(/\s*\S*$/, '');
  return `About the project: ${cut || words.slice(0, MOST_OF_DESCRIPTION)}…`;
}

/** Several events of a day; each sentence names who and what. */
export function digestLetterOf(events: readonly MailEvent[]): Letter {
  return {
    subject: "What's new on Crewdeck",
    entries: events.map((event) => ({ sentence: sentenceOf(event), words: event.words, facts: factsOf(event) })),
    button: ACTIVITY,
    reason: 'This is your daily summary of what happened on Crewdeck.',
  };
}

const FACTS: Readonly<Record<NotificationFact, (event: MailEvent) => EmailFact | null>> = {
  role: ({ role }) => (role ? { label: 'Role', value: nameOf(role) } : null),
  answer_by: (event) => momentFact('Answer by', event.answerBy, event),
  meets_at: (event) => momentFact('When', event.meetsAt, event),
  teammates: ({ teammates }) => (teammates ? { label: 'With', value: namesInWords(teammates.map(nameOf)) } : null),
  deadline: ({ deadline }) => (deadline ? { label: 'Deadline', value: dayText(deadline) } : null),
};

/** Day and time where the reader is, with the name of the zone. */
function momentFact(label: string, moment: string | null, { timeZone }: MailEvent): EmailFact | null {
  if (moment === null) return null;
  const time = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone: timeZone ?? 'UTC' },
  });
  return { label, value: time.format(new Date(moment)) };
}

function factsOf(event: MailEvent): EmailFact[] {
  const facts = notificationKind(event.kind).facts ?? [];
  return facts.map((fact) => FACTS[fact](event)).filter((fact) => fact !== null);
}

function reasonOf({ topic, person }: MailEvent): string {
  if (topic === null) return 'Sent because this was the email of your Crewdeck account.';
  return topic === 'invites' && person !== null ? `Sent because ${nameOf(person)} invited you.` : REASONS[topic];
}
