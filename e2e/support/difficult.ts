/** Texts at the limits of what the API takes, and in scripts that a layout forgets easily. */
export const DIFFICULT = {
  longWord: 'Bezirksschornsteinfegermeisterkandidatenverzeichnisverwaltungsbeauftragte'.padEnd(112, 'n'),
  longName:
    'Maria del Carmen Concepción Fernández de la Vega y Santamaría-Hohenzollern von und zu Lichtenstein the Third',
  hebrew: 'דניאל לוינסקי־אברמוביץ׳ (השני)',
  arabic: 'عبد الرحمن بن يوسف الأندلسي!',
  emoji: '👩🏽‍💻 Zoë 🇵🇱 🏳️‍🌈 Ångström',
} as const;

/** As many different entries as a list may have, each as long as it may be, in one word or in several. */
function manyEntries(count: number, length: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const start = `${index + 1}${index % 3 === 0 ? 'Supercalifragilistic' : ' words and more words'}`;
    return index % 4 === 0 ? start.padEnd(length, 'x') : `${start.slice(0, 6 + index)} ${DIFFICULT.hebrew.slice(0, 5)}`;
  });
}

/** A profile with every field as full as the API takes it. */
export const FULL_PROFILE = {
  bio: `${DIFFICULT.longWord} ${DIFFICULT.arabic}\n${'Likes long walks through other people’s code. '.repeat(16)}`,
  branch: `${DIFFICULT.longWord} and Computer Science`,
  academicYear: DIFFICULT.hebrew,
  skills: manyEntries(50, 40).map((skillId) => ({ skillId })),
  interests: manyEntries(50, 40),
  githubUrl: `https://example.com/${DIFFICULT.longWord.repeat(4)}`,
  portfolioUrl: `https://linkedin.example/${DIFFICULT.longWord}?q=${encodeURIComponent(DIFFICULT.hebrew)}`,
  discordOrContact: `${DIFFICULT.longWord}#1815`,
  featuredProjects: [
    { title: DIFFICULT.longWord, tech: manyEntries(20, 40), link: `https://example.com/${DIFFICULT.longWord}` },
    { title: DIFFICULT.arabic, tech: [], link: `no address ${DIFFICULT.longWord}` },
  ],
};

/** A project with every field as full as the API takes it. */
export const FULL_PROJECT = {
  description: `${DIFFICULT.longWord}\n\n${DIFFICULT.hebrew}\n${'What it is about, and why it matters. '.repeat(40)}`,
  tags: manyEntries(20, 40),
  techStack: manyEntries(20, 40),
  rolesNeeded: manyEntries(20, 60),
  maxTeamSize: 50,
  difficulty: 'Intermediate',
  deadline: '2099-12-31',
};
