import type { VerbEntry } from '../verb.ts';

/** Everything the command can do, in the order of `--help`. */
export const VERBS: Record<string, VerbEntry> = {
  status: { summary: 'what is wrong, and what is live', load: () => import('../commands/status.ts') },
  watch: { summary: 'what changes, as it changes', load: () => import('../commands/watch.ts') },
  rollback: { summary: 'takes a release back', load: () => import('../commands/rollback.ts') },
  stop: { summary: 'switches a module off', load: () => import('../commands/stop.ts') },
  resume: { summary: 'switches it on again', load: () => import('../commands/resume.ts') },
  publish: { summary: 'builds a module and puts it into the store', load: () => import('../commands/publish.ts') },
  activate: { summary: 'makes a release live, or a canary', load: () => import('../commands/activate.ts') },
  pause: { summary: 'holds the steps of a canary', load: () => import('../commands/pause.ts') },
  continue: { summary: 'lets them go on', load: () => import('../commands/continue.ts') },
  preview: { summary: 'makes a link that shows one release', load: () => import('../commands/preview.ts') },
  previews: { summary: 'lists and ends those links', load: () => import('../commands/previews.ts') },
  history: { summary: 'who changed what, when and why', load: () => import('../commands/history.ts') },
  paths: { summary: 'which module has which addresses', load: () => import('../commands/paths.ts') },
  'move-path': { summary: 'gives addresses to another module', load: () => import('../commands/move-path.ts') },
  matrix: { summary: 'which kept releases can go live', load: () => import('../commands/matrix.ts') },
  diff: { summary: 'what one release has that another has not', load: () => import('../commands/diff.ts') },
  verify: { summary: 'compares what pages get with the store', load: () => import('../commands/verify.ts') },
  keys: { summary: 'who may sign what', load: () => import('../commands/keys.ts') },
  adopt: { summary: 'signs what was released before', load: () => import('../commands/adopt.ts') },
  log: { summary: 'what was signed, and whether it holds', load: () => import('../commands/log.ts') },
  prune: { summary: 'forgets old releases', load: () => import('../commands/prune.ts') },
  login: { summary: 'keeps the address of a system and a token', load: () => import('../commands/login.ts') },
  logout: { summary: 'forgets them', load: () => import('../commands/logout.ts') },
  completion: { summary: 'lets the shell complete verbs and options', load: () => import('../commands/completion.ts') },
};
