import { dayText, EVENTS, type EventKind, namesInWords } from '@crewdeck/contract';
import {
  ACTIVITY,
  linkOf,
  type NotificationFact,
  type NotificationLink,
  notificationKind,
} from '../../notifications/notification-kinds.ts';
import type { Topic } from '../channel.ts';
import { nameOf, sentenceOf, sentenceWith } from '../event-sentence.ts';
import { lineWithoutLinks } from '../line-without-links.ts';
import { LETTER_SUBJECTS, LETTER_TITLES, NEXT_TEAM } from './letter-titles.ts';
import type { MailEvent } from './mail-events.repository.ts';
import type { EmailContent, EmailEntry, EmailFact } from './mail-template.ts';
import { linesOf } from './note-lines.ts';

/** What a person reads of their events, before it is known where the site is. */
export interface Letter extends Pick<EmailContent, 'subject' | 'entries' | 'reason'> {
  readonly button: NotificationLink;
}

/** In characters, and in lines that aren't blank. */
const MOST_OF_DESCRIPTION = 160;
const MOST_LINES = 6;
/** More are cut off in a list of emails. */
const MOST_OF_SUBJECT = 60;

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Why somebody gets an email about one event, where no person is named. */
const REASONS: Readonly<Record<Topic, string>> = {
  invites: 'Sent because you were invited to a project.',
  answers: 'Sent because you were waiting for an answer.',
  interest: 'Sent because of interest in your project.',
  team: "Sent because it's about your team.",
  projects: "Sent because it's about your project.",
  check_ins: 'Sent because your team checks in with its members.',
  events: "Sent because it's about a hackathon you take part in or organise.",
};

/** Why the reader of an email may write to those who run the site. */
const CONTACT_PURPOSES: Partial<Readonly<Record<EventKind, string>>> = {
  email_changed: "If you didn't change it",
  profile_hidden: 'To object',
  suspended: 'To object, to get your data or to have it deleted',
};

/**
 * The subject says what has happened; the body says it in other words, by whom, and what to do next.
 *
 * @param contact of those who run the site, if they have one
 */
export function letterOf(event: MailEvent, contact?: string): Letter {
  const { kind, person, projectId, hackathonId, words, reasons } = event;
  const { facts = [], ...usual } = notificationKind(kind);
  const title = (LETTER_TITLES as Partial<Record<EventKind, string>>)[kind] ?? '';
  const subject = LETTER_SUBJECTS[kind] ?? EVENTS[kind].sentence;
  const told = event.isNextTeam ? NEXT_TEAM : { subject, title, next: usual.next ?? '' };
  const purpose = CONTACT_PURPOSES[kind];
  const who: EmailFact[] =
    person === null ? [] : [{ label: 'Who', value: nameOf(person), initials: initialsOf(nameOf(person)) }];
  const entry: EmailEntry = {
    title: sentenceWith(told.title, event),
    sentence: told.next,
    about: reasons?.map(lineWithoutLinks).join(' ') ?? '',
    description: descriptionOf(event),
    ...(!facts.includes('reason') && { words }),
    facts: [...who, ...factsOf(event)],
    ...(purpose && { contact: { purpose, address: contact } }),
  };
  const button = linkOf(kind, projectId ?? hackathonId);
  return {
    subject: announcedIn(event) ?? sentenceWith(told.subject, event),
    entries: [entry],
    button,
    reason: reasonOf(event),
  };
}

/** As the kit draws them (decisions: initials). */
function initialsOf(name: string): string {
  const [first = '', second] = name
    .split(/\s+/u)
    .map((word) => Array.from(GRAPHEMES.segment(word), (one) => one.segment));
  return [...first.slice(0, second ? 1 : 2), ...(second ?? []).slice(0, 1)].join('').toUpperCase();
}

/** What an invite's project is, in its owner's words and lines, as far as they fit. */
function descriptionOf({ topic, description }: MailEvent): string {
  if (topic !== 'invites') return '';
  const lines = linesOf(description ?? '')
    .map(lineWithoutLinks)
    .filter(Boolean);
  const words = lines.slice(0, MOST_LINES).join('\n');
  return lines.length > MOST_LINES && words.length <= MOST_OF_DESCRIPTION
    ? `${words}…`
    : cutAtWord(words, MOST_OF_DESCRIPTION);
}

/** The event and the first line of what its organisers announced, as far as it fits; `null` of another email. */
function announcedIn({ kind, project, words }: MailEvent): string | null {
  const [first] = linesOf(words);
  if (kind !== 'event_announced' || !first) return null;
  return `${nameOf(project)}: ${cutAtWord(lineWithoutLinks(first), MOST_OF_SUBJECT)}`;
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/\s*\S*$/, '');
  return `${cut || text.slice(0, most)}…`;
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
  reason: ({ words }) => (words ? { label: 'Reason', value: words } : null),
  project: ({ project }) => ({ label: 'Project', value: nameOf(project) }),
  role: ({ role }) => (role ? { label: 'Role', value: nameOf(role) } : null),
  answer_by: (event) => momentFact('Answer by', event.answerBy, event),
  meets_at: (event) => momentFact('When', event.meetsAt, event),
  teammates: ({ teammates }) =>
    teammates ? { label: 'With', value: namesInWords(teammates.map(teammateWords)) } : null,
  deadline: ({ deadline }) => (deadline ? { label: 'Deadline', value: dayText(deadline) } : null),
};

function teammateWords({ name, role }: NonNullable<MailEvent['teammates']>[number]): string {
  return role ? `${nameOf(name)} (${nameOf(role)})` : nameOf(name);
}

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

function reasonOf({ kind, topic, person }: MailEvent): string {
  if (topic === null && kind !== 'email_changed') return "Sent because it's about your Crewdeck account.";
  if (topic === null) return 'Sent because this was the email of your Crewdeck account.';
  if (kind === 'team_proposed' || kind === 'team_fell_through') return "Sent because you're looking for a team.";
  return topic === 'invites' && person !== null ? `Sent because ${nameOf(person)} invited you.` : REASONS[topic];
}
