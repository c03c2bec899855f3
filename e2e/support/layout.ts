import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Asserts that nothing makes the page wider than the window, sticks out of the box it is in, or lies over other text. Decoration may. */
export async function expectGoodLayout(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect.soft(await page.evaluate(faultsOfLayout), `${page.url()} at ${width} px`).toEqual([]);
}

/** Runs in the browser, so that it may use nothing from outside itself. */
function faultsOfLayout(): string[] {
  const TOLERANCE_PX = 1.5;
  /** Line boxes of neighbours touch, and glyphs of some scripts reach out of theirs. */
  const OVERLAP_SHARE = 0.5;
  const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';
  type Line = { text: string; element: Element; box: DOMRect };

  /** What is for screen readers only, and what floats over the page on purpose. */
  const isLaidOut = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (at.matches(DIALOG)) return true;
      if (clipPath !== 'none' || position === 'fixed' || position === 'sticky') return false;
    }
    return element.checkVisibility({ visibilityProperty: true });
  };

  const linesOf = (node: Node): Line[] => {
    const { parentElement: element, textContent } = node;
    const text = textContent?.trim();
    if (!text || !element || element.matches('option, script, style') || !isLaidOut(element)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0).map((box) => ({ text, element, box }));
  };

  const lines: Line[] = [];
  const root = document.querySelector(DIALOG) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) lines.push(...linesOf(node));

  const name = ({ text }: Line) => text.slice(0, 40);
  const faults: string[] = [];

  /** What a frame that clips leaves of a box; `null` when that is nothing. */
  const clipped = (box: DOMRect, frame: DOMRect): DOMRect | null => {
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
    if (right - left < TOLERANCE_PX || bottom - top < TOLERANCE_PX) return null;
    return new DOMRect(left, top, right - left, bottom - top);
  };

  /** What a line is in, from the inside out. */
  const framesAround = (element: Element): { frame: DOMRect; clips: boolean; scrolls: boolean; name: string }[] => {
    const around: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) around.push(at);
    return around.flatMap((at) => {
      const { display, overflowX, overflowY } = getComputedStyle(at);
      if (display === 'inline' || display === 'contents') return [];
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      const scrolls = overflowX === 'auto' && at.scrollWidth > at.clientWidth;
      return [{ frame: at.getBoundingClientRect(), clips, scrolls, name: at.localName }];
    });
  };

  /** The part of a line that can be seen; `null` when what it is in cuts all of it off, as a clamp does. */
  const seenPart = (line: Line): DOMRect | null => {
    let box: DOMRect | null = line.box;
    for (const { frame, clips, scrolls, name: tag } of framesAround(line.element)) {
      if (clips) box = clipped(box, frame);
      if (!box) return null;
      // It cuts a line where it ends, which is beyond its own frame by the room for shadows.
      if (scrolls) return box;
      const excess = Math.max(frame.left - box.left, box.right - frame.right);
      if (excess > TOLERANCE_PX) {
        faults.push(`"${name(line)}" sticks out of <${tag}> by ${Math.round(excess)} px`);
        return box;
      }
    }
    return box;
  };

  const seen = lines.flatMap((line) => {
    const box = seenPart(line);
    return box && !line.element.closest('[aria-hidden="true"]') ? [{ ...line, box }] : [];
  });
  const isOver = (one: Line, other: Line): boolean => {
    if (other.element === one.element) return false;
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return width > TOLERANCE_PX && height > OVERLAP_SHARE * Math.min(one.box.height, other.box.height);
  };
  for (const [index, one] of seen.entries()) {
    const covered = seen.slice(index + 1).filter((other) => isOver(one, other));
    faults.push(...covered.map((other) => `"${name(one)}" lies over "${name(other)}"`));
  }

  const excess = document.documentElement.scrollWidth - window.innerWidth;
  if (excess > 0) faults.push(`The page is ${excess} px wider than the window`);
  return faults;
}
