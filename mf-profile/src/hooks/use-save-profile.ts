import type { Profile } from '@crewdeck/contract';
import {
  type Http,
  hasStatus,
  myDataKeys,
  notify,
  type SessionUser,
  useNavigate,
  useQueryClient,
} from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { changesToSend } from '../rules/changes-to-send.ts';
import type { ProfileForm } from '../rules/profile-form.ts';
import { payloadOf } from '../rules/profile-payload.ts';
import type { EditorStart } from './use-profile-form.ts';

/** A later attempt replaces what an earlier one said. */
const TOAST = { id: 'profile' };

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
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function create(http: Http, form: ProfileForm): Promise<Saved> {
    const identity = { firebaseUid: user.uid, ...(user.email ? { email: user.email } : {}) };
    const profile = await http.send('POST /api/users', { body: { ...identity, ...payloadOf(form) } });
    return { profile, text: 'Profile created!' };
  }

  async function update(http: Http, form: ProfileForm, saved: Profile | null): Promise<Saved> {
    const changes = changesToSend({ form, base: start.form, opened: start.profile }, saved);
    const isSame = Object.keys(changes).length === 0;
    const profile =
      isSame && saved
        ? saved
        : await http.send('PATCH /api/users/firebase/:userId', { userId: user.uid, body: changes });
    return { profile, text: 'Profile updated!' };
  }

  async function save(http: Http, form: ProfileForm): Promise<Saved> {
    const known = start.profile === undefined ? await readAgain() : start.profile;
    if (known) return update(http, form, known);
    try {
      return await create(http, form);
    } catch (error) {
      if (!hasStatus(error, 409)) throw error;
      return update(http, form, await readAgain());
    }
  }

  return useStep({
    call: save,
    done: ({ text }) => text,
    about: TOAST.id,
    failed: 'Failed to save profile',
    // Lists by fit depend on the profile.
    refetch: [['projects'], ['users']],
    refetchAfterFailure: [],
    onDone: ({ profile, text }) => {
      onSaved();
      queryClient.setQueryData(myDataKeys.profile(user.uid), profile);
      void navigate(leadTo, { state: { isNewProfile: text === 'Profile created!' } });
    },
    onFailed: (failure) => notify.error(failure, TOAST),
    leadsOn: true,
  });
}
