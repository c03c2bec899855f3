/**
 * Puts a style sheet of the shell or a module into the cascade layer above the UI kit's, so that no rule outranks another
 * by the order in which releases happen to load.
 */
module.exports = function moduleLayer(css) {
  return `@layer module {\n${css}\n}\n`;
};
