import { Cluster, ToggleChip } from '@crewdeck/ui-kit';

interface OpenRolesProps {
  roles: readonly string[];
  chosen: string;
  onChoose: (role: string) => void;
}

/** The roles that the project still seeks; a press writes one into the form. */
export function OpenRoles({ roles, chosen, onChoose }: OpenRolesProps) {
  if (roles.length === 0) return null;
  return (
    <Cluster as="ul" gap={2} aria-label="Roles this project needs">
      {roles.map((role) => (
        <li key={role}>
          <ToggleChip
            isPressed={chosen.trim() === role}
            onPressedChange={(isPressed) => onChoose(isPressed ? role : '')}
          >
            {role}
          </ToggleChip>
        </li>
      ))}
    </Cluster>
  );
}
