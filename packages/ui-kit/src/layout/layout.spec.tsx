import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Cluster, Stack, Words } from './boxes.tsx';
import { LinkRow } from './link-row.tsx';
import { RowList } from './row-list.tsx';
import { Split } from './split.tsx';

describe('a box', () => {
  it('is the element that it is told, with its distances, and keeps the classes of its caller', () => {
    render(
      <Cluster as="ul" gap={4} rowGap={2} justify="between" className="own" aria-label="Facts">
        <li>One</li>
      </Cluster>,
    );
    const list = screen.getByRole('list', { name: 'Facts' });
    expect(list).toHaveClass('cluster', 'own');
    expect(list.dataset).toMatchObject({ gap: '4', rowGap: '2', justify: 'between' });
  });

  it('sends a form', () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Stack as="form" gap={4} aria-label="Report" onSubmit={onSubmit}>
        <button type="submit">Send</button>
      </Stack>,
    );
    screen.getByRole('button').click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('cuts words after so many lines only when it is told so', () => {
    render(
      <>
        <Words lines={2}>Long</Words>
        <Words>Whole</Words>
      </>,
    );
    expect(screen.getByText('Long')).toHaveStyle({ WebkitLineClamp: '2' });
    expect(screen.getByText('Whole')).not.toHaveAttribute('style');
  });
});

test('a page in two columns is read from its head to what is at its side, what it is about, and the rest', () => {
  const { container } = render(<Split main="main " more="more" head="head " side="side " />);
  expect(container).toHaveTextContent('head side main more');
});

test('rows may be terms with their facts', () => {
  const { container } = render(
    <RowList as="dl">
      <div>
        <dt>Language</dt>
        <dd>Go</dd>
      </div>
    </RowList>,
  );
  expect(container.querySelector('dl')).toHaveTextContent('LanguageGo');
});

test('a row that leads somewhere has one link, named by its title alone', () => {
  render(
    <RowList aria-label="Teams">
      <LinkRow picture={<img alt="" />} link={<a href="/kerbside">Kerbside</a>} words="Drew it">
        Owner
      </LinkRow>
    </RowList>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('KerbsideOwnerDrew it');
  expect(screen.getByRole('link', { name: 'Kerbside' })).toHaveAttribute('href', '/kerbside');
});
