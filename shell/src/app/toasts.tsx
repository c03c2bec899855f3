import { ToastRegion } from '@crewdeck/module-sdk/host';
import type { AnimationEvent } from 'react';
import styles from './toasts.module.css';

/** The toasts of all modules, below the navigation, so that none covers its buttons. The kit's dialogs leave them usable. */
export function Toasts() {
  return (
    <div data-toasts="" className={styles.root} onAnimationEndCapture={stopUnlessFinished}>
      <ToastRegion />
    </div>
  );
}

/** A toast closes on its progress bar's `animationend`. A busy Chromium also fires that for a bar that resumes after a pause. */
function stopUnlessFinished(event: AnimationEvent): void {
  const animations = event.target instanceof Element ? event.target.getAnimations() : [];
  if (animations.some(({ playState }) => playState !== 'finished')) event.stopPropagation();
}
