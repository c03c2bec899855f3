import type { Profile } from '@crewdeck/contract';
import {
  hasStatus,
  myDataKeys,
  notify,
  type SessionUser,
  serverText,
  useHttp,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@crewdeck/module-sdk';
import { createProfile } from '../api/create-profile.ts';
import { updateProfile } from '../api/update-profile.ts';
import { changesToSend } from '../rules/changes-to-send.ts';
import type { ProfileForm } from '../rules/profile-form.ts';
import { payloadOf } from '../rules/profile-payload.ts';
import type { EditorStart } from './use-profile-form.ts';

interface SaveOptions {
  user: SessionUser;
  start: EditorStart;
  /** Reads the saved profile again; `null` when there is none. */
  readAgain: () => Promise<Profile | null>;
  /** The address that is shown once the work is saved. */
  leadTo: string;
  /** Called when the work is saved, before the page is left. */
  onSaved: () => void;
}

interface Saved {
  profile: Profile;
  text: 'Profile created!' | 'Profile updated!';
}

/** Creates or updates the profile, says so, and leads on. */
export function useSaveProfile({ user, start, readAgain, leadTo, onSaved }: SaveOptions) {
  const http = useHttp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function create(form: ProfileForm): Promise<Saved> {
    const identity = { firebaseUid: user.uid, ...(user.email ? { email: user.email } : {}) };
    const profile = await createProfile(http, { ...identity, ...payloadOf(form) });
    return { profile, text: 'Profile created!' };
  }

  async function update(form: ProfileForm, saved: Profile | null): Promise<Saved> {
    const changes = changesToSend({ form, base: start.form, opened: start.profile }, saved);
    const isSame = Object.keys(changes).length === 0;
    const profile = isSame && saved ? saved : await updateProfile(http, user.uid, changes);
    return { profile, text: 'Profile updated!' };
  }

  async function save(form: ProfileForm): Promise<Saved> {
    const known = start.profile === undefined ? await readAgain() : start.profile;
    if (known) return update(form, known);
    try {
      return await create(form);
    } catch (error) {
      if (!hasStatus(error, 409)) throw error;
      return update(form, await readAgain());
    }
  }

  const mutation = useMutation({
    mutationFn: save,
    leadsOn: true,
    onSuccess: ({ profile, text }) => {
      onSaved();
      queryClient.setQueryData(myDataKeys.profile(user.uid), profile);
      // Lists by fit stand by what the profile says.
      for (const list of ['projects', 'users']) void queryClient.invalidateQueries({ queryKey: [list] });
      notify.success(text);
      void navigate(leadTo);
    },
    onError: (error) => notify.error(failureText(error)),
  });

  return {
    save: mutation.mutate,
    isSaving: mutation.isPending || mutation.isSuccess,
    failure: mutation.error ? failureText(mutation.error) : null,
  };
}

function failureText(error: unknown): string {
  return serverText(error, 'Failed to save profile');
}
