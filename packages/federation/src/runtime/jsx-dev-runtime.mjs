export const { Fragment, jsxDEV } = globalThis.__CREWDECK_REACT__['react/jsx-dev-runtime'];
