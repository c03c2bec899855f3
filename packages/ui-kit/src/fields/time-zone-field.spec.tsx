import { render, screen, within } from '@testing-library/react';
import { TimeZoneField } from './time-zone-field.tsx';

function optionsOf(value: string): string[] {
  render(<TimeZoneField value={value} onValueChange={() => undefined} hint="Your times are in it." />);
  return screen.getAllByRole<HTMLOptionElement>('option').map((option) => option.value);
}

describe('the field for a time zone', () => {
  it('offers none first, then the zone of the browser, and each zone once', () => {
    const values = optionsOf('');
    expect(values.slice(0, 2)).toEqual(['', new Intl.DateTimeFormat().resolvedOptions().timeZone]);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toContain('America/New_York');
    expect(values).not.toContain('US/Pacific');
  });

  it('names each by its city, under its continent or ocean', () => {
    optionsOf('');
    const asia = within(screen.getByRole('group', { name: 'Asia' }));
    expect(asia.getByRole('option', { name: 'Tokyo (GMT+9)' })).toHaveValue('Asia/Tokyo');
    expect(screen.getByRole('group', { name: 'Indian Ocean' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /, this browser$/ })).toBeInTheDocument();
  });

  it('calls each as it is called today, also where the browser or a profile has its old name', () => {
    const values = optionsOf('Europe/Kiev');
    expect(values).toEqual(expect.arrayContaining(['Europe/Kyiv', 'Asia/Kolkata', 'America/Nuuk']));
    for (const old of ['Europe/Kiev', 'Asia/Calcutta', 'America/Godthab']) expect(values).not.toContain(old);
    expect(new Set(values).size).toBe(values.length);
    expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Kyiv');
  });

  it('offers the chosen zone too, where the browser lists it under another name', () => {
    expect(optionsOf('US/Pacific')).toContain('US/Pacific');
    expect(screen.getByLabelText('Time zone')).toHaveValue('US/Pacific');
  });
});
