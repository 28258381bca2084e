import type { ComponentType } from 'react';
import { LatePart } from '../../page/hydration/late-part.tsx';

type Controls = typeof import('./controls-part.tsx');
type PropsOf<Component> = Component extends (props: infer Props extends object) => unknown ? Props : never;

const partOf = <Name extends keyof Controls>(name: Name) =>
  new LatePart<PropsOf<Controls[Name]>>(() =>
    import('./controls-part.tsx').then((controls) => ({
      default: controls[name] as unknown as ComponentType<PropsOf<Controls[Name]>>,
    })),
  );

export const lateControls = {
  quick: partOf('QuickFilters'),
  form: partOf('FilterForm'),
  head: partOf('ListingHead'),
  pages: partOf('ListingPages'),
  table: partOf('TableHead'),
};

/**
 * Beside the products, not after them; on the server before anything is rendered. If they do not come, links and form
 * go on as they are, and the style sheets show what they show where there is no script at all.
 */
export async function fetchControls(): Promise<void> {
  try {
    await Promise.all(Object.values(lateControls).map((part) => part.fetch()));
  } catch {
    document.documentElement.dataset.controls = 'plain';
  }
}
