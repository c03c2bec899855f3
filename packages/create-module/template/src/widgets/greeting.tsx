import { Notice } from '@crewdeck/ui-kit';

interface GreetingProps {
  name: string;
}

/** Other modules place it: `<Widget of="module-template" name="greeting" … />`. */
export function Greeting({ name }: GreetingProps) {
  return <Notice tone="info">{`Hello, ${name}!`}</Notice>;
}
