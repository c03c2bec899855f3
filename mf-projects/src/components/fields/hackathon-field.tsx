import { LIMITS, type Project } from '@crewdeck/contract';
import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { SelectField } from '@crewdeck/ui-kit';
import { hackathonChoices } from '../../rules/hackathon-choices.ts';

interface HackathonFieldProps {
  /** The stored hackathon of the project. It stays a choice when the directory fails to load. */
  current: Project['hackathon'];
  /** Id of a hackathon, or empty for none. */
  value: string;
  onValueChange: (hackathonId: string) => void;
}

/** The hackathon of a project, from the directory. */
export function HackathonField({ current, value, onValueChange }: HackathonFieldProps) {
  const http = useHttp();
  const { data = [] } = useQuery({
    queryKey: ['hackathons', 'choices'],
    // The whole directory, to choose one from: hundreds a year, not thousands.
    queryFn: ({ signal }) => http.getAll('GET /api/hackathons', { query: { limit: LIMITS.pageMax }, signal }),
  });
  return (
    <SelectField
      label="Hackathon"
      hint="The hackathon's page lists your project while it's looking for people."
      options={hackathonChoices(data, { current, chosen: value }, new Date())}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
