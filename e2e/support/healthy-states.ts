import type { BrowserContextOptions, Page } from '@playwright/test';

/** How somebody may have set up their browser. Nothing of it is the fault of a release. */
export interface HealthyState {
  window: BrowserContextOptions;
  /** Of the browser itself. */
  flags?: string[];
  /** What else runs in each of its pages. */
  script?: () => void;
  /** What they do once something is open, and take back. */
  meanwhile?: (page: Page, isOver: boolean) => Promise<void>;
  /** What escapes the pages, and is not theirs. */
  escapes?: string;
}

const windowOf = (width: number, height = 800): BrowserContextOptions => ({ viewport: { width, height } });

export const HEALTHY_STATES: Record<string, HealthyState> = {
  'in a window of 390 px': { window: windowOf(390) },
  'while the browser translates them': { window: windowOf(1280), script: translate },
  'beside an extension': { window: windowOf(1280), script: extend, escapes: 'Error: of an extension' },
  'in a window of 1280 px': { window: windowOf(1280) },
  'in a window of 320 px': { window: windowOf(320) },
  'at 300 % zoom': { window: { viewport: { width: 427, height: 300 }, deviceScaleFactor: 3 } },
  'with a smallest font of 24 px': { window: windowOf(1280), flags: ['--blink-settings=minimumFontSize=24'] },
  'in the print view of the developer tools': {
    window: windowOf(1280),
    meanwhile: (page, isOver) => page.emulateMedia({ media: isOver ? null : 'print' }),
  },
};

/** As translators do: each text, the title's too, is replaced by one of theirs in elements of their own. */
export function translate(): void {
  const isTranslated = (text: Node) => text.parentElement?.closest('font, script, style, textarea, option') != null;
  const replace = (text: Node) => {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.textContent ?? '');
    if (text.parentNode?.nodeName !== 'TITLE') text.parentNode?.replaceChild(outer, text);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
    for (const text of texts) if (!isTranslated(text)) replace(text);
    if (!document.title.startsWith('»')) document.title = `»${document.title}`;
  };
  const observer = new MutationObserver(() => {
    translateAll();
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Puts a strip above the page and itself between the page and its network, and fails now and then. */
function extend(): void {
  const { fetch } = window;
  window.fetch = (...call) => fetch(...call);
  setInterval(() => {
    throw new Error('of an extension');
  }, 700);
  addEventListener('DOMContentLoaded', () => {
    const strip = document.createElement('div');
    strip.textContent = 'Save this page?';
    const style = { position: 'fixed', inset: '0 0 auto', height: '48px', zIndex: '2147483647', pointerEvents: 'none' };
    Object.assign(strip.style, style);
    document.documentElement.append(strip);
  });
}
