/** Of every file of a release, however it is encoded. */
export const RELEASE_FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding, available-dictionary',
};
