/** Who sees the confirmed email of a person: the API's `invitesSeenBy`, teams and organisers. It begins a sentence. */
export const EMAIL_READERS = 'Only people you invite or whose invite you accept, teammates, and organisers you allow';
