import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePorts } from '@crewdeck/stack';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { type Engine, STEP_LIMIT_MS, withLimit } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const WINDOW = { width: 1280, height: 1000 };
const XVFB = '/usr/bin/Xvfb';
/** In the folder of the machine's architecture. */
const MINI_BROWSER = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
  .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file));

export const WEBKIT = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: MINI_BROWSER !== undefined && existsSync(DRIVER) && existsSync(XVFB),
  open: openWebkit,
};

/** WebKit for GTK on a screen of its own, driven by WebDriver. The driver runs already, so that selenium looks for none. */
async function openWebkit(): Promise<Engine> {
  const children: ChildProcess[] = [];
  const stop = () => children.forEach((child) => void child.kill());
  try {
    const driver = await withLimit('WebKit', start(children));
    return { ...engineOf(driver), close: () => withLimit('WebKit', driver.quit()).finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}

async function start(children: ChildProcess[]): Promise<WebDriver> {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(screen);
  const number = screen.stdio[3];
  if (!(number instanceof Readable)) throw new Error('The screen says no number.');
  const [display] = await once(number, 'data');
  const { api: port } = await findFreePorts();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  children.push(spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/status`);
  const browser = { binary: MINI_BROWSER, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ pageLoad: STEP_LIMIT_MS, script: STEP_LIMIT_MS });
  await driver
    .manage()
    .window()
    .setRect({ ...WINDOW, x: 0, y: 0 });
  return driver;
}

async function untilAnswers(url: string): Promise<void> {
  const giveUpAt = performance.now() + STEP_LIMIT_MS;
  while (!(await fetch(url).catch(() => null)) && performance.now() < giveUpAt) await sleep(100);
}

function engineOf(driver: WebDriver): Omit<Engine, 'close'> {
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    find: async (what, find, ...args) => {
      const ask = () => driver.executeScript(find, ...args);
      const element = await driver.wait(ask, STEP_LIMIT_MS, `WebKit never showed ${what}.`);
      if (!(element instanceof WebElement)) throw new Error(`${what} is no element.`);
      return { click: () => element.click(), type: (text) => element.sendKeys(text) };
    },
  };
}
