/** What the posting form holds (spec 3). Numbers and days stay as typed, because nothing is sent anywhere. */
export interface HackathonDraft {
  title: string;
  description: string;
  theme: string;
  hackathonLink: string;
  organizer: string;
  date: string;
  deadline: string;
  duration: string;
  rounds: string;
  eventMode: string;
  location: string;
  registrationFee: string;
  feeAmount: string;
  techStack: string;
  tags: string;
  roles: string;
  maxTeamSize: string;
  isLookingForTeam: boolean;
}

export const EMPTY_DRAFT: HackathonDraft = {
  title: '',
  description: '',
  theme: '',
  hackathonLink: '',
  organizer: '',
  date: '',
  deadline: '',
  duration: '',
  rounds: '',
  eventMode: '',
  location: '',
  registrationFee: '',
  feeAmount: '',
  techStack: '',
  tags: '',
  roles: '',
  maxTeamSize: '',
  isLookingForTeam: false,
};

export const REGISTRATION_FEES = ['Free', 'Paid'] as const;
export const EVENT_MODES = ['Online', 'Offline', 'Hybrid'] as const;

/** Whether anything would be lost by leaving. */
export function hasEntries(draft: HackathonDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);
}

/** The amount is asked for only when there is one (spec 5). */
export function isFeeAmountAsked({ registrationFee }: HackathonDraft): boolean {
  return registrationFee === 'Paid';
}
