import { newPrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases';

/** Settings with which an edge starts in production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  FIREBASE_API_KEY: 'a-key',
  FIREBASE_PROJECT_ID: 'crewdeck',
  PUBLIC_ORIGIN: 'https://crewdeck.example',
  RELEASE_KEYS: `*:${publicKeyOf(readPrivateKey(newPrivateKey()))}`,
};
