import type { Verb } from '../verb.ts';

interface Entry {
  summary: string;
  load: () => Promise<{ verb: Verb }>;
}

/** Everything the command can do, in the order of `--help`. */
export const VERBS: Record<string, Entry> = {
  status: { summary: 'what is wrong, and what is live', load: () => import('../commands/status.ts') },
  rollback: { summary: 'takes a release back', load: () => import('../commands/rollback.ts') },
  stop: { summary: 'switches a module off', load: () => import('../commands/stop.ts') },
  resume: { summary: 'switches it on again', load: () => import('../commands/resume.ts') },
  publish: { summary: 'builds a module and puts it into the store', load: () => import('../commands/publish.ts') },
  activate: { summary: 'makes a release live, or a canary', load: () => import('../commands/activate.ts') },
  preview: { summary: 'makes a link that shows one release', load: () => import('../commands/preview.ts') },
  previews: { summary: 'lists and ends those links', load: () => import('../commands/previews.ts') },
  history: { summary: 'who changed what, when and why', load: () => import('../commands/history.ts') },
  matrix: { summary: 'which kept releases can go live', load: () => import('../commands/matrix.ts') },
  verify: { summary: 'compares what pages get with the store', load: () => import('../commands/verify.ts') },
  prune: { summary: 'forgets old releases', load: () => import('../commands/prune.ts') },
};
