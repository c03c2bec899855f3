import { type Build, type HostConfig, integrityOf, type ReleaseRecord } from '@crewdeck/releases';
import type { Route } from 'playwright-core';

/** What may become of any release on its way to a page, or in it. */
export interface ReleaseFault {
  /** As in a sentence: *while …*. */
  name: string;
  /** The release as its page gets it. */
  spoil?: (build: Build) => Build;
  /** What answers a request for one of its files, in place of the file. */
  intercept?: (route: Route) => unknown;
  /** Of its files only the scripts of pages and widgets. */
  isOfParts?: boolean;
  /** Another page is open already, and with "Try again" people get what is there by then. */
  isLater?: boolean;
  /** What its page is told in place of what others are. */
  config?: Partial<HostConfig>;
  /** Only a release with style sheets can have it. */
  isOfStyles?: boolean;
}

const WIFI_PAGE = '<!doctype html><title>Sign in to the WiFi</title>';
const THROW = 'throw new Error("made to fail by the check")';
/** The one React of the page, as the shell shares it. */
const REACT = '__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react';

export const RELEASE_FAULTS: readonly ReleaseFault[] = [
  { name: "its files can't be had", intercept: (route) => route.abort() },
  { name: 'its files never come', intercept: () => undefined, config: { moduleLoadTimeoutMs: 2_000 } },
  {
    name: 'a part of it never comes',
    intercept: () => undefined,
    isOfParts: true,
    // A module that hides it has to be there first, on a busy machine as well.
    config: { moduleLoadTimeoutMs: 5_000 },
  },
  {
    name: 'a part of it is lost after people have come',
    intercept: (route) => route.abort(),
    isOfParts: true,
    isLater: true,
  },
  {
    name: 'its files are answered with a page of HTML',
    intercept: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: WIFI_PAGE }),
  },
  { name: 'its entry is cut off in the middle', spoil: (build) => withEntry(build, halfOf) },
  { name: 'its entry has other bytes than were published', spoil: withOtherBytes },
  { name: 'it needs another SDK than the shell has', spoil: withOtherSdk },
  { name: 'it throws while it is loaded', spoil: (build) => withEntry(build, (text) => `${THROW};${text}`) },
  { name: 'it throws when it is drawn', spoil: (build) => withComponents(build, `()=>{${THROW}}`) },
  {
    name: 'it throws in an effect',
    spoil: (build) =>
      withComponents(build, `()=>{Object.values(${REACT})[0].lib().useEffect(()=>{${THROW}});return null}`),
  },
  {
    name: 'its style sheets are lost',
    isOfStyles: true,
    intercept: (route) =>
      new URL(route.request().url()).pathname.endsWith('.css') ? route.fulfill({ status: 404 }) : route.fallback(),
  },
];

function halfOf(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}

/** Another entry, with its right hash. */
function withEntry({ record, files }: Build, change: (text: string) => string): Build {
  const { entry } = record;
  const bytes = Buffer.from(change(Buffer.from(files.get(entry) ?? []).toString()));
  const described: ReleaseRecord['files'] = {
    ...record.files,
    [entry]: { integrity: integrityOf(bytes), bytes: bytes.length },
  };
  return { record: { ...record, files: described }, files: new Map([...files, [entry, bytes]]) };
}

function withOtherBytes({ record, files }: Build): Build {
  const bytes = Buffer.concat([files.get(record.entry) ?? Buffer.of(), Buffer.from('\n//')]);
  return { record, files: new Map([...files, [record.entry, bytes]]) };
}

function withOtherSdk({ record, files }: Build): Build {
  return { record: { ...record, requires: { ...record.requires, sdk: '^99.0.0' } }, files };
}

/** All pages and widgets are this component, whatever the module's own code looks like: its container gives others. */
function withComponents(build: Build, component: string): Build {
  const { container } = build.record;
  const script = `;(()=>{
const own=globalThis.${container},all=given=>Object.fromEntries(Object.keys(given??{}).map(name=>[name,async()=>${component}]));
const spoil=given=>({...given,default:{...given.default,pages:all(given.default.pages),widgets:all(given.default.widgets)}});
globalThis.${container}={init:own.init,get:async name=>{const factory=await own.get(name);return()=>spoil(factory())}};
})();`;
  return withEntry(build, (text) => `${text}\n${script}`);
}
