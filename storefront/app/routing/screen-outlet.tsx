import type { ScreenModule, ScreenPayload } from '../../page/screen.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Hands a screen the data of its payload. */
export function ScreenOutlet({ Screen }: { Screen: ScreenModule['Screen'] }) {
  const { data } = useLoaderData() as ScreenPayload;
  return <Screen data={data} />;
}
