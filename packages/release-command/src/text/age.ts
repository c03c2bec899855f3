const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;
/** Two days are said in hours, two hours in minutes: "36 h" tells more than "1 d". */
const MOST_OF_SMALLER = 2;

/** How long ago something was, in one figure: `40 s`, `12 min`, `36 h`, `5 d`. */
export function ageOf(at: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1000));
  const unit = UNITS.find(([, size]) => seconds >= size * MOST_OF_SMALLER);
  return unit ? `${Math.floor(seconds / unit[1])} ${unit[0]}` : `${seconds} s`;
}
