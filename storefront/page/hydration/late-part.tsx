/**
 * A part of the page whose code is loaded when it is first needed. Unlike React.lazy a chunk that does not come takes
 * nothing down: `onMissing` is told, and the next press tries again.
 */

import { type ComponentType, Suspense, use, useEffect, useState } from 'react';
import { whilePending } from '../../pending.ts';
import { later } from './later.ts';
import { reloadOnce } from './reload-guard.ts';
import { useOnceAlive } from './use-hydrated.ts';

export class LatePart<Props extends object> {
  readonly #load: () => Promise<{ default: ComponentType<Props> }>;
  #loading: Promise<ComponentType<Props>> | null = null;
  #arrival: Promise<ComponentType<Props>> | null = null;
  /** The component, once it is there. */
  component: ComponentType<Props> | null = null;

  constructor(load: () => Promise<{ default: ComponentType<Props> }>) {
    this.#load = load;
  }

  fetch(): Promise<ComponentType<Props>> {
    this.#loading ??= whilePending(this.#load()).then(
      (module) => {
        this.component = module.default;
        return module.default;
      },
      (cause) => {
        this.#loading = null;
        throw cause;
      },
    );
    return this.#loading;
  }

  /**
   * The same for `use`: one promise for all renders, and one that is never kept where the code does not come. Of code that is
   * there it tells so in React's own words, and nobody waits: the server writes the part at once.
   */
  arrival(): Promise<ComponentType<Props>> {
    this.#arrival ??= this.component
      ? Object.assign(Promise.resolve(this.component), { status: 'fulfilled', value: this.component })
      : this.fetch().catch(() => new Promise(() => {}));
    return this.#arrival;
  }

  /** Fetches the code ahead, on hover or focus; if it does not come, the press will tell. */
  warmUp = (): void => {
    this.fetch().catch(() => undefined);
  };
}

/** The part's component, null until its code is there and the page alive; fetched from when it is wanted. */
export function useLatePart<Props extends object>(
  part: LatePart<Props>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  // The code comes over the network: the outside world.
  useEffect(() => {
    if (!isWanted || Component) return;
    return later(() => {
      // If it does not come now, the next press tries again.
      part.fetch().then(
        (ready) => setComponent(() => ready),
        () => undefined,
      );
    });
  }, [part, isWanted, Component]);
  // Once it was wanted it stays. The server wrote the page without it, whoever has fetched the code since.
  return useOnceAlive(Component ?? (isWanted ? part.component : null), null);
}

interface LateProps<Props extends object> {
  part: LatePart<Props>;
  props: Props;
  onMissing(): void;
}

export function Late<Props extends object>({ part, props, onMissing }: LateProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(() => part.component);
  // The code comes over the network: the outside world.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try each time it is mounted
  useEffect(() => {
    if (!Component)
      part.fetch().then(
        (ready) => setComponent(() => ready),
        () => reloadOnce() || onMissing(),
      );
  }, []);
  return Component ? <Component {...props} /> : null;
}

/**
 * A part that the server has written with the page and that comes alive when its code is there: until then, and if the
 * code never comes, it stays as it was written, and its links work. The server must have fetched it before it renders.
 */
export function AliveLater<Props extends object>({ part, props }: Pick<LateProps<Props>, 'part' | 'props'>) {
  return (
    <Suspense>
      <Arrived part={part} props={props} />
    </Suspense>
  );
}

function Arrived<Props extends object>({ part, props }: Pick<LateProps<Props>, 'part' | 'props'>) {
  // Always: a render that waited for it must ask again when it is there.
  const Component = use(part.arrival());
  return <Component {...props} />;
}
