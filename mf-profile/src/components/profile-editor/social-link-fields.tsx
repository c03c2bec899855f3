import { PROFILE_FIELDS } from '@crewdeck/contract';
import { FormSection, TextField } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';

/** Addresses, checked by the browser, and a contact that may be anything. */
export function SocialLinkFields({ form, change }: FormPart) {
  return (
    <FormSection
      id={'links' satisfies EditorPart}
      title="Social Links"
      hint="Show your work, and say how to reach you."
    >
      <TextField
        type="url"
        label="GitHub URL"
        placeholder="https://github.com/your-name"
        value={form.githubUrl}
        onValueChange={(githubUrl) => change({ githubUrl })}
        maxLength={PROFILE_FIELDS.githubUrl.max}
      />
      <TextField
        type="url"
        label="LinkedIn / Portfolio URL"
        placeholder="https://www.linkedin.com/in/your-name"
        value={form.portfolioUrl}
        onValueChange={(portfolioUrl) => change({ portfolioUrl })}
        maxLength={PROFILE_FIELDS.portfolioUrl.max}
      />
      <TextField
        label="Contact"
        placeholder="A chat handle or a link"
        hint="Everyone with a profile sees it on your card, and teammates use it to contact you after collaboration is accepted."
        value={form.discordOrContact}
        onValueChange={(discordOrContact) => change({ discordOrContact })}
        maxLength={PROFILE_FIELDS.discordOrContact.max}
      />
    </FormSection>
  );
}
