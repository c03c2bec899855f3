import type { AnimationEvent } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

export type ToastKind = 'success' | 'error' | 'info';

const failures = new Set<Id>();

/** Shows a toast for `duration` milliseconds, in place of one with the same id that is still shown. */
export function showToast(kind: ToastKind, text: string, duration: number, id?: string): void {
  // Each does nothing in the other's case.
  if (id) toast.update(id, { render: text, type: kind, autoClose: duration });
  const shown = toast[kind](text, { autoClose: duration, ...(id && { toastId: id }) });
  if (kind === 'error') failures.add(shown);
  else failures.delete(shown);
}

/** A new attempt makes the news of an earlier one old. */
export function dismissFailures(): void {
  for (const id of failures) toast.dismiss(id);
  failures.clear();
}

/** Where toasts appear: top right, 5 s, pausing on hover and on focus, reached by Alt+T (spec 9). */
export function Toasts() {
  return (
    <div onAnimationEndCapture={stopUnlessFinished}>
      <ToastContainer
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        aria-label="Notifications Alt+T"
        newestOnTop
      />
    </div>
  );
}

/** A toast closes on its progress bar's `animationend`. A busy Chromium also fires that for a bar that resumes after a pause. */
function stopUnlessFinished(event: AnimationEvent): void {
  const animations = event.target instanceof Element ? event.target.getAnimations() : [];
  if (animations.some(({ playState }) => playState !== 'finished')) event.stopPropagation();
}
