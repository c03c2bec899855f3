/** Roles that most student teams have; any other can be typed. */
export const SUGGESTED_ROLES = [
  'Frontend Developer',
  'Backend Developer',
  'Full-stack Developer',
  'Mobile Developer',
  'UI/UX Designer',
  'Data Scientist',
  'DevOps Engineer',
  'Product Manager',
  'QA Tester',
] as const;
