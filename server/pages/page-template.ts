import type { Viewer } from '#api/http/session.ts';
import type { User } from '#contract/users.ts';

/** As whom a page of a class is made: read by `user`, its calls made by `viewer`. */
export interface Template {
  user: User;
  viewer: Viewer;
  /** Told when a call went over the wire, where nobody is the viewer. */
  onPersonal(): void;
}
