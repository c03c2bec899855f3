import { ApiError, hasStatus, notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { interestsKey } from './use-interests.ts';
import type { Viewer } from './use-viewer.ts';

type Step = 'idle' | 'asked' | 'sending' | 'sent' | 'needs-profile';

interface Sender {
  uid: string;
  profileId: string;
}

/** What the owner reads of it; either may be empty. */
export interface Said {
  words: string;
  role: string;
}

interface ShowInterest {
  isBusy: boolean;
  /** Known here at once; the list of interests follows a moment later, and a second press may fall in between. */
  isSent: boolean;
  isProfileMissing: boolean;
  /** Why the last press sent nothing; `null` while there is nothing to say. */
  failure: string | null;
  press: () => void;
}

/** One press sends once. A press that comes before we know who presses waits for that answer. */
export function useShowInterest(projectId: string, viewer: Viewer, { words, role }: Said): ShowInterest {
  const http = useHttp();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('idle');

  async function remember(uid: string): Promise<void> {
    setStep('sent');
    await queries.cancelQueries({ queryKey: interestsKey(uid) });
    queries.setQueryData<string[]>(interestsKey(uid), (ids = []) => [...ids, projectId]);
  }

  // One takes the place of the other.
  const toast = { id: `interest-${projectId}` };
  const { mutate, error } = useMutation({
    mutationFn: ({ profileId }: Sender) =>
      http.send('POST /api/interests', { body: { userId: profileId, projectId, words: words.trim(), role } }),
    onSuccess: async (_interest, { uid }) => {
      notify.success('Interest sent successfully!', toast);
      await remember(uid);
    },
    onError: async (error, { uid }) => {
      notify.error(interestFailureText(error), toast);
      if (wasInterestAlreadyShown(error)) return remember(uid);
      setStep('idle');
      await queries.invalidateQueries({ queryKey: ['projects'] });
    },
  });

  const answerPress = useEffectEvent(() => {
    const { uid, profileId } = viewer;
    if (!uid || !profileId) return setStep('needs-profile');
    setStep('sending');
    mutate({ uid, profileId });
  });

  const canAnswer = step === 'asked' && viewer.isKnown;
  useEffect(() => {
    if (canAnswer) answerPress();
  }, [canAnswer]);

  return {
    isBusy: step === 'asked' || step === 'sending',
    isSent: step === 'sent',
    isProfileMissing: step === 'needs-profile',
    failure: step === 'idle' && error ? interestFailureText(error) : null,
    press: () => setStep('asked'),
  };
}

/** The server's own sentence, or the one the specification gives for an answer and for no answer (spec 8). */
export function interestFailureText(error: unknown): string {
  return error instanceof ApiError ? serverText(error, 'Failed to show interest') : 'Something went wrong';
}

/** A second time is refused, which tells us that there was a first one. Other conflicts say so by their own code. */
export function wasInterestAlreadyShown(error: unknown): boolean {
  if (!hasStatus(error, 409) || !(error instanceof ApiError)) return false;
  return error.code === null || error.code === 'interest.already_shown';
}
