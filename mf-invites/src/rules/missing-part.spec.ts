import { aProject } from '@crewdeck/module-sdk/builders';
import { missingPart } from './missing-part.ts';

describe('what an invite still lacks', () => {
  test('the project is asked for first', () => {
    expect(missingPart(undefined, '')).toBe('project');
    expect(missingPart(undefined, 'Designer')).toBe('project');
  });

  test('a role of spaces is no role', () => {
    expect(missingPart(aProject(), '   ')).toBe('role');
  });

  test('a project and a role are enough', () => {
    expect(missingPart(aProject(), 'Designer')).toBeNull();
  });
});
