import vm from 'node:vm';
// Before anything else has run: in a worker that loaded jsdom only after minutes, Node 20 has been seen not to follow the links of
// `node_modules`, which then mixed versions. Nobody knows why.
import 'jest-environment-jsdom';
import { TestEnvironment } from 'jest-environment-node';

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
