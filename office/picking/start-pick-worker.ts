/** Registers the worker that opens the pages of collecting without a network. It is for these addresses alone. */
const ADDRESS = '/office/pick-worker.js';

interface Policy {
  createScriptURL(url: string): string;
}
interface Types {
  createPolicy(name: string, rules: Policy): Policy;
}

let isStarted = false;

/** A browser without workers, or one that forbids them, collects all the same: with a network, or with the page open. */
export function startPickWorker(): void {
  // Only a built office has one: it keeps built files.
  if (import.meta.env.DEV || isStarted || !('serviceWorker' in navigator)) return;
  isStarted = true;
  // The content policy lets no other script in than this one.
  const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
  const policy = types?.createPolicy('shop', { createScriptURL: () => ADDRESS });
  const address = policy ? policy.createScriptURL(ADDRESS) : ADDRESS;
  navigator.serviceWorker.register(address, { scope: '/office/pick' }).catch(() => undefined);
}
