import { addEntries } from './add-entries.ts';

const options = { known: ['React', 'Go'], max: 4 };

describe('what is typed into a list', () => {
  it('is added to its end, several at a comma', () => {
    expect(addEntries(['Blender'], 'Figma, Unity', options)).toEqual(['Blender', 'Figma', 'Unity']);
  });

  it('takes the spelling of the catalogue', () => {
    expect(addEntries([], 'react', options)).toEqual(['React']);
  });

  it('is not added a second time', () => {
    expect(addEntries(['React'], 'REACT', options)).toEqual(['React']);
  });

  it('is left out once the list is full', () => {
    expect(addEntries(['a', 'b', 'c'], 'd, e', options)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('never pushes out entries of a list that is longer than allowed today', () => {
    expect(addEntries(['a', 'b', 'c', 'd', 'e'], 'f', options)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
