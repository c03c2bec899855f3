import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTypedText } from './use-typed-text.ts';

const handedOn: string[] = [];

function Search() {
  const [value, setValue] = useState('');
  const [text, setText] = useTypedText(value, (typed) => {
    handedOn.push(typed);
    setValue(typed.trim());
  });
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  handedOn.length = 0;
  render(<Search />);
});
afterEach(() => jest.useRealTimers());

test('typed text is seen at once, and handed on when the typing pauses', () => {
  type('re');
  wait(200);
  type('react');
  expect(field()).toHaveValue('react');
  wait(200);
  expect(handedOn).toEqual([]);
  wait(50);
  expect(handedOn).toEqual(['react']);
});

test('a space at the end stays while the person types on, and is nothing to hand on', () => {
  type('react');
  wait(250);
  type('react ');
  wait(250);
  expect(field()).toHaveValue('react ');
  expect(handedOn).toEqual(['react']);
});

test('a change from elsewhere wins over what was typed', () => {
  type('react');
  wait(250);
  type('react na');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  wait(250);
  expect(handedOn).toEqual(['react']);
});
