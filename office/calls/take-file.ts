/** A file of the server put into the person's downloads; what it refuses is thrown as any other call's failure. */
import { words } from '../i18n/words.ts';
import { CallFailure } from './call-failure.ts';

const nameOf = (response: Response): string =>
  /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'sheber';

export async function takeFile(address: string): Promise<void> {
  const response = await fetch(address, { headers: { 'x-language-id': words.current().locale } }).catch(
    (cause) => {
      throw new CallFailure(0, null, { cause });
    },
  );
  if (!response.ok) throw new CallFailure(response.status, await response.json().catch(() => null));
  saveFile(await response.blob(), nameOf(response));
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
