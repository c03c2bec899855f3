import { fitStateOf, projectOfFit } from './fit-state.ts';

const item = (...reasons: string[]) => ({ fit: { reasons, isNewcomer: false } });

describe('a list that was asked for by fit', () => {
  it('stands by fit as soon as something in it fits', () => {
    expect(fitStateOf([item('Knows React.'), item()])).toBe('by-fit');
  });

  it('has the newest first where nothing in it fits', () => {
    expect(fitStateOf([item(), item()])).toBe('newest');
  });

  it('is of the project that its first people fit, and of none where none is told', () => {
    const project = { id: 'p1', title: 'Tide clock' };
    expect(projectOfFit([{ fit: { reasons: ['Knows React.'], isNewcomer: false, project } }, item()])).toBe(project);
    expect(projectOfFit([item('Knows React.'), { fit: null }])).toBeUndefined();
  });

  it('says nothing of an order while it is empty, or was answered in another', () => {
    expect(fitStateOf([])).toBeNull();
    expect(fitStateOf([{ fit: null }])).toBeNull();
  });
});
