import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';

/** What the product is and why to begin (spec 1, 2). It waits for nothing: no session, no module, no picture. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <Steps />
    </>
  );
}
