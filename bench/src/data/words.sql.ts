/** What people and projects are made of, the common first: a place is drawn by the square of a share. */
const quoted = (words: string) =>
  `ARRAY[${words
    .split('|')
    .map((word) => `'${word.replaceAll("'", "''")}'`)
    .join(',')}]`;

export const SKILLS = quoted(
  'React|JavaScript|Python|TypeScript|HTML|CSS|Node.js|Java|PostgreSQL|MongoDB|Tailwind CSS|Next.js|Go|Express.js|Firebase|MySQL|C#|Django|Flutter|React Native|Vue.js|Redis|PHP|Angular|.NET|Swift|Kotlin|Flask|Ruby|Supabase|Ionic|Xamarin',
);

export const FIRST_NAMES = quoted(
  'Maria|Wei|Aisha|John|Fatima|José|Anna|Ahmed|Priya|Li|Olga|David|Yuki|Elena|Omar|Sofia|Ivan|Chen|Zainab|Lars|Kenji|Ngozi|Tomás|Ingrid|Ravi|Chloé|Mateusz|Łukasz|王伟|Þóra|Émile|Søren',
);

export const LAST_NAMES = quoted(
  "Garcia|Wang|Smith|Khan|Müller|Nguyen|Silva|Kim|Ivanova|Okafor|Rossi|Tanaka|Patel|Hansen|Novak|Diaz|Haddad|Larsson|Kowalski|Mensah|Dubois|Costa|Petrov|Sato|Öztürk|O'Brien|Castillo|Zhao|Lindqvist|Abebe|Quispe|Tuilagi",
);

export const WHO = quoted(
  'Developer|Student of computer science|Web developer|Designer|Engineer|Data scientist|Maker|Backend developer|Mobile developer|Game developer|Researcher|Musician who codes',
);

export const LIKES = quoted(
  'machine learning|open source|web design|games|music|climate|education|robotics|health|accessibility|security|compilers|maps|typography|quantum computing|beekeeping',
);

export const WANTS = quoted(
  'looking for a team|here to learn|likes small teams|wants to build something useful|has done two hackathons|can teach the basics|works best at night|prefers pair programming',
);

export const BRANCHES = quoted(
  'Computer Science|Information Technology|Electrical Engineering|Design|Mathematics|Mechanical Engineering|Physics|Biology',
);

export const TAGS = quoted(
  'web|mobile|ai|education|health|game|open-source|climate|music|finance|security|iot|data|social|travel|food|sports|art|maps|accessibility',
);

export const THINGS = quoted(
  'planner|tracker|map|assistant|market|library|game|dashboard|bot|journal|simulator|radio|garden|atlas|kitchen|observatory',
);
