import type { Participant } from '@crewdeck/contract';

const HEAD = ['Name', 'Email', 'Looks with', 'Roles', 'Skills', 'Hours a week', 'Team'];
const STATES: Record<Participant['state'], string> = {
  looking: 'No team yet',
  proposed: 'A team is proposed',
  has_team: 'Has a team',
};
/** Spreadsheets run what begins with these as a formula, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r|]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180. With a byte order mark, without which Excel reads no UTF-8. */
export function participantsAsCsv(participants: readonly Omit<Participant, 'since'>[]): string {
  const rows = participants.map(({ person, email, project, isProject, roles, skills, hoursPerWeek, state }) => [
    person.name,
    email ?? '',
    project ?? (isProject ? 'A project' : ''),
    roles.join('; '),
    skills.join('; '),
    hoursPerWeek === null ? '' : String(hoursPerWeek),
    STATES[state],
  ]);
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
