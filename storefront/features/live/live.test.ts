import { expect, test, vi } from 'vitest';
import { keepOpen, onLiveEvent } from './live.ts';

function aChannel() {
  const close = vi.fn();
  const openLiveChannel = vi.fn(
    (_userId: number, _tell: (type: 'message', eventId: string) => void) => close,
  );
  const load = vi.fn(async () => ({ openLiveChannel }));
  return { close, openLiveChannel, load };
}

test('the channel opens with the login, tells what it hears, and closes with the logout', async () => {
  const { close, openLiveChannel, load } = aChannel();
  const heard = vi.fn();
  const stop = onLiveEvent('message', heard);
  const end = keepOpen(7, load);
  await vi.waitFor(() => expect(openLiveChannel).toHaveBeenCalledExactlyOnceWith(7, expect.any(Function)));
  openLiveChannel.mock.calls[0]?.[1]('message', 'c1');
  expect(heard).toHaveBeenCalledExactlyOnceWith('c1');
  expect(close).not.toHaveBeenCalled();
  end?.();
  expect(close).toHaveBeenCalledOnce();
  stop();
});

test('nobody has a channel, nor the code of one', () => {
  const { load } = aChannel();
  expect(keepOpen(null, load)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test('who logs out before the code has come is not connected afterwards', async () => {
  const { openLiveChannel, load } = aChannel();
  keepOpen(7, load)?.();
  await load.mock.results[0]?.value;
  expect(openLiveChannel).not.toHaveBeenCalled();
});
