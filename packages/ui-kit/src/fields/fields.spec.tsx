import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Disclosure } from '../text/disclosure.tsx';
import { FieldGroup } from './field-group.tsx';
import { ListField } from './list-field.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const OPTIONS = [
  { value: '', label: 'All Levels' },
  { value: 'junior', label: 'Junior' },
];

interface FieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  hint?: string;
  error?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

const FIELDS: readonly [string, (props: FieldProps) => ReactElement][] = [
  ['a text field', TextField],
  ['a text area', TextArea],
  ['a search field', SearchField],
  ['a select field', (props) => <SelectField {...props} options={OPTIONS} />],
];

function nothing() {}

describe.each(FIELDS)('%s', (_name, Field) => {
  test('is named by its label', () => {
    render(<Field label="Role" value="" onValueChange={nothing} />);
    expect(screen.getByLabelText('Role')).toBeInTheDocument();
  });

  test('is described by the hint, the error and what the caller adds', () => {
    render(
      <>
        <p id="extra">Seen by your team.</p>
        <Field
          label="Role"
          value=""
          onValueChange={nothing}
          hint="Free text."
          error="Enter a role."
          aria-describedby="extra"
        />
      </>,
    );
    expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Seen by your team. Free text. Enter a role.');
  });

  test('is invalid while there is an error', () => {
    const { rerender } = render(<Field label="Role" value="" onValueChange={nothing} error="Enter a role." />);
    expect(screen.getByLabelText('Role')).toBeInvalid();
    rerender(<Field label="Role" value="" onValueChange={nothing} />);
    expect(screen.getByLabelText('Role')).toBeValid();
    expect(screen.getByLabelText('Role')).not.toHaveAttribute('aria-describedby');
  });

  test('stays invalid for a caller who tells the error elsewhere', () => {
    render(<Field label="Role" value="" onValueChange={nothing} aria-invalid />);
    expect(screen.getByLabelText('Role')).toBeInvalid();
  });
});

function Live({ render: Field }: { render: (props: FieldProps) => ReactElement }) {
  const [value, setValue] = useState('');
  return (
    <>
      <Field label="Field" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('a typed text arrives as a value', async () => {
  render(<Live render={TextField} />);
  await userEvent.type(screen.getByLabelText('Field'), 'Ada');
  expect(screen.getByRole('status')).toHaveTextContent('Ada');
});

test('a chosen option arrives as its value', async () => {
  render(<Live render={(props) => <SelectField {...props} options={OPTIONS} />} />);
  await userEvent.selectOptions(screen.getByLabelText('Field'), 'Junior');
  expect(screen.getByRole('status')).toHaveTextContent('junior');
});

function Form({ onSend }: { onSend: () => void }) {
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('nora');
  const [email, setEmail] = useState('nora');
  const [level, setLevel] = useState('');
  return (
    <form onSubmit={onSend}>
      <TextField label="Title" required hint="A short one." value={title} onValueChange={setTitle} />
      <Disclosure summary="More">
        <TextField label="Address" type="url" value={address} onValueChange={setAddress} />
      </Disclosure>
      <TextField label="Email" type="email" value={email} onValueChange={setEmail} />
      <SelectField label="Level" required options={OPTIONS} value={level} onValueChange={setLevel} />
      <button type="submit">Send</button>
    </form>
  );
}

test('a form that the browser refuses says below each field what is wrong, and focuses the first', async () => {
  const send = jest.fn();
  render(<Form onSend={send} />);
  const title = screen.getByLabelText('Title');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(title).not.toHaveAttribute('aria-invalid');

  await press();
  expect(title).toHaveAccessibleDescription('A short one. Fill in this field.');
  expect(title).toHaveAttribute('aria-invalid', 'true');
  expect(title).toHaveFocus();
  const address = screen.getByLabelText('Address');
  expect(address).toHaveAccessibleDescription('Enter a whole address, like https://example.org.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a whole address, like nora@example.edu.');
  expect(screen.getByLabelText('Level')).toHaveAccessibleDescription('Choose an option.');

  await userEvent.type(title, 'Star Map');
  expect(title).toHaveAccessibleDescription('A short one.');
  expect(title).not.toHaveAttribute('aria-invalid');
  await press();
  expect(address).toBeVisible();
  expect(address).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['github.com/nora', 'https://github.com/nora'],
  ['Nora.example:8080?a=b', 'https://Nora.example:8080?a=b'],
  ['http://nora.example', 'http://nora.example'],
  ['mailto:nora@example.edu', 'mailto:nora@example.edu'],
  ['nora@example.edu', 'nora@example.edu'],
  ['nora', 'nora'],
])('an address that is typed as "%s" is "%s" once its field is left or sent', async (typed, whole) => {
  const send = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Live render={(props) => <TextField {...props} type="url" />} />
      <Live render={TextField} />
      <button type="submit">Send</button>
    </form>,
  );
  const [address, text] = screen.getAllByLabelText('Field');
  await userEvent.type(address as HTMLElement, typed);
  await userEvent.tab();
  expect(address).toHaveValue(whole);
  await userEvent.clear(address as HTMLElement);
  await userEvent.type(address as HTMLElement, `${typed}{Enter}`);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(whole);
  expect(send).toHaveBeenCalledTimes(whole.includes(':') ? 1 : 0);

  await userEvent.type(text as HTMLElement, typed);
  await userEvent.tab();
  expect(text).toHaveValue(typed);
});

test.each([
  [{ min: 1, max: 60 }, '99', 'Enter a number from 1 to 60.'],
  [{ min: 1, max: 60 }, '0', 'Enter a number from 1 to 60.'],
  [{ min: 1 }, '0', 'Enter 1 or more.'],
])('a number beyond %j is answered with the limits', (limits, typed, sentence) => {
  render(<TextField label="Hours" type="number" {...limits} value={typed} onValueChange={nothing} />);
  const field = screen.getByLabelText<HTMLInputElement>('Hours');
  act(() => void field.checkValidity());
  expect(field).toHaveAccessibleDescription(sentence);
});

test.each([
  ['datetime-local', { min: '2099-01-02T18:00' }, '2099-01-02T17:00', 'Choose a later time.'],
  ['datetime-local', { max: '2099-01-02T18:00' }, '2099-01-02T19:00', 'Choose an earlier time.'],
  ['date', { min: '2099-01-02' }, '2099-01-01', 'Choose a later day.'],
  ['date', { max: '2099-01-02' }, '2099-01-03', 'Choose an earlier day.'],
])('a %s beyond %j asks for another one', (type, limits, chosen, sentence) => {
  render(<TextField label="When" {...{ type, ...limits }} value={chosen} onValueChange={nothing} />);
  const field = screen.getByLabelText<HTMLInputElement>('When');
  act(() => void field.checkValidity());
  expect(field).toHaveAccessibleDescription(sentence);
});

test('a required field that is empty asks in its own words', () => {
  render(<TextField label="Title" required ifEmpty="Name your project." value="" onValueChange={nothing} />);
  const field = screen.getByLabelText<HTMLInputElement>('Title');
  act(() => void field.checkValidity());
  expect(field).toHaveAccessibleDescription('Name your project.');
});

test('a complaint of the browser is no bubble', async () => {
  render(<Form onSend={nothing} />);
  const isShownByBrowser = fireEvent.invalid(screen.getByLabelText('Title'));
  expect(isShownByBrowser).toBe(false);
});

test('a search can be cleared once there is something in it, and typing goes on', async () => {
  render(<Live render={SearchField} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'react');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a group of fields is named by its legend', () => {
  render(
    <FieldGroup legend="Frontend">
      <input />
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'Frontend' })).toBeInTheDocument();
});

test('a field for a list shows the entries it makes, and none for an empty one', () => {
  const field = (entries: string[]) => (
    <ListField label="Tags" value={entries.join()} entries={entries} onValueChange={nothing} />
  );
  const { rerender } = render(field(['campus', 'maps']));
  expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveAccessibleDescription('Separate with commas.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['campus', 'maps']);
  rerender(field([]));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
