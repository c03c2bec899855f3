import { EVENTS, type EventKind, escapeMarkup, HIDDEN_PROFILE } from '@crewdeck/contract';
import { notificationKind } from '../../notifications/notification-kinds.ts';
import { digestLetterOf, type Letter, letterOf } from './letters.ts';
import type { MailEvent } from './mail-events.repository.ts';
import { htmlOf, textOf } from './mail-template.ts';

const KINDS = Object.keys(EVENTS) as EventKind[];
const AT_ONCE = KINDS.filter((kind) => notificationKind(kind).email === 'at_once');

const anEvent = (kind: EventKind, event: Partial<MailEvent> = {}): MailEvent => ({
  id: 'event',
  kind,
  topic: EVENTS[kind].topic,
  project: 'Star Map',
  projectId: 'p1',
  hackathonId: null,
  person: 'Olga',
  teammates: null,
  reasons: null,
  isNextTeam: false,
  words: 'Come and draw.',
  role: 'Illustrator',
  answerBy: '2026-05-01T02:30:00.000000Z',
  description: null,
  meetsAt: '2026-05-03T08:00:00.000000Z',
  timeZone: null,
  deadline: '2026-05-10',
  ...event,
});

type Teammate = NonNullable<MailEvent['teammates']>[number];
const ADA: Teammate = { name: 'Ada', role: null };
const BO: Teammate = { name: 'Bo', role: null };

function written({ button, ...letter }: Letter) {
  const url = `https://crewdeck.test${button.path}`;
  const content = { ...letter, button: { label: button.label, url } };
  return { subject: letter.subject, text: textOf(content), html: htmlOf(content) };
}

/** What a reader sees, without the markup around it. */
const bodyOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#39;', "'");

describe.each(AT_ONCE)('an email of the kind %s', (kind) => {
  const { subject, text, html } = written(letterOf(anEvent(kind)));

  it('says the subject nowhere else', () => {
    const sentences = subject.split(/(?<=[.?]) /).filter((sentence) => sentence !== '');
    for (const sentence of [subject, ...sentences]) {
      expect(text).not.toContain(sentence);
      expect(bodyOf(html)).not.toContain(sentence);
    }
  });

  it('says what has happened, by whom, in which words and what to do next, as text and as HTML', () => {
    const [title = ''] = text.split('\n');
    for (const told of [title, 'Olga', 'Come and draw.', notificationKind(kind).next ?? 'nothing']) {
      expect(text).toContain(told);
      expect(bodyOf(html)).toContain(told);
    }
    const naming = notificationKind(kind).facts?.includes('project') ? text : title;
    expect(naming).toMatch(EVENTS[kind].sentence.includes('{project}') ? /Star Map/ : /your profile|your account/i);
    expect(title).not.toMatch(/^Star Map$|[{}]/);
    expect(text).toContain('Who: Olga');
  });

  it('has the logo, one button, no picture to fetch, and colours for the dark', () => {
    expect(html.match(/<img src="cid:[^>]* alt=""[^>]*> Crewdeck/g)).toHaveLength(1);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toMatch(/src="(?!cid:)|url\(|<link/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const dark = html.slice(html.indexOf('@media (prefers-color-scheme: dark)'), html.indexOf('</style>'));
    const classes = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
    for (const name of new Set(classes)) expect(dark).toMatch(new RegExp(`\\.${name}\\b`));
  });
});

describe('an email about what ops did to an account', () => {
  const OF_ACCOUNT = { project: '', projectId: null, person: null, words: 'It sells essays.' };
  const told = (kind: EventKind, contact?: string) => written(letterOf(anEvent(kind, OF_ACCOUNT), contact));

  it('says what it means, why, and then how to object', () => {
    expect(told('profile_hidden', 'help@crewdeck.test').text).toContain(
      `${HIDDEN_PROFILE.means}\n\nReason: It sells essays.\n\nTo object, write to help@crewdeck.test\n\nOpen your profile: `,
    );
    expect(told('profile_hidden').text).toContain('To object, contact the people who run this site.');
  });

  it('says to who is suspended how they get their data, too', () => {
    expect(told('suspended', 'help@crewdeck.test').text).toContain(
      '\n\nReason: It sells essays.\n\nTo object, to get your data or to have it deleted, write to help@crewdeck.test\n\n',
    );
  });

  it.each([
    ['help@crewdeck.test', 'mailto:help@crewdeck.test'],
    ['https://crewdeck.test/help?a&b', 'https://crewdeck.test/help?a&b'],
  ])('links whom to write to, below the reason: %s', (contact, url) => {
    const { html } = told('profile_hidden', contact);
    const link = `<a href="${escapeMarkup(url)}" style="color:#17211c">${escapeMarkup(contact)}</a></p>`;
    expect(html.indexOf(link)).toBeGreaterThan(html.indexOf('It sells essays.'));
  });

  it('says that it is about the account, and not that this was its email', () => {
    expect(told('profile_hidden').text).toContain("Sent because it's about your Crewdeck account.");
  });
});

it('an email about another address of the account says whom to write to if the reader changed nothing', () => {
  const told = (contact?: string) => written(letterOf(anEvent('email_changed'), contact)).text;
  expect(told('help@crewdeck.test')).toContain("If you didn't change it, write to help@crewdeck.test\n");
  expect(told()).toContain("If you didn't change it, contact the people who run this site.");
});

describe('an announcement', () => {
  const told = (words: string) => written(letterOf(anEvent('event_announced', { words })));

  it('begins in the subject, and comes first in the email, as dark as its head', () => {
    const { subject, text, html } = told('Doors open at nine.\nBring a https://evil.example laptop.');
    expect(subject).toBe('Star Map: Doors open at nine.');
    expect(text).toMatch(/^The organisers of Star Map wrote to you\n\n {2}> Doors open at nine\.\n {2}> Bring a/);
    expect(html).toMatch(/<\/h1>\n<blockquote class="text"/);
  });

  it('is cut in the subject at a word, and leads nowhere from there', () => {
    expect(told(`See https://evil.example ${'soon '.repeat(20)}`).subject).toBe(
      `Star Map: See [link removed] ${'soon '.repeat(8).trim()}…`,
    );
    expect(told('Say {person} to {project}.').subject).toBe('Star Map: Say {person} to {project}.');
  });
});

it('an email about an event is true for those who organise it as well', () => {
  const { text } = written(letterOf(anEvent('organiser_added', { person: null })));
  expect(text).toContain("Sent because it's about a hackathon you take part in or organise.");
});

it('an email about a proposed team says that it was found and why one is told, and of a next one that the last fell through', () => {
  const [first, next] = [false, true].map((isNextTeam) => written(letterOf(anEvent('team_proposed', { isNextTeam }))));
  expect(next?.subject).toBe('Another team for Star Map needs your answer within a day.');
  expect(next?.text).toMatch(/^We found you another team for Star Map\n\nYour last team didn't form\. This one/);
  expect(first?.subject).toBe('A team for Star Map needs your answer within a day.');
  expect(first?.text).toMatch(/^We found you a team for Star Map\n\nIt forms/);
  const fallen = written(letterOf(anEvent('team_fell_through', { person: null })));
  for (const one of [first, fallen]) expect(one?.text).toContain("Sent because you're looking for a team.");
});

it('an email about a proposed team says what it covers together, in lines that lead nowhere', () => {
  const reasons = ['Together you know React and https://evil.example.', 'You are all free on Fridays.'];
  const { text, html } = written(letterOf(anEvent('team_proposed', { reasons })));
  const told = 'Together you know React and [link removed] You are all free on Fridays.';
  expect(text).toContain(`It forms once everyone on it says yes.\n\n${told}\n\n`);
  expect(html).toContain(`>${told}</p>`);
});

describe('an email about an invite', () => {
  const told = (description: string | null) => written(letterOf(anEvent('invite_received', { description })));

  it('quotes how its project is described, in lines that lead nowhere', () => {
    const { text, html } = told('A board for the dorm:\n\n- maps\n- See https://evil.example & more.');
    expect(text).toContain(
      '\n\n  > Come and draw.\n\nAbout the project:\n  > A board for the dorm:\n  > - maps\n  > - See [link removed] & more.\n\n',
    );
    expect(html).toMatch(
      />About the project:<\/p>\n<blockquote [^>]*>A board for the dorm:\n- maps\n- See \[link removed\] &amp; more\.</,
    );
    expect(told(null).text).not.toContain('About');
    expect(written(letterOf(anEvent('team_formed', { description: 'A board.' }))).text).not.toContain('About');
  });

  it('cuts a long description at a word, and one of many lines after the sixth', () => {
    const quoted = (description: string) =>
      /About the project:<\/p>\n<blockquote [^>]*>([^<]*)/.exec(told(description).html)?.[1];
    expect(quoted(`${'star '.repeat(31)}constellation`)).toBe(`${'star '.repeat(31).trim()}…`);
    expect(quoted('x'.repeat(200))).toBe(`${'x'.repeat(160)}…`);
    expect(quoted('a\n'.repeat(7))).toBe(`${'a\n'.repeat(6).trim()}…`);
  });
});

describe('the facts of an email', () => {
  const factsOf = (kind: EventKind, event: Partial<MailEvent> = {}) =>
    letterOf(anEvent(kind, event)).entries[0]?.facts?.map(({ label, value }) => `${label}: ${value}`);

  it('are role, last moment to answer and deadline, where the event has them', () => {
    expect(factsOf('invite_received')).toEqual([
      'Who: Olga',
      'Role: Illustrator',
      'Answer by: Fri 1 May, 02:30 UTC',
      'Deadline: 10 May 2026',
    ]);
    expect(factsOf('invite_received', { answerBy: null, deadline: null, role: null })).toEqual(['Who: Olga']);
    const formed = factsOf('team_formed', { person: null, teammates: [ADA, BO] });
    expect(formed).toEqual(['Project: Star Map', 'With: Ada and Bo', 'Deadline: 10 May 2026']);
  });

  it('tell the last moment to answer by the clock of its reader', () => {
    const facts = factsOf('invite_received', { timeZone: 'America/New_York' });
    expect(facts).toContain('Answer by: Thu 30 Apr, 22:30 GMT-4');
  });

  it('name three of a proposed team, each with a role if they have one, and how many more there are', () => {
    const proposed = (...teammates: Teammate[]) => factsOf('team_proposed', { person: null, teammates });
    expect(proposed(ADA, { name: 'Bo', role: 'See https://evil.example' })).toEqual([
      'With: Ada and Bo (See [link removed])',
      'Answer by: Fri 1 May, 02:30 UTC',
    ]);
    const dev = { name: 'Cem', role: 'Developer' };
    expect(proposed(ADA, BO, dev, BO, BO)?.[0]).toBe('With: Ada, Bo, Cem (Developer) and 2 more');
  });

  it.each(['meeting_proposed', 'meeting_cancelled'] as const)(
    'name when a meeting is or was, by the clock of its reader: %s',
    (kind) => {
      expect(factsOf(kind, { timeZone: 'America/New_York' })).toEqual(['Who: Olga', 'When: Sun 3 May, 04:00 GMT-4']);
    },
  );

  it.each([
    ['Olga Berg', 'OB'],
    ['olga', 'OL'],
    ['e\u0301lodie', 'E\u0301L'],
    ['Ada <b> Lovelace', 'A&lt;'],
  ])('show whom they name by initials, for the eye only: %s', (person, initials) => {
    const { html, text } = written(letterOf(anEvent('removed', { person })));
    expect(html).toMatch(new RegExp(`aria-hidden="true"[^>]*>${initials}</span>`));
    expect(text).toContain(`Who: ${person}\n`);
  });

  it('are not told where they no longer matter', () => {
    expect(factsOf('removed')).toEqual(['Who: Olga']);
  });
});

it('a digest says each sentence once, with its facts, under a subject that is none of them', () => {
  const { subject, text } = written(digestLetterOf([anEvent('joined'), anEvent('deadline_near', { person: null })]));
  expect(subject).toBe("What's new on Crewdeck");
  expect(text).not.toContain(subject);
  expect(text).toContain('Olga joined Star Map.\n\n  > Come and draw.\n\nRole: Illustrator\n');
  expect(text).toMatch(/^Star Map reaches its deadline .*\n\n {2}> Come and draw\.\n\nDeadline: 10 May 2026\n/m);
});
