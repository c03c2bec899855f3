import { LIMITS } from '@crewdeck/contract';
import { FormSection, TextField } from '@crewdeck/ui-kit';
import type { FormPart } from './form-part.ts';

/** Addresses, checked by the browser, and a contact that may be anything. */
export function SocialLinkFields({ form, setField }: FormPart) {
  return (
    <FormSection title="Social Links" hint="Show your work, and say how to reach you.">
      <TextField
        type="url"
        label="GitHub URL"
        placeholder="https://github.com/your-name"
        value={form.githubUrl}
        onValueChange={(githubUrl) => setField('githubUrl', githubUrl)}
        maxLength={LIMITS.url}
      />
      <TextField
        type="url"
        label="LinkedIn / Portfolio URL"
        placeholder="https://www.linkedin.com/in/your-name"
        value={form.portfolioUrl}
        onValueChange={(portfolioUrl) => setField('portfolioUrl', portfolioUrl)}
        maxLength={LIMITS.url}
      />
      <TextField
        label="Contact"
        placeholder="A chat handle or a link"
        hint="Helps teammates contact you after collaboration is accepted. Signed-in people see it on your card."
        value={form.discordOrContact}
        onValueChange={(contact) => setField('discordOrContact', contact)}
        maxLength={LIMITS.shortText}
        dir="auto"
      />
    </FormSection>
  );
}
