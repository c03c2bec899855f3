// For who looks at the page with tools: in the same file, which comes when a module has been drawn.
export { describeToTools } from '../describe-to-tools.ts';

const PRODUCT = 'Crewdeck';
/** By how much text may be larger or smaller than what the browser is set to. */
const MOST_TIMES = 2;
/** Where the bar is touched to see whether something lies on it, in shares of its width. */
const SPOTS = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * Whether bar and main part are there, can be seen, and have text of a size to read. What nobody looks at is taken as whole,
 * and so is what a browser can't tell.
 */
export function isPageWhole(): boolean {
  if (document.hidden || document.fullscreenElement || !document.body.checkVisibility) return true;
  const main = document.getElementById('main');
  const bar = main?.parentElement?.querySelector(':scope > header');
  return isSeen(main) && isSeen(bar) && isTextReadable() && !isCovered(bar);
}

/** The main part is named as the page is. `false` when the document was not, until now. */
export function putTitleRight(): boolean {
  const title = document.getElementById('main')?.getAttribute('aria-label');
  if (!title || document.title.includes(title)) return true;
  document.title = `${title} · ${PRODUCT}`;
  return false;
}

function isSeen(element: Element | null | undefined): element is Element {
  if (!element) return false;
  const { width, height, left, right } = element.getBoundingClientRect();
  const isInView = width > 0 && height > 0 && right > 0 && left < window.innerWidth;
  return isInView && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}

/** Text in general is as large as the root's, which is what the browser is set to unless somebody has changed it. */
function isTextReadable(): boolean {
  const probe = document.createElement('span');
  probe.style.setProperty('font-size', 'medium', 'important');
  document.documentElement.append(probe);
  const times = fontSizeOf(document.documentElement) / fontSizeOf(probe);
  probe.remove();
  return times <= MOST_TIMES && times >= 1 / MOST_TIMES;
}

function fontSizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

/** Dialogs and messages may cover the bar for a while. */
function isCovered(bar: Element): boolean {
  if (document.querySelector('dialog[open]')) return false;
  const { left, top, width, height } = bar.getBoundingClientRect();
  return SPOTS.every((share) => {
    const above = document.elementFromPoint(left + width * share, top + height / 2);
    return above && !bar.contains(above) && !above.contains(bar) && !above.closest('.Toastify');
  });
}
