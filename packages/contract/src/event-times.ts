/** When an event is, as its organisers type it: by the clocks of its zone, `2027-03-06T18:00`. */
interface EventTimes {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly timeZone: string | null;
  /** Last day to register. */
  readonly deadline: string | null;
}

/** What does not go together, as a sentence at its field. */
export function problemsOfEventTimes(times: EventTimes): Partial<Record<keyof EventTimes, string>> {
  const { startsAt, endsAt, timeZone, deadline } = times;
  const lastTime = endsAt ?? startsAt;
  return {
    ...(startsAt && !timeZone && { timeZone: "Choose the event's time zone." }),
    ...(endsAt && !startsAt && { startsAt: 'Say when the event starts.' }),
    ...(endsAt && startsAt && endsAt <= startsAt && { endsAt: 'The end must be later than the start.' }),
    ...(deadline && lastTime && deadline > lastTime && { deadline: "This day can't be after the event." }),
  };
}
