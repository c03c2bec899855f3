import type { SetField } from '../../hooks/use-profile-form.ts';
import type { ProfileForm } from '../../rules/profile-form.ts';

/** What each part of the editor works on. */
export interface FormPart {
  form: ProfileForm;
  setField: SetField;
}
