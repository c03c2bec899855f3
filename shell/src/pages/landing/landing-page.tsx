import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { NextStepPlace } from './next-step-place.tsx';
import { Steps } from './steps.tsx';

/**
 * What the product is and why to begin (spec 1, 2), below the next step of whoever has begun. For a visitor it waits for
 * nothing: no session, no module, no picture.
 */
export function LandingPage() {
  return (
    <>
      <NextStepPlace />
      <Hero />
      <Features />
      <Steps />
    </>
  );
}
