// @crewdeck/matching/skills 1.0.0
/**
 * The one name of a skill, by which two texts that mean the same are equal: `JavaScript` for `js`. A text that the catalogue
 * does not know stays a skill of its own, told from others without case, blanks and hyphens.
 */
export declare function canonicalSkill(name: string): string;

/**
 * Skills that are near another one: what it belongs to, and what belongs to it. `JavaScript` and `React` are near each other. Nothing of one
 * that the catalogue does not know.
 */
export declare function relatedTo(name: string): readonly string[];

/**
 * Every way in which a skill of the catalogue is written, in lower case, for those who look for whole entries: `node.js`,
 * `nodejs`, `node js`, `node-js`, `node`. None for a text that the catalogue does not know.
 */
export declare function spellingsOf(name: string): readonly string[];

/** Names of skills that somebody may mean who has typed so much: those that it names first, then that begin with it, then that contain it. */
export declare function suggestSkills(typed: string, most: number): readonly string[];

export { }
