/**
 * Whoever is of a price class, for calls whose answers may be given to all of it. Such a viewer has a class and nothing else:
 * a call that looks at anything more is personal, and hears that nobody is logged in; so is the page that made it.
 */
import { Refusal } from '#api/http/refusal.ts';
import type { Viewer } from '#api/http/session.ts';
import type { User } from '#contract/users.ts';

type ClassOfViewer = Pick<User, 'clubLevel' | 'wholesaleContract'>;

/** What awaiting and logging ask of any object. */
const isOfLanguage = (name: string | symbol): boolean => typeof name === 'symbol' || name === 'then';

export function watchViewer(viewer: ClassOfViewer, onPersonal: () => void): Viewer {
  const known: ClassOfViewer = { clubLevel: viewer.clubLevel, wholesaleContract: viewer.wholesaleContract };
  const refuse = (): never => {
    onPersonal();
    throw new Refusal('session.required');
  };
  return new Proxy(known, {
    get: (target, name) => {
      if (isOfLanguage(name)) return undefined;
      return Object.hasOwn(target, name) ? target[name as keyof ClassOfViewer] : refuse();
    },
    has: refuse,
    ownKeys: refuse,
    getOwnPropertyDescriptor: refuse,
  }) as Viewer;
}
