import { Skeleton, Stack } from '@crewdeck/ui-kit';

export function InviteFormSkeleton() {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Skeleton width={56} height={16} />
        <Skeleton height={40} radius="var(--radius-md)" />
      </Stack>
      <Stack gap={2}>
        <Skeleton width={36} height={16} />
        <Skeleton height={40} radius="var(--radius-md)" />
      </Stack>
    </Stack>
  );
}
