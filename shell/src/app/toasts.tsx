import { ToastRegion } from '@crewdeck/module-sdk/host';
import type { AnimationEvent } from 'react';
import styles from './toasts.module.css';

/** The toasts of all modules, below the navigation, so that none covers the way in or out. */
export function Toasts() {
  return (
    <div className={styles.root} onAnimationEndCapture={stopUnlessOver}>
      <ToastRegion />
    </div>
  );
}

/** The end of its bar closes a toast; a busy Chromium tells of one also where a bar goes on after a pause. */
function stopUnlessOver(event: AnimationEvent): void {
  const animations = event.target instanceof Element ? event.target.getAnimations() : [];
  if (animations.some(({ playState }) => playState !== 'finished')) event.stopPropagation();
}
