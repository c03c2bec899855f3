import { configure, getConfig, prettyDOM } from '@testing-library/react';

configure({
  // A limit for what never comes, not a measure: CI machines are slow and shared.
  asyncUtilTimeout: 5_000,
  // The library prints the document each time that a query which waits finds nothing yet. Here it does so once nobody waits any more.
  getElementError(message, container) {
    const printed = () => `${message}\n\n${prettyDOM(container)}`;
    const isWaiting = getConfig()._disableExpensiveErrorDiagnostics;
    const error = new Error(isWaiting ? message : printed());
    if (isWaiting) Object.defineProperty(error, 'message', { configurable: true, get: printed });
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
