/** Availability a person states on their profile (spec 4). */
export const AVAILABILITIES = ['Available for work', 'Open to Collaborate', 'Not available'] as const;
/** What a profile gets when none is chosen on save (spec 4). */
export const DEFAULT_AVAILABILITY_ON_SAVE = 'Available for work' satisfies (typeof AVAILABILITIES)[number];
/** What the directory shows for a person who has none (spec 4). */
export const DEFAULT_AVAILABILITY_IN_DIRECTORY = 'Open to Collaborate' satisfies (typeof AVAILABILITIES)[number];

export const PROJECT_STATUSES = ['Ideation', 'In Progress', 'Completed', 'Open', 'Archived'] as const;
export const DEFAULT_PROJECT_STATUS = 'Open' satisfies (typeof PROJECT_STATUSES)[number];

/** Orders of the project list; whatever comes first, then the newest. */
export const PROJECT_ORDERS = ['newest', 'looking', 'deadline', 'fit'] as const;
/** Orders of the user directory. */
export const USER_ORDERS = ['newest', 'name', 'fit'] as const;

/** In the order "Best fit" every so manieth place is kept for somebody, or something, new. */
export const NEWCOMER_PLACE = 6;
export const NEWCOMER_DAYS = 14;

export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const COLLABORATION_TYPES = ['Open to all', 'Invite only'] as const;
export const VISIBILITIES = ['Open to All', 'Invite Only'] as const;

/** The owner's own label on a project. It has no effect and never mixes with {@link INVITE_STATUSES}. */
export const PROJECT_INVITE_STATUSES = ['Pending', 'Accepted', 'Declined', 'Expired'] as const;
/** The state of one invite. Lowercase, unlike {@link PROJECT_INVITE_STATUSES} (decisions: words and states). */
export const INVITE_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
/** What a receiver may answer; `pending` takes a decline back. */
export const INVITE_ANSWERS = ['accepted', 'declined', 'pending'] as const;
/** How long a decline can be taken back, in milliseconds (decisions: lives). */
export const DECLINE_UNDO_MS = 10_000;
/** How long an invite waits for its answer, in days (decisions: lives). */
export const INVITE_LIFE_DAYS = 14;
/** How long a project may not ask a person again who has declined, in days (decisions: lives). */
export const DECLINE_PAUSE_DAYS = 7;
/** For how long somebody may take no invites, in days. */
export const LONGEST_INVITE_PAUSE_DAYS = 90;
/** How long interest waits for its answer, in days (decisions: lives). */
export const INTEREST_LIFE_DAYS = 14;
/** How long before its end the receiver of an invite is reminded, in days. */
export const INVITE_REMINDER_DAYS = 2;
/** How long before its deadline the team of a project is told so, in days. */
export const DEADLINE_NEAR_DAYS = 3;
/** How often a member is asked whether they are still with their team, in days (ADR 51). */
export const CHECK_IN_DAYS = 7;
/** After how many missed check-ins in a row a team is told, and after how many its owner may free the seat (decisions: lives). */
export const MISSED_CHECK_INS = { teamIsTold: 2, seatMayBeFreed: 3 } as const;
/** How long one can read what others have done, in days (decisions: lives). */
export const ACTIVITY_LIFE_DAYS = 30;
/** The state of one interest: open while `shown`; `not_now` is the owner's answer, `closed` nobody's (decisions: lives). */
export const INTEREST_STATUSES = ['shown', 'invited', 'not_now', 'withdrawn', 'closed'] as const;

/** How many invites of a person can wait for an answer while their email is not confirmed (decisions: who sees what). */
export const OPEN_INVITES_UNCONFIRMED = 5;

/** How long a proposed team waits for the answers of its members, in hours. */
export const TEAM_PROPOSAL_HOURS = 24;
/** Who has let as many proposals in a row pass without an answer looks for a team no more. */
export const MOST_MISSED_PROPOSALS = 2;
/** Who has said yes to as many proposals of an event and left them looks for a team there no more. */
export const MOST_BROKEN_PROPOSALS = 2;
/** How many teams of an event rounds find for one person: another one where the first has failed. */
export const MOST_FOUND_TEAMS = 2;
/** What people wish for in a round: with whom, and without whom. */
export const WISH_KINDS = ['like', 'avoid'] as const;
/** What a wish may be about; only people are avoided. */
export const WISHED_KINDS = ['person', 'project'] as const;
/** How many wishes of each kind one has for a round. */
export const MOST_WISHES = { like: 5, avoid: 2 } as const;
/** What becomes of a team that is proposed. */
export const TEAM_PROPOSAL_STATES = ['open', 'formed', 'ended'] as const;
/** What each of its members may say. */
export const TEAM_ANSWERS = ['yes', 'no'] as const;
/** What a member may say to a meeting of their team. */
export const MEETING_ANSWERS = ['confirmed', 'declined'] as const;

/** As whom somebody runs a hackathon. */
export const ORGANISER_KINDS = ['organiser', 'ops'] as const;
/** What organisers of a hackathon, and ops, do there; each leaves an event that ops read. */
export const ORGANISER_ACTIONS = [
  'grant',
  'revoke',
  'open_round',
  'plan_round',
  'cancel_round',
  'set_sizes',
  'edit_details',
  'export',
  'announce',
  'set_cover',
  'remove_cover',
] as const;
/** Where somebody or something stood in a list in the order "Best fit", counted from 1. */
export const FIT_POSITIONS = ['1-3', '4-10', '11+'] as const;
/** Kinds of reasons of a fit. */
export const FIT_REASONS = [
  ...(['skillsNobodyHas', 'skillsSought', 'skillsNear', 'roles', 'freeTimes', 'timeBlocks'] as const),
  ...(['hours', 'interests', 'event'] as const),
] as const;
/** How long it is known what "Best fit" has shown to whom, in days. */
export const SHOWN_FIT_LIFE_DAYS = 90;
/** Of fewer, what came of them is not told: it could point to a person. */
export const FEWEST_SHOWN_FITS = 10;

/** How somebody stands who takes part in an event: they look, a team is proposed to them, or they have one. */
export const PARTICIPANT_STATES = ['looking', 'proposed', 'has_team'] as const;
/** How many announcements the organisers of an event may send within a day. */
export const ANNOUNCEMENTS_A_DAY = 2;

/** Role of an invite that names none (spec 6). */
export const DEFAULT_INVITE_ROLE = 'Collaborator';

/** What a report of abuse can be about, and what it can say of it. */
export const REPORTED_KINDS = ['person', 'project', 'invite', 'note'] as const;
/** What ops judge: a report of an invite or a team's note is about the person who wrote it; of a hackathon it is the cover alone. */
export const MODERATED_KINDS = ['person', 'project', 'hackathon'] as const;
/** What ops do about reports; each leaves an event. `show` takes `hide` back, `show_picture` and `reinstate` likewise. */
export const MODERATION_ACTIONS = [
  'dismiss',
  'hide',
  'show',
  'hide_picture',
  'show_picture',
  'suspend',
  'reinstate',
] as const;
export const ABUSE_CATEGORIES = ['spam', 'harassment', 'fake', 'other'] as const;

/** What a sitemap names. */
export const SITEMAP_KINDS = ['people', 'projects', 'hackathons'] as const;

/** Who an archived project belonged to whose owner has deleted their account. */
export const FORMER_MEMBER = { id: '00000000-0000-0000-0000-000000000000', name: 'A former member' } as const;

/** How long ago a person may have signed in to delete their account, in milliseconds (decisions: lives). */
export const FRESH_SIGN_IN_MS = 5 * 60_000;

/** What a person may say of how well they know a skill. */
export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
/** Level a skill is saved with unless another is chosen (spec 9). */
export const DEFAULT_SKILL_LEVEL = 'Advanced' satisfies (typeof SKILL_LEVELS)[number];

/** The skills the profile editor offers, by group (spec 3). */
export const SKILL_CATALOGUE = {
  Frontend: ['React', 'Vue.js', 'Angular', 'Next.js', 'TypeScript', 'JavaScript', 'HTML', 'CSS', 'Tailwind CSS'],
  Backend: ['Node.js', 'Python', 'Java', 'Go', 'Ruby', 'PHP', 'C#', '.NET', 'Express.js', 'Django', 'Flask'],
  Mobile: ['React Native', 'Flutter', 'Swift', 'Kotlin', 'Ionic', 'Xamarin'],
  Database: ['PostgreSQL', 'MongoDB', 'MySQL', 'Redis', 'Firebase', 'Supabase'],
} as const;

/** Upper bounds of what people write. Lengths are in characters, counts in entries (decisions: project limits). */
export const LIMITS = {
  name: 120,
  bio: 1000,
  shortText: 200,
  url: 2048,
  skill: 40,
  skillsPerProfile: 50,
  listEntry: 40,
  listEntries: 20,
  featuredProjects: 20,
  title: 120,
  description: 5000,
  role: 60,
  hoursPerWeek: 60,
  note: 300,
  teamSizeMin: 1,
  teamSizeMax: 50,
  bulkInviteReceivers: 20,
  pendingInvitesPerProject: 50,
  interestsInAnswer: 200,
  unreadActivities: 100,
  roundTeamSizeMin: 2,
  roundTeamSizeMax: 10,
  pageDefault: 100,
  pageMax: 200,
  search: 200,
  cursor: 800,
  sitemapDefault: 1_000,
  sitemapMax: 10_000,
  abuseWords: 1000,
  moderationReason: 300,
  listedOnPerson: 20,
  reasonsOfFit: 3,
  missingOfFit: 5,
  teamsForming: 20,
  organisers: 20,
  plannedRounds: 10,
  announcement: 300,
  namedOnEvent: 50,
  teamLinks: 12,
  teamNote: 1000,
  teamMeetings: 20,
  meetingMinutesMin: 15,
  meetingMinutesMax: 480,
  meetingDaysAhead: 366,
  place: 120,
  resultWords: 1000,
  creditWords: 200,
  pushEndpoint: 1024,
  pushSubscriptions: 10,
  releaseReason: 300,
  reportMessage: 200,
} as const;

// Not in LIMITS, which every page's first script has.
/** Of one project. */
export const MOST_WEBHOOKS = 5;
/** In the log of one webhook. */
export const MOST_WEBHOOK_DELIVERIES = 50;

/** Size 1 means "not chosen yet": the first accepted invite lifts it to 2 (decisions: team size). */
export const TEAM_SIZE_NOT_CHOSEN = 1;

/** How often an open, visible tab asks for its invites, in milliseconds (spec 9). */
export const INVITE_POLL_INTERVAL_MS = 30_000;
/** How often a live stream says that it is still there, at least, in milliseconds. */
export const LIVE_HEARTBEAT_MS = 15_000;

/** Request header that names the module release a call comes from: `mf-profile@1.4.2-ab12cd34`, at most 100 characters. */
export const MODULE_HEADER = 'x-module';
/** Request and response header that ties a browser action to its log lines; 1 to 64 of `[A-Za-z0-9_-]`. */
export const REQUEST_ID_HEADER = 'x-request-id';
/**
 * Response header of a list: how many entries match over every page, up to {@link EXACT_TOTAL_LIMIT}. Where more match it
 * is that limit, and {@link TOTAL_MORE_HEADER} is `true`.
 */
export const TOTAL_COUNT_HEADER = 'x-total-count';
/** Response header of a list, `true` where more entries match than {@link TOTAL_COUNT_HEADER} says; else it is not sent. */
export const TOTAL_MORE_HEADER = 'x-total-more';
/** Response header of a person's invite lists: how many activities they have not read, at most `LIMITS.unreadActivities`. */
export const UNREAD_ACTIVITIES_HEADER = 'x-unread-activities';
/** Totals are counted up to here, and no further: an answer must not cost a look at a million rows. */
export const EXACT_TOTAL_LIMIT = 1_000;

/** An event that is known to last no longer is short: nobody spends some hours a week on it. */
export const SHORT_EVENT_DAYS = 3;

/** What can happen to a release; each leaves an audit event. `alert` tells ops and changes nothing, `prune` forgets a release. */
export const RELEASE_ACTIONS = [
  'publish',
  'activate',
  'canary',
  'end_canary',
  'rollback',
  'stop',
  'resume',
  'prune',
  'alert',
  'preview',
  'end_preview',
] as const;

/**
 * Why a release can't start in a page: a file does not load, has other bytes than were published, does not fit the shell,
 * throws before its first rendering, or has arrived and never begins. Only these let the guard take a release back.
 */
export const START_FAILURES = ['load', 'integrity', 'contract', 'crash', 'stuck'] as const;

/**
 * How a release fared in a page: `ok` once a part of it has been drawn, or why it can't start. The rest alerts ops and changes
 * nothing: too slow to arrive, an error after it was drawn, an empty page, a first API call that failed. Shells from before still
 * tell of a `busy` main thread.
 */
export const RELEASE_OUTCOMES = ['ok', ...START_FAILURES, 'timeout', 'error', 'empty', 'call', 'busy'] as const;

/** Claim of an identity token that makes a person one of ops: `{ "role": "ops" }`. */
export const ROLE_CLAIM = 'role';
export const OPS_ROLE = 'ops';
/** How a deploy token begins, which is what tells it from an identity token. */
export const DEPLOY_TOKEN_PREFIX = 'crewdeck_deploy_';

/** Version of this contract, and of its package: what the `contract` range of a release is held against. */
export const CONTRACT_VERSION = '2.0.0';

/** Largest body of a call, in bytes. */
export const LARGEST_BODY = 256 * 1024;
/** Largest upload of a picture, in bytes. */
export const LARGEST_PICTURE = 2 * 1024 * 1024;
/** The most pixels of an upload: more than a phone's usual 12 megapixels, and little enough to decode in a moment. */
export const MOST_PICTURE_PIXELS = 24_000_000;
/** The kept picture of a person is a square of so many pixels a side. */
export const PICTURE_SIDE = 256;
/** A kept cover of a project or hackathon, in pixels. */
export const COVER_SIZE = { width: 1_200, height: 300 } as const;
/** Longest time for which the registry can be waited for, in seconds. */
export const LONGEST_WAIT_SECONDS = 20;
