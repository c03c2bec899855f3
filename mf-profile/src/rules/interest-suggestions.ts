/** Topics offered in the editor. The specification names none, so these are only a start; any other can be typed. */
export const INTEREST_SUGGESTIONS = [
  'Web Development',
  'Mobile Development',
  'Machine Learning',
  'Data Science',
  'Cloud Computing',
  'DevOps',
  'Cybersecurity',
  'Blockchain',
  'Game Development',
  'UI/UX Design',
  'Open Source',
  'System Design',
] as const;
