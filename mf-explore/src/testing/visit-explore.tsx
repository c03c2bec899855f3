import { aDirectoryUser } from '@crewdeck/module-sdk/builders';
import { WidgetHostProvider, type WidgetRequest } from '@crewdeck/module-sdk/host';
import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render } from '@testing-library/react';
import { ExplorePage } from '../pages/explore-page.tsx';

/** Stands in for the dialog of mf-invites, which another module owns. */
function WidgetStandIn({ of, name, props }: WidgetRequest) {
  const { receiver } = props as { receiver: { name: string } };
  return <p role="dialog">{`${of} ${name} for ${receiver.name}`}</p>;
}

/** The explorer of people, at an address. */
export function open(at = '/explore') {
  const page = (
    <WidgetHostProvider value={WidgetStandIn}>
      <ExplorePage />
    </WidgetHostProvider>
  );
  const host = createTestHost(page, { at });
  render(host.element);
  return host;
}

export const ada = aDirectoryUser({ name: 'Ada Lovelace' });
/** An API whose directory holds these people. */
export const list = (...people: unknown[]) => ({ 'GET /api/users': { body: people } });
