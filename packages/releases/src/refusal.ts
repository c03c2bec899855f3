/** Something that is not done because a rule says so; trying again would change nothing. Its message is for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
