import type { Credit } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Row, RowList, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';

interface CreditsProps {
  title: string;
  credits: readonly Credit[];
}

/** Who made it, in which role, and what each of them says they did. */
export function Credits({ title, credits }: CreditsProps) {
  const titleId = useId();
  if (credits.length === 0) return null;
  return (
    <Stack gap={3}>
      <h3 id={titleId}>{title}</h3>
      <RowList role="list" aria-labelledby={titleId}>
        {credits.map(({ id, name, pictureUrl, role, words }) => (
          <Row key={id} as="li" gap={3} align="center">
            <Avatar name={name} src={pictureUrl} />
            <Stack gap={1}>
              <span>
                <Link to={`/people/${id}`}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                <Words as="span" tone="muted">
                  <bdi>{role}</bdi>
                </Words>
              </span>
              {words ? (
                <Words as="span" dir="auto">
                  {words}
                </Words>
              ) : null}
            </Stack>
          </Row>
        ))}
      </RowList>
    </Stack>
  );
}
