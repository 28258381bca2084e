/** What parent and workers say to each other. Other libraries use the same channel, so the word is checked. */
export type WorkerMessage =
  | { readonly type: 'shop:stop' }
  /** The database is there: the worker, which has read its code meanwhile, may go on. */
  | { readonly type: 'shop:open'; readonly environment: Readonly<Record<string, string>> }
  /** The worker is about to end because of this, in the operator's words. */
  | { readonly type: 'shop:failure'; readonly sentence: string };

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    String(message.type).startsWith('shop:')
  );
}
