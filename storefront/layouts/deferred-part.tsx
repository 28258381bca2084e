import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LatePart } from './late-part.tsx';

/** A late part that the server renders at once. */
export class DeferredPart<Props extends object> extends LatePart<Props> {
  /** Stays on its way when the code does not come: the server's HTML goes on serving as it is. */
  readonly lazy = lazy(() =>
    this.fetch().then(
      (component) => ({ default: component as ComponentType<object> }),
      () => new Promise<never>(() => {}),
    ),
  );
}

/**
 * A part that the server renders with the page, while the browser fetches its code after the rest has come alive: it
 * must be of use as plain HTML until then.
 */
export function Deferred<Props extends object>({ part, props }: { part: DeferredPart<Props>; props: Props }) {
  // Chosen once: another component type in its place would lose the focus and all that is open.
  const [Component] = useState<ComponentType<Props>>(
    () => part.component ?? (part.lazy as unknown as ComponentType<Props>),
  );
  return (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
}
