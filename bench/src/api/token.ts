/** A token as the identity emulator makes them: unsigned, otherwise like the provider's. It lasts longer than any run. */
export function unsignedTokenOf(uid: string, email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-crewdeck',
    aud: 'demo-crewdeck',
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
