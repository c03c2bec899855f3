import { MOST_WISHES, type Wishes } from '@crewdeck/contract';
import { Button, Stack, StepFailure } from '@crewdeck/ui-kit';
import { WishPicker } from './wish-picker.tsx';

interface WishesFormProps {
  hackathonId: string;
  profileId: string;
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
  onSave: () => void;
  isBusy: boolean;
  failure: string | null;
}

/** Two lists and the button that saves both. */
export function WishesForm({ hackathonId, profileId, wishes, onChange, onSave, isBusy, failure }: WishesFormProps) {
  const { likes, avoids } = wishes;
  const without = [profileId, ...likes.map(({ id }) => id), ...avoids.map(({ id }) => id)];
  return (
    <Stack gap={5}>
      <WishPicker
        {...{ hackathonId, without }}
        title="People or projects you'd like"
        label="Find a person or project"
        hint="This only works for people and projects that are looking here too."
        most={MOST_WISHES.like}
        chosen={likes}
        onChange={(chosen) => onChange({ avoids, likes: [...chosen] })}
      />
      <WishPicker
        without={without}
        title="People you'd rather not be with"
        label="Find a person"
        hint="We keep you in different teams."
        most={MOST_WISHES.avoid}
        chosen={avoids.map((person) => ({ ...person, kind: 'person' }))}
        onChange={(chosen) => onChange({ likes, avoids: chosen.map(({ id, name }) => ({ id, name })) })}
      />
      <div>
        <Button isBusy={isBusy} onClick={onSave}>
          Save preferences
        </Button>
      </div>
      <StepFailure failure={isBusy ? null : failure} />
    </Stack>
  );
}
