import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Each dialog has a button at least. */
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
/** Toasts are above a dialog, where they are read out and can be pressed. */
const TOASTS = '[data-toasts]';

/**
 * Makes the rest of the page inert while a dialog is open. A modal `<dialog>` would do that too, but with the toasts.
 * Focus moves to the first field, and returns when the dialog closes, unless something else has it by then.
 *
 * @param onClose called on Escape, and on a click outside where `closesOutside`
 * @returns for the frame around the dialog, which covers the window
 */
export function useModal(onClose: () => void, closesOutside: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const pressed = useRef<EventTarget>(null);

  const answer = useEffectEvent((event: Event) => {
    const { type, target } = event;
    const isOutside = closesOutside && target === frame.current;
    // A press that begins in the dialog, to select text, may end outside.
    if (type === 'pointerdown') pressed.current = target;
    if (type === 'click' && isOutside && pressed.current === target) onClose();
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.defaultPrevented || event.isComposing)
      return;
    // Only the upper one of two dialogs closes.
    if (frame.current?.closest('[inert]')) return;
    event.preventDefault();
    onClose();
  });

  useLayoutEffect(() => {
    const shown = frame.current;
    if (!shown) return;
    opener.current ??= document.activeElement;
    const behind = partsBeside([shown, ...document.querySelectorAll(TOASTS)], document.body);
    for (const part of behind) setInert(part, true);
    shown.querySelector<HTMLElement>(FOCUSABLE)?.focus();

    const listening = new AbortController();
    document.addEventListener('keydown', answer, listening);
    for (const type of ['pointerdown', 'click']) shown.addEventListener(type, answer, listening);
    return () => {
      listening.abort();
      for (const part of behind) setInert(part, false);
      // Once the dialog is out of the page, and with it the one around it.
      queueMicrotask(() => {
        if (document.activeElement !== document.body || !(opener.current instanceof HTMLElement)) return;
        if (opener.current !== document.body) opener.current.focus();
        // Nothing had it where the address of the page opened the dialog. The page stays where it is scrolled to.
        else document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, []);

  return frame;
}

/** The parts of `whole` that hold none of the `kept` ones. Parts that another dialog has made inert are its own. */
function partsBeside(kept: readonly Element[], whole: Element): Element[] {
  return [...whole.children].flatMap((part) => {
    if (kept.includes(part) || part.matches('[inert], [aria-hidden=true], script, style')) return [];
    return kept.some((each) => part.contains(each)) ? partsBeside(kept, part) : [part];
  });
}

/** Hidden too: not every tool that reads a page knows of `inert`. */
function setInert(part: Element, isInert: boolean): void {
  part.toggleAttribute('inert', isInert);
  if (isInert) part.setAttribute('aria-hidden', 'true');
  else part.removeAttribute('aria-hidden');
}
