const SKILLS = [
  { skillId: 'React', level: 'Advanced' },
  { skillId: 'Figma', level: 'Advanced' },
];

/** What the profile editor sends. */
export const PROFILE_FORM = {
  name: 'Ada Example',
  bio: 'Builds maps',
  githubUrl: 'https://code.example/ada',
  portfolioUrl: 'https://www.linkedin.example/in/ada',
  availability: 'Open to Collaborate',
  skills: SKILLS,
  academicYear: '3rd Year',
  branch: 'Computer Science',
  interests: ['AI', 'Web'],
  featuredProjects: [{ title: 'Map', tech: 'React, Go', link: 'https://example.test/map' }],
  discordOrContact: 'ada#1234',
};

/** What the form of a new project sends. */
export const PROJECT_FORM = {
  title: 'Campus map',
  description: 'Find every room',
  tags: 'maps, campus',
  techStack: ['React', 'Go'],
  maxTeamSize: 4,
  status: 'Open',
  difficulty: 'Intermediate',
  collaborationType: 'Invite only',
  rolesNeeded: 'Designer, Tester',
  deadline: '2999-12-31',
  visibility: 'Invite Only',
  inviteStatus: 'Pending',
};
