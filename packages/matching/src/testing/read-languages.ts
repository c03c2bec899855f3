import * as linguist from 'linguist-languages';
import { CHOSEN_LANGUAGES, OTHER_THINGS } from './chosen-languages.ts';

/** `Name = alias, alias`, a line each. Throws where linguist has no such language. */
export function readLanguages(): string[] {
  const languages: { name: string; aliases?: readonly string[] }[] = Object.values(linguist);
  const all = new Map(languages.map(({ name, aliases }) => [name, aliases]));
  const others = new Set(entriesOf(OTHER_THINGS));
  return entriesOf(CHOSEN_LANGUAGES).map((chosen) => {
    const [name = '', ours = name] = chosen.split(' > ');
    if (!all.has(name)) throw new Error(`linguist has no language ${name}.`);
    const aliases = [...(ours === name ? [] : [name]), ...(all.get(name) ?? [])].filter((alias) => !others.has(alias));
    return aliases.length > 0 ? `${ours} = ${aliases.join(', ')}` : ours;
  });
}

function entriesOf(list: string): string[] {
  return list.split(',').map((entry) => entry.trim());
}
