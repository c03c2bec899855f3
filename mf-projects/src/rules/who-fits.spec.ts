import { LIMITS } from '@crewdeck/contract';
import { peoplePath } from './who-fits.ts';

describe('the way to people who would fit', () => {
  it('names every skill that the project is built with', () => {
    expect(peoplePath(['React', 'C#', 'Go'])).toBe('/explore?tech=React%2CC%23%2CGo');
  });

  it('leads to everybody where the project names none', () => {
    expect(peoplePath([])).toBe('/explore');
  });

  it('names no more than the directory reads, and none in part', () => {
    const skills = Array.from({ length: 20 }, (_, index) => `Skill number ${index} of this project`);
    const tech = new URL(peoplePath(skills), 'https://x.example').searchParams.get('tech') ?? '';
    expect(tech.length).toBeLessThanOrEqual(LIMITS.search);
    expect(skills).toEqual(expect.arrayContaining(tech.split(',')));
    expect(tech.split(',').length).toBeGreaterThan(1);
  });
});
