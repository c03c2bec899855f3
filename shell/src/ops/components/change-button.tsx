import { Button, VisuallyHidden } from '@crewdeck/ui-kit';
import { CHANGE_TEXTS } from '../rules/change-texts.ts';
import type { ChangeName } from '../rules/changes.ts';

interface ChangeButtonProps {
  change: ChangeName;
  module: string;
  onOpen: (change: ChangeName, module: string) => void;
}

/** Opens the dialog of a change. Its name carries the module, as there are many such buttons on the page. */
export function ChangeButton({ change, module, onOpen }: ChangeButtonProps) {
  return (
    <Button size="sm" onClick={() => onOpen(change, module)}>
      <span>
        {CHANGE_TEXTS[change].label}…<VisuallyHidden> {module}</VisuallyHidden>
      </span>
    </Button>
  );
}
