/**
 * The one script that a page's HTML asks for: once the page is seen it fetches what makes the page alive, all at once.
 * Small on purpose, it imports nothing that the rest shares.
 */
import { keepEarlyPress } from '../page/hydration/early-press.ts';
import { readLife } from '../page/hydration/hydration-manifest.ts';
import { tellErrors } from '../page/hydration/tell-errors.ts';
import { whenSeen } from '../page/hydration/when-seen.ts';

const AT_ONCE = 4;

function ask(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

async function start(): Promise<void> {
  tellErrors();
  keepEarlyPress();
  await parsed();
  const life = readLife();
  if (!life) return;
  await whenSeen();
  ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: life.messages });
  // A phone takes two milliseconds to begin one request: a few at a time, so that it can answer in between.
  for (const [at, href] of life.modules.entries()) {
    if (at % AT_ONCE === 0) await new Promise((settle) => setTimeout(settle));
    ask({ rel: 'modulepreload', href });
  }
  // The libraries, half of all, in a task of their own: everything in one would hold up a phone.
  const [libraries = life.entry, ...others] = life.modules;
  await import(/* @vite-ignore */ whole(libraries));
  // So does each of the others: the browser begins one evaluation a task, and the entry then finds them all done.
  await Promise.all(others.map((href) => import(/* @vite-ignore */ whole(href))));
  await import(/* @vite-ignore */ whole(life.entry));
}

/**
 * With its origin. In development a path would get a word of the tool's own, under which the entry is another module than
 * the one that it imports itself as: it would run twice and make two roots of one page.
 */
const whole = (href: string): string => new URL(href, location.href).href;

/** This script may run in the middle of the page. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((settle) => document.addEventListener('DOMContentLoaded', settle, { once: true }));
}

void start();
