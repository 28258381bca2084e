/** The live updates of one user in this tab: by its own stream, or from the tab that has it. Loaded late. */
import { browserApi } from '../../api-client.ts';
import { type LiveEventType, LiveStream } from './live-stream.ts';
import { takeTurns } from './one-tab.ts';

type Tell = (type: LiveEventType, eventId: string) => void;

/** Gives what closes it for good. */
export function openLiveChannel(userId: number, tell: Tell): () => void {
  let leave: (() => void) | null = join(userId, tell);
  // A page in the browser's memory must hold neither connection, channel nor lock, or it is not kept there at all.
  const rest = () => {
    leave?.();
    leave = null;
  };
  const wake = () => {
    leave ??= join(userId, tell);
  };
  addEventListener('pagehide', rest);
  addEventListener('pageshow', wake);
  return () => {
    removeEventListener('pagehide', rest);
    removeEventListener('pageshow', wake);
    rest();
  };
}

function join(userId: number, tell: Tell): () => void {
  const tabs = new BroadcastChannel(`live:${userId}`);
  tabs.onmessage = ({ data }: MessageEvent<[LiveEventType, string]>) => tell(...data);
  const stream = new LiveStream({
    // The words of a refusal are shown to nobody here, so any language serves.
    authorize: () => browserApi('ru')('GET /api/v1/sse/authorize/'),
    open: (url) => new EventSource(url),
    hear: (type, eventId) => {
      tell(type, eventId);
      tabs.postMessage([type, eventId]);
    },
  });
  const retry = () => stream.retryNow();
  addEventListener('online', retry);
  const giveUpTurn = takeTurns(
    `live:${userId}`,
    () => stream.start(),
    () => stream.stop(),
  );
  return () => {
    removeEventListener('online', retry);
    giveUpTurn();
    stream.stop();
    tabs.close();
  };
}
