import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

// Before anything else has run: in a worker that loaded jsdom only after minutes, Node 20 has been seen not to follow the links of
// `node_modules`, which then mixed versions. Nobody knows why. Jest's environment itself loads jsdom only for its first test.
createRequire(fileURLToPath(import.meta.resolve('jest-environment-jsdom')))('jsdom');

/**
 * Jest's environment of Node, but for one thing: names like `Math` are looked up as fast as anywhere. In a context as Jest
 * makes it, each goes through an interceptor of Node and a proxy of Jest, ten times as slow.
 */
export default class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} settings */
  constructor(...settings) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...settings);
    } finally {
      vm.createContext = createContext;
    }
  }
}
