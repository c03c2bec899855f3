import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { NextStepPlace } from './next-step-place.tsx';
import { Steps } from './steps.tsx';
import { VisitorListsPlace } from './visitor-lists-place.tsx';

/**
 * What the product is and why to begin (spec 1, 2), below the next step of whoever has begun. For a visitor it waits for
 * nothing: no session, no module, no picture. Lists for visitors come later, into room of their own.
 */
export function LandingPage() {
  return (
    <>
      <NextStepPlace />
      <Hero />
      <VisitorListsPlace />
      <Features />
      <Steps />
    </>
  );
}
