import { FormSection, LoadingRegion, Skeleton, VisuallyHidden } from '@crewdeck/ui-kit';

const SECTIONS = ['basic', 'academic', 'skills'];

/** The shape of the editor, while the profile it edits loads. */
export function EditorSkeleton() {
  return (
    <div>
      <h1>
        <VisuallyHidden>Your Profile</VisuallyHidden>
      </h1>
      <LoadingRegion label="Loading profile...">
        {SECTIONS.map((section) => (
          <FormSection key={section} title={<Skeleton width="70%" height={22} />}>
            <Skeleton height={44} radius="var(--radius-md)" />
            <Skeleton height={96} radius="var(--radius-md)" />
          </FormSection>
        ))}
      </LoadingRegion>
    </div>
  );
}
