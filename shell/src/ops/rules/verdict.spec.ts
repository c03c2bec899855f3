import { aHealth, aModule, aStatus, aStop, LIVE, NOW } from '../testing/builders.ts';
import { inOrder } from './in-order.ts';
import { verdictOn } from './verdict.ts';

const notable = aModule({ module: 'mf-explore', health: [aHealth(LIVE.release, [[1, 95, 5]])] });
const stopped = aModule({ module: 'mf-profile', stopped: aStop() });
const calm = aModule({ module: 'shell' });

describe('the verdict', () => {
  it('is calm while nothing is wrong', () => {
    expect(verdictOn(aStatus({ modules: [calm] }), NOW)).toMatchObject({
      tone: 'success',
      headline: 'Nothing is wrong',
    });
  });

  it('does not call calm what could not be read again', () => {
    expect(verdictOn(aStatus({ modules: [calm] }), NOW, true)).toMatchObject({
      tone: 'warning',
      headline: 'Nothing was wrong when this was last read',
    });
  });

  it('names what is worth a look', () => {
    expect(verdictOn(aStatus({ modules: [calm, notable] }), NOW)).toMatchObject({
      tone: 'warning',
      headline: 'Worth a look: mf-explore',
    });
  });

  it('puts what people miss before all else, whatever the order of the modules', () => {
    const verdict = verdictOn(aStatus({ modules: [notable, stopped] }), NOW);
    expect(verdict).toMatchObject({ tone: 'danger', headline: 'mf-profile is in trouble' });
    expect(verdict.problems.map(({ module }) => module)).toEqual(['mf-profile', 'mf-explore']);
  });
});

describe('the modules', () => {
  it('keep their order, shell first, whatever happens to them', () => {
    expect(inOrder([stopped, calm, notable]).map(({ module }) => module)).toEqual([
      'shell',
      'mf-explore',
      'mf-profile',
    ]);
  });
});
