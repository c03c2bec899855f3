import type { Unsubscribed } from '@crewdeck/contract';

export type Topic = Unsubscribed['topics'][number];

/** What somebody can be told of, as it stands in a list and in a sentence. */
export const TOPIC_TEXTS: Record<Topic, { label: string; words: string }> = {
  invites: { label: 'Invites you receive', words: 'invites you receive' },
  answers: { label: 'Replies to your invites and interest', words: 'replies to your invites and interest' },
  interest: { label: 'Interest in your projects', words: 'interest in your projects' },
  team: {
    label: 'Your teams: proposals, joining, meetings and notes',
    words: 'your teams and those we propose',
  },
  check_ins: { label: 'Weekly check-ins with your teams', words: 'weekly check-ins with your teams' },
  events: {
    label: 'News from hackathons you take part in or organise',
    words: 'news from hackathons you take part in or organise',
  },
  projects: { label: 'Project deadlines, credits and closures', words: 'project deadlines, credits and closures' },
};

export const TOPICS = Object.keys(TOPIC_TEXTS) as Topic[];
