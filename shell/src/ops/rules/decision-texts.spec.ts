import { ACTIONS, DECISION_TEXTS } from './decision-texts.ts';

// Voice: what happens, then what it leaves as it is.
it.each(ACTIONS)('%s says what will happen in at most two sentences', (action) => {
  const sentences = DECISION_TEXTS[action].description.split(/(?<=[.;]) /);
  expect(sentences.length).toBeLessThanOrEqual(2);
});
