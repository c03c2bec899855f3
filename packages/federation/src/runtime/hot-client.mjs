// Part of a module's build in development: how the page brings it to the build with some hash.
/** @returns {Promise<boolean>} `false` when only loading the page again helps */
globalThis.__CREWDECK_UPDATE__ = async (hash) => {
  try {
    while (__webpack_hash__ !== hash) {
      if (!(await import.meta.webpackHot.check(true))) return false;
    }
    return true;
  } catch (error) {
    console.info('This change needs the page to be loaded again.', error);
    return false;
  }
};
