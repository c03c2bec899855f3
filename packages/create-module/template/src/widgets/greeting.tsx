import { Notice } from '@crewdeck/ui-kit';

interface GreetingProps {
  person: string;
}

/** Other modules place it: `<Widget of="module-template" name="greeting" … />`. */
export function Greeting({ person }: GreetingProps) {
  return <Notice tone="info">{`Hello, ${person}!`}</Notice>;
}
