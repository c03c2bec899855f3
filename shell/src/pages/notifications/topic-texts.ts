import type { Unsubscribed } from '@crewdeck/contract';

export type Topic = Unsubscribed['topics'][number];

/** What somebody can be told of, as it stands in a list and in a sentence. */
export const TOPIC_TEXTS: Record<Topic, { label: string; words: string }> = {
  invites: { label: 'Invites to you', words: 'invites to you' },
  answers: { label: 'Answers to your invites and your interest', words: 'answers to your invites and your interest' },
  interest: { label: 'Interest in your projects', words: 'interest in your projects' },
  team: { label: 'Who joins and leaves your teams', words: 'who joins and leaves your teams' },
  check_ins: { label: 'Weekly check-ins with your teams', words: 'weekly check-ins with your teams' },
  projects: { label: 'Deadlines and ends of your projects', words: 'deadlines and ends of your projects' },
};

export const TOPICS = Object.keys(TOPIC_TEXTS) as Topic[];
