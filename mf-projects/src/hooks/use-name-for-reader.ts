import { useMyProfile } from '@crewdeck/module-sdk';

/** Names people as the reader sees them in their team room: themselves as "you". */
export function useNameForReader(): (person: { id: string; name: string }) => string {
  const myId = useMyProfile().data?.id;
  return ({ id, name }) => (id === myId ? 'you' : name);
}
