import { aProject } from '@crewdeck/module-sdk/builders';
import { missingPart } from './missing-part.ts';

test.each([
  ['the project, asked for first', undefined, '', 'project'],
  ['the project alone', undefined, 'Designer', 'project'],
  ['the role, as spaces are none', aProject(), '   ', 'role'],
  ['nothing', aProject(), 'Designer', null],
])('what an invite still lacks: %s', (_what, project, role, missing) => {
  expect(missingPart(project, role)).toBe(missing);
});
