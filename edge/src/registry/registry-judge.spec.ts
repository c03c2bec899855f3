import { aChannel, aRegistry } from '../testing/a-registry.ts';
import { ANSWERS_TO_GO_BACK, RegistryJudge } from './registry-judge.ts';

const MODULES = { shell: aChannel('00000000') };
const known = aRegistry(7, MODULES);
const older = aRegistry(5, MODULES);

function judgements(answers: readonly ReturnType<typeof aRegistry>[]): string[] {
  const judge = new RegistryJudge();
  return answers.map((answer) => judge.judge(known, answer));
}

describe('an answer of the API', () => {
  it('is taken when there is nothing yet, or when it is newer', () => {
    expect(new RegistryJudge().judge(null, older)).toBe('newer');
    expect(judgements([aRegistry(8, MODULES)])).toEqual(['newer']);
  });

  it('changes nothing when it says what is known', () => {
    expect(judgements([aRegistry(7, MODULES)])).toEqual(['same']);
  });

  it.each([
    ['an older revision', older],
    ['the same revision with other contents', aRegistry(7, { shell: aChannel('11111111') })],
  ])('with %s is believed only after it was said in a row', (_case, answer) => {
    const answers = Array.from({ length: ANSWERS_TO_GO_BACK }, () => answer);
    expect(judgements(answers)).toEqual([...Array(ANSWERS_TO_GO_BACK - 1).fill('doubtful'), 'believed']);
  });

  it('is doubted again after one that contradicts it, so a straggler never wins', () => {
    const answers = Array.from({ length: ANSWERS_TO_GO_BACK * 2 }, (_, index) => (index % 3 === 2 ? known : older));
    expect(judgements(answers)).not.toContain('believed');
  });

  it('is doubted again when it falls back itself', () => {
    const falling = [5, 4, 3, 2, 1, 0].map((revision) => aRegistry(revision, MODULES));
    expect(judgements(falling)).not.toContain('believed');
  });

  it('without a shell never replaces one that has it, however new it is', () => {
    const empty = [0, 7, 99].map((revision) => aRegistry(revision, {}));
    expect(judgements([...empty, ...empty])).toEqual(Array(6).fill('empty'));
  });
});
