import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import type { BrowserContextOptions } from '@playwright/test';
import {
  doingInEffect,
  doingWhenDrawn,
  FAILURE,
  forgeRelease,
  handingOut,
  neverLoading,
  throwingOnLoad,
  throwingOnRender,
  without,
} from './forge-release.ts';

/** What people see of a broken release: what was live before, the release itself, or a panel in its place. */
export type Seen = 'the last good release' | 'the release' | 'a panel' | 'an empty page';

export interface BrokenRelease {
  module?: 'mf-explore' | 'mf-projects';
  publish: (module: string) => Promise<string>;
  seen: Seen;
  /** What ops see of it. Left out where nothing can be measured at run time. */
  told?: { outcome: string; message: RegExp };
  /** Who takes it back. Where the check before publishing finds it, it does not come so far. */
  acts: 'the guard' | 'a person' | 'nobody';
  window?: BrowserContextOptions;
  isForMembers?: boolean;
  /** Whether most people have no trouble with it. */
  isRare?: boolean;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const forged = (outcome: string) => ({ outcome, message: /forged failure/ });
const REACT_FILE = join(ROOT, 'mf-hackathons/node_modules/react/cjs/react.production.js');
const SECOND_REACT = () =>
  `const exports={};((exports)=>{${readFileSync(REACT_FILE, 'utf8')}})(exports);return ()=>{exports.useState(0);return null}`;

/** As companies ship them, by what is wrong with them. */
export const BROKEN_RELEASES: Record<string, BrokenRelease> = {
  'throws while it is drawn': {
    publish: throwingOnRender,
    seen: 'the last good release',
    told: forged('crash'),
    acts: 'the guard',
  },
};

/** For the lab. */
export const FURTHER_BROKEN_RELEASES: Record<string, BrokenRelease> = {
  'reads a field that was renamed': {
    publish: (module) => forgeRelease(module, { text: (script) => script.replaceAll('techStack', 'techStacks') }),
    seen: 'a panel',
    told: { outcome: 'error', message: /undefined/ },
    acts: 'a person',
  },
  'lacks a chunk': {
    publish: (module) => without(module, (file) => /^\d+\..*\.js$/.test(file)),
    seen: 'the last good release',
    told: { outcome: 'load', message: /\.js/ },
    acts: 'the guard',
  },
  'throws while it starts': {
    publish: throwingOnLoad,
    seen: 'the last good release',
    told: forged('crash'),
    acts: 'the guard',
  },
  'never begins': {
    publish: neverLoading,
    seen: 'the last good release',
    told: { outcome: 'stuck', message: /files arrived/ },
    acts: 'the guard',
  },
  'throws for members only': {
    module: 'mf-projects',
    publish: (module) => doingWhenDrawn(module, `if(sdk.useSession().user)${FAILURE}`),
    seen: 'the last good release',
    told: forged('crash'),
    acts: 'a person',
    isForMembers: true,
    isRare: true,
  },
  'throws in a handler': {
    publish: (module) => doingInEffect(module, `addEventListener("click",()=>{${FAILURE}})`),
    seen: 'the release',
    told: forged('error'),
    acts: 'a person',
  },
  'calls a wrong address of the API': {
    publish: (module) =>
      forgeRelease(module, { text: (script) => script.replaceAll('"GET /api/hackathons"', '"GET /api/hackatons"') }),
    seen: 'the release',
    told: { outcome: 'call', message: /\/api\/hackatons.* 404/ },
    acts: 'a person',
  },
  'shows an empty page': {
    publish: (module) => handingOut(module, 'return ()=>null'),
    seen: 'an empty page',
    told: { outcome: 'empty', message: /^/ },
    acts: 'a person',
  },
  'brings a second React': {
    publish: (module) => handingOut(module, SECOND_REACT()),
    seen: 'the last good release',
    told: { outcome: 'crash', message: /null.*useState/ },
    acts: 'the guard',
  },
  'throws in Firefox only': {
    module: 'mf-explore',
    publish: (module) => doingWhenDrawn(module, `if(navigator.userAgent.includes("Firefox"))${FAILURE}`),
    seen: 'the last good release',
    told: forged('crash'),
    acts: 'a person',
    window: { userAgent: FIREFOX },
    isRare: true,
  },
  'throws later': {
    publish: (module) => doingInEffect(module, `setTimeout(()=>{${FAILURE}},500)`),
    seen: 'the release',
    told: forged('error'),
    acts: 'a person',
  },
  'hides a button on phones': {
    publish: (module) =>
      forgeRelease(module, { text: (text, file) => (file.endsWith('.css') ? text + hidden(text) : text) }),
    seen: 'the release',
    acts: 'nobody',
    window: { viewport: { width: 390, height: 844 } },
  },
  'leaks memory': {
    publish: (module) => doingWhenDrawn(module, '(window.leak??=[]).push(new Array(1e6).fill(0))'),
    seen: 'the release',
    acts: 'nobody',
  },
};

/** In the module's own classes, as a squad's mistake would be. */
function hidden(css: string): string {
  const prefix = /\.(c[0-9a-f]{8}-)/.exec(css)?.[1];
  return `@layer module{@media(width<500px){main button[class*="${prefix}"]{display:none}}}`;
}
