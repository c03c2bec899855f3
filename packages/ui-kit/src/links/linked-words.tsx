import { ExternalLink } from './external-link.tsx';
import { wordsAndLinks } from './words-and-links.ts';

/** What somebody wrote, word for word, with its http(s) addresses as links. */
export function LinkedWords({ words }: { words: string }) {
  return wordsAndLinks(words).map(({ text, href, at }) =>
    href ? (
      <ExternalLink key={at} href={href} isUserContent>
        {text}
      </ExternalLink>
    ) : (
      text
    ),
  );
}
