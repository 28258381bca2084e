/** Registers the service worker and tells, once it is there, that a newer shop waits. */
import { toaster } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';

const ADDRESS = '/service-worker.js';

interface Policy {
  createScriptURL(url: string): string;
}
interface Types {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | null = null;

/** The content policy lets no other script in than this one. */
function trusted(): string {
  const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
  policy ??= types?.createPolicy('shop', { createScriptURL: () => ADDRESS }) ?? null;
  return policy ? policy.createScriptURL(ADDRESS) : ADDRESS;
}

/** Gives what ends the watching. A browser without workers, or one that forbids them, has the shop all the same. */
export function startWorker(t: Translate): () => void {
  // Only a built shop has one: it keeps built files.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  let isAsked = false;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    // Only after the visitor's own press: a page is never loaded anew under their hands.
    () => isAsked && location.reload(),
    { signal },
  );
  const offer = (waiting: ServiceWorker) =>
    toaster.show({
      text: t('offline.update'),
      subject: 'offline:update',
      action: {
        label: t('offline.updateNow'),
        run: () => {
          isAsked = true;
          waiting.postMessage('take-over');
        },
      },
    });
  navigator.serviceWorker.register(trusted()).then(
    (registration) => {
      // A browser that is told to keep workers out may answer with nothing at all.
      if (signal.aborted || !registration) return;
      const look = () => {
        if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
      };
      look();
      registration.addEventListener(
        'updatefound',
        () => registration.installing?.addEventListener('statechange', look, { signal }),
        { signal },
      );
    },
    () => undefined,
  );
  return () => ending.abort();
}
