/** Receives the API's sentence on why the signed-in person is suspended and how to object. */
type SuspensionListener = (sentence: string) => void;

let listener: SuspensionListener = () => undefined;

/** For the shell only: sets what happens when a call is refused because its caller is suspended. */
export function setSuspensionListener(next: SuspensionListener): void {
  listener = next;
}

export function tellSuspension(sentence: string): void {
  listener(sentence);
}
