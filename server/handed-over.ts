/**
 * Connections on their way to a worker. The cluster module takes a connection, sends it to a worker and waits for its word;
 * of a worker that dies before that it never hears, and whoever has connected would wait for ever. Such a worker has not read a
 * byte of the connection, since it says so first: another gets it, the next one if none is there. Neither has a worker that gives
 * one back because it has just closed the port: where it was the last to serve that port, the cluster module has nobody to ask.
 * Relies on the words that the cluster module of Node exchanges with its workers; where they are others, nothing is done.
 */
import type { ChildProcess } from 'node:child_process';
import type { Worker } from 'node:cluster';

/** What the parent has accepted: all that is done with it here is to close it. */
interface Connection {
  close(): void;
}

interface ClusterWord {
  cmd?: unknown;
  act?: unknown;
  key?: unknown;
  seq?: unknown;
  ack?: unknown;
  accepted?: unknown;
  errno?: unknown;
}

interface OnItsWay {
  /** Of the port that it came by. */
  key: string;
  connection: Connection;
}

type Send = (word: ClusterWord, ...rest: unknown[]) => boolean;

/** Of our own messages, beside the numbers of the cluster module. */
const OWN = 'shop:again:';

export class HandedOver {
  readonly #listening = new Set<Worker>();
  /** Whom the cluster module may ask, by the key of a port. */
  readonly #serving = new Map<string, Set<Worker>>();
  readonly #waiting: OnItsWay[] = [];
  #lastOwn = 0;
  #isOver = false;

  /** As soon as the worker has been started. */
  watch(worker: Worker): void {
    const { process } = worker;
    const onItsWay = new Map<unknown, OnItsWay>();
    const send = process.send.bind(process) as unknown as Send;
    process.send = ((word: ClusterWord, ...rest: unknown[]) => {
      const [connection] = rest;
      if (word.cmd === 'NODE_CLUSTER' && word.act === 'newconn' && isConnection(connection))
        onItsWay.set(word.seq, { key: String(word.key), connection });
      // A port was asked for, and this is the answer.
      if (word.cmd === 'NODE_CLUSTER' && word.ack !== undefined && word.key !== undefined && !word.errno)
        this.#serversOf(word.key).add(worker);
      return send(word, ...rest);
    }) as ChildProcess['send'];
    process.on('internalMessage', ({ cmd, act, key, ack, accepted }: ClusterWord) => {
      if (cmd !== 'NODE_CLUSTER') return;
      if (act === 'close') {
        this.#serversOf(key).delete(worker);
        this.#listening.delete(worker);
      }
      const answered = ack === undefined ? undefined : onItsWay.get(ack);
      if (!answered) return;
      onItsWay.delete(ack);
      if (!isOwn(ack)) {
        // What is given back goes to another of those who serve the port, by the cluster module itself; to nobody where there is none.
        if (accepted !== true && this.#serversOf(answered.key).size === 0) this.#handOver(answered);
      } else if (accepted === true) answered.connection.close();
      else this.#handOver(answered);
    });
    worker.once('listening', () => {
      this.#listening.add(worker);
      // It knows the port from now on; told with the next turn, when it has heard of that.
      setImmediate(() => {
        for (const each of this.#waiting.splice(0)) this.#handOver(each);
      });
    });
    // Whatever it said before is heard by then; of a death with a connection under way «disconnect» never tells.
    process.once('close', () => {
      this.#listening.delete(worker);
      for (const servers of this.#serving.values()) servers.delete(worker);
      for (const each of onItsWay.values()) this.#handOver(each);
      onItsWay.clear();
    });
  }

  /** The shop ends: nobody is going to answer them. */
  close(): void {
    this.#isOver = true;
    for (const { connection } of this.#waiting.splice(0)) connection.close();
  }

  #serversOf(key: unknown): Set<Worker> {
    const name = String(key);
    const servers = this.#serving.get(name) ?? new Set();
    this.#serving.set(name, servers);
    return servers;
  }

  #handOver(each: OnItsWay): void {
    if (this.#isOver) {
      each.connection.close();
      return;
    }
    const worker = [...this.#listening].find((one) => one.isConnected() && !one.isDead());
    if (!worker) {
      this.#waiting.push(each);
      return;
    }
    // Each in its turn.
    this.#listening.delete(worker);
    this.#listening.add(worker);
    this.#lastOwn += 1;
    const word = {
      cmd: 'NODE_CLUSTER',
      act: 'newconn',
      key: each.key,
      seq: `${OWN}${this.#lastOwn}`,
    };
    (worker.process.send as unknown as Send)(word, each.connection);
  }
}

const isOwn = (seq: unknown): boolean => typeof seq === 'string' && seq.startsWith(OWN);

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function';
