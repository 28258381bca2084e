/**
 * A wire to PostgreSQL that can be made bad: the shop is told its address instead of the server's own. Slow (every answer
 * later), silent (bytes vanish, connections stay), cut (all connections end), or good again.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Wire {
  url: string;
  /** 0: as quick as it comes. */
  setDelay(delayMs: number): void;
  setSilent(isSilent: boolean): void;
  cut(): void;
  close(): Promise<void>;
}

export async function openWire(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isSilent = false;

  function carry(from: Socket, to: Socket, isAnswer: boolean): void {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (isSilent) return;
      if (isAnswer && delayMs > 0) setTimeout(() => to.writable && to.write(bytes), delayMs);
      else to.write(bytes);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const server = createServer((client) => {
    const behind = connect(Number(target.port), target.hostname);
    carry(client, behind, false);
    carry(behind, client, true);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    setDelay(ms) {
      delayMs = ms;
    },
    setSilent(silent) {
      isSilent = silent;
      // What was swallowed is lost: a connection that lived through it has a hole in it.
      if (!silent) cut();
    },
    cut,
    async close() {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
