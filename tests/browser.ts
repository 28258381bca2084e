/**
 * The browser of the journeys.
 * Promises: launchBrowser() gives a fresh headless Chromium, or the run fails with one sentence saying what to
 * install; a journey is never skipped. Hides: where Chromium lives and how it is installed.
 * Relies on: vitest naming this file as a globalSetup, so that an installation happens once, before the workers.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installPackage, tryToInstall } from '#tools/apt.ts';

// The shell is the same browser without a window's furniture: journeys take a third less of the machine with it.
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const isRoot = process.getuid?.() === 0;

export async function setup(): Promise<void> {
  // Debian has the shell, its relatives only the whole browser. Where that one stands already the shell is worth a try.
  const found = findChromium();
  if (found === null) installPackage(SHELL);
  else if (!process.env.CHROMIUM_PATH && !isShell(found)) tryToInstall(SHELL);
  if (findChromium() === null) installPackage('chromium');
  // A browser that is there and cannot start should say so once, not in every journey.
  const browser = await launchBrowser();
  await browser.close();
}

/** Drawing the pictures is two fifths of a browser's work: a journey that is not about them goes without. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

export async function launchBrowser({ hasPictures = true } = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(whatToInstall());
  const args = hasPictures ? quiet : [...quiet, WITHOUT_PICTURES];
  const launch = (chromiumSandbox: boolean) => chromium.launch({ executablePath, chromiumSandbox, args });
  // Chromium refuses its sandbox to root, and some containers refuse it to everybody: the journeys visit only our
  // own pages on this machine, so they may go without.
  if (isRoot) return launch(false);
  return launch(true).catch((error: Error) => {
    if (/sandbox/i.test(error.message)) return launch(false);
    throw error;
  });
}

export function findChromium(env: NodeJS.ProcessEnv = process.env, isProgram = canRun): string | null {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (!isProgram(given))
      throw new Error(`CHROMIUM_PATH names ${given}, which is no program that can be run.`);
    return given;
  }
  const folders = [...(env.PATH ?? '').split(delimiter), ...places].filter((folder) => folder !== '');
  const candidates = folders.flatMap((folder) =>
    folder.includes('.app/') ? [folder] : names.map((name) => join(folder, name)),
  );
  return candidates.find(isProgram) ?? null;
}

const isShell = (path: string | null) => path?.endsWith(SHELL) ?? false;

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const whatToInstall = () =>
  'The browser journeys need Chromium: install it (Debian and Ubuntu: sudo apt-get install chromium) or name one in CHROMIUM_PATH.';
