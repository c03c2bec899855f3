import type { Verb } from '../verb.ts';

interface VerbEntry {
  summary: string;
  load: () => Promise<{ verb: Verb }>;
}

/** Everything the command can do, in the order of `--help`. */
export const VERBS: Record<string, VerbEntry> = {
  status: { summary: 'what is wrong, and what is live', load: () => import('../commands/status.ts') },
  rollback: { summary: 'makes the last good release live', load: () => import('../commands/rollback.ts') },
  stop: { summary: 'switches a module off', load: () => import('../commands/stop.ts') },
  resume: { summary: 'switches it on again', load: () => import('../commands/resume.ts') },
  publish: { summary: 'builds, signs and stores a release', load: () => import('../commands/publish.ts') },
  activate: { summary: 'makes a release live, or a canary', load: () => import('../commands/activate.ts') },
  preview: { summary: 'makes, lists and ends preview links', load: () => import('../commands/preview.ts') },
  history: { summary: 'who changed what, when and why', load: () => import('../commands/history.ts') },
  verify: { summary: 'compares what pages get with store and keys', load: () => import('../commands/verify.ts') },
  token: { summary: 'makes, lists and revokes deploy tokens', load: () => import('../commands/token.ts') },
};
