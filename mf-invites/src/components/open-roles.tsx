import { ToggleChip } from '@crewdeck/ui-kit';
import styles from './open-roles.module.css';

interface OpenRolesProps {
  roles: readonly string[];
  chosen: string;
  onChoose: (role: string) => void;
}

/** The roles that the project still seeks; a press writes one into the form. */
export function OpenRoles({ roles, chosen, onChoose }: OpenRolesProps) {
  if (roles.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Roles this project needs">
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
    </ul>
  );
}
