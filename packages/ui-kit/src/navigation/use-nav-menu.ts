import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** How long a menu stays open without focus and pointer, in milliseconds (spec 2, decisions: dropdowns). */
const CLOSE_DELAY_MS = 150;

/** Closes the menu that is open in this page, so that hovering along the bar never shows two. */
let closeOpenMenu: (() => void) | undefined;

type OpenState = 'closed' | 'hovered' | 'pressed';

const STEP_BY_KEY: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** When a navigation menu opens and closes, and how the keyboard moves in it. */
export function useNavMenu() {
  const [state, setState] = useState<OpenState>('closed');
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== 'closed';

  const keepOpen = useCallback(() => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setState('closed');
  }, []);
  const closeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_DELAY_MS);
  }, [close]);

  function open(next: Exclude<OpenState, 'closed'>) {
    keepOpen();
    if (closeOpenMenu !== close) {
      closeOpenMenu?.();
    }
    closeOpenMenu = close;
    setState(next);
  }

  // Safari focuses no button on click, so a tap elsewhere is no loss of focus there.
  useEffect(() => {
    if (!isOpen) {
      return;
    }
    function closeFromOutside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        closeSoon();
      }
    }
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen, closeSoon]);

  useEffect(() => keepOpen, [keepOpen]);

  function links(): HTMLElement[] {
    return Array.from(root.current?.querySelectorAll<HTMLElement>('li > a, li > button') ?? []);
  }

  function isFocusOnLink() {
    return links().some((link) => link === document.activeElement);
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      trigger.current?.focus();
      close();
      return;
    }
    const step = STEP_BY_KEY[event.key];
    const isOnClosedTrigger = !isOpen && !event.key.startsWith('Arrow');
    if (!step || isOnClosedTrigger) {
      return;
    }
    event.preventDefault();
    const all = links();
    const next = all[step(all.indexOf(document.activeElement as HTMLElement), all.length)];
    // At once, because what is hidden takes no focus.
    flushSync(() => open('pressed'));
    next?.focus();
  }

  return {
    isOpen,
    root,
    trigger,
    close,
    press: () => (state === 'pressed' ? close() : open('pressed')),
    rootProps: {
      onKeyDown: moveByKey,
      onFocus: keepOpen,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) {
          closeSoon();
        }
      },
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') {
          open(state === 'pressed' ? 'pressed' : 'hovered');
        }
      },
      // A resting mouse that is nudged must not take the menu from under the keyboard.
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !isFocusOnLink()) {
          closeSoon();
        }
      },
    },
  };
}
