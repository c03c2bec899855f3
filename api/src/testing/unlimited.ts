/** Specs call faster than people do; those about the limits set their own. */
export const UNLIMITED = {
  REQUESTS_PER_MINUTE_PER_PERSON: '1000000',
  REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
  INVITES_PER_TEN_MINUTES: '1000000',
  INVITES_OUTSTANDING: '1000000',
} as const;
