// Runs in a page of development before any React, which looks for the hook when it starts.
import refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;
window.__CREWDECK_REFRESH__ = refresh;
