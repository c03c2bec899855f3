import { Button } from '@crewdeck/ui-kit';
import { useSourceMaps } from '../hooks/use-source-maps.ts';

/** For whoever looks for the line of a failure: only ops get source maps. */
export function SourceMapsButton() {
  const { mutate, isPending } = useSourceMaps();
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      Show sources in developer tools
    </Button>
  );
}
