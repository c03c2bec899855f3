import type { Person } from './people.ts';

/** Calls the API as somebody. @throws Error when it refuses */
export async function call<T>(
  origin: string,
  { token }: Pick<Person, 'token'>,
  request: `${string} ${string}`,
  body?: object,
): Promise<T> {
  const [method, path] = request.split(' ');
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${request} answered ${answer.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}
