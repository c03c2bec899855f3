import { Button, Cluster, Cover, FieldGroup, ImageIcon, lazyDialog, Stack, Words } from '@crewdeck/ui-kit';
import { useRef, useState } from 'react';
import { ChosenCover } from './chosen-cover.tsx';

const NewCoverDialog = lazyDialog('Project cover', () =>
  import('./new-cover-dialog.tsx').then((file) => file.NewCoverDialog),
);

const HINT = 'Optional. Without a picture, each project gets a pattern of its own.';

interface CoverFieldProps {
  /** The chosen one, which isn't uploaded yet. */
  cover: Blob | null;
  onChange: (cover: Blob | null) => void;
}

/** The picture that a new project will have, or an example of what is drawn without one. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);

  function remove(): void {
    onChange(null);
    // The button that had it goes.
    chooseButton.current?.focus();
  }

  return (
    <FieldGroup legend="Cover">
      <Stack gap={3}>
        {cover ? <ChosenCover file={cover} /> : <Cover seed="new" />}
        <Words tone="muted" size="sm">
          {cover ? HINT : `${HINT} This is an example.`}
        </Words>
        <Cluster gap={2}>
          <Button size="sm" ref={chooseButton} onClick={() => setIsChoosing(true)}>
            <ImageIcon aria-hidden="true" />
            {cover ? 'Change cover' : 'Add a cover'}
          </Button>
          {cover ? (
            <Button size="sm" variant="ghost" onClick={remove}>
              Remove cover
            </Button>
          ) : null}
        </Cluster>
      </Stack>
      {isChoosing ? <NewCoverDialog onChoose={onChange} onClose={() => setIsChoosing(false)} /> : null}
    </FieldGroup>
  );
}
