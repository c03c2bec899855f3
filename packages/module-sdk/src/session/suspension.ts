/** Hears why the signed-in person is suspended and how to object, in the API's own sentence. */
type SuspensionListener = (sentence: string) => void;

let hear: SuspensionListener = () => undefined;

/** For the shell only: what follows when a call is refused because its caller is suspended. */
export function setSuspensionListener(next: SuspensionListener): void {
  hear = next;
}

export function tellSuspension(sentence: string): void {
  hear(sentence);
}
