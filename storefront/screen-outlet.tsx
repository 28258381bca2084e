import { useLoaderData } from './router/router.ts';
import type { ScreenModule, ScreenPayload } from './screen.ts';

/** Hands a screen the data of its payload. */
export function ScreenOutlet({ Screen }: { Screen: ScreenModule['Screen'] }) {
  const { data } = useLoaderData() as ScreenPayload;
  return <Screen data={data} />;
}
