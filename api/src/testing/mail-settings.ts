/** Of a site that sends mail, but where to. */
export const MAIL_SETTINGS = {
  MAIL_FROM: 'Crewdeck <no-reply@crewdeck.test>',
  PUBLIC_ORIGIN: 'https://crewdeck.test',
  UNSUBSCRIBE_SECRETS: 'q8Zr-f3Lq0xV1nT6yB9kW4mJ7sD2hG5c',
} as const;
