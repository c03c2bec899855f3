const { relative } = require('node:path');

const PACKAGE = /.*[\\/]node_modules[\\/]/;
const ENDING = /(\/index)?\.js$/;

/**
 * Lets a page that has React in the build for development take that one: its script comes before the shell's, and leaves it in
 * `__CREWDECK_REACT__`.
 */
module.exports = function replaceableReact(source) {
  const [packages = ''] = PACKAGE.exec(this.resourcePath) ?? [];
  const name = relative(packages, this.resourcePath).replaceAll('\\', '/').replace(ENDING, '');
  const given = 'globalThis.__CREWDECK_REACT__';
  return `if (${given}) module.exports = ${given}[${JSON.stringify(name)}]; else {\n${source}\n}`;
};
