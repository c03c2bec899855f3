/**
 * Runs in the page of somebody who works on a module. It hears of builds on the page's own origin, which the policy of the
 * page allows, and loads the page again when another one than at the start is there.
 */
export const LIVE_RELOAD_SCRIPT = `{
  const script = document.currentScript.src;
  let first = null;
  new EventSource(new URL('builds', script)).onmessage = ({ data }) => {
    first ??= data;
    if (data !== first) location.reload();
  };
}
`;
