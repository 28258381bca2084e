// The socket that postgres.js is given instead of a bare one. Met by killing the server under load, version 3.4.9:
// - a connection that closes while bytes wait for the next turn keeps them, and its next life begins with them;
// - a statement sent on a connection that has just closed throws where nobody can catch it;
// - «the database is starting up» on a connection that lost a query is not reported, only tried again at once;
// - a server that is silent without closing leaves its queries waiting for ever, also those that were asked while an
//   earlier one on the same connection was still being answered.
// So this one connects with the first packet, reports a refusal as an error, reports a loss as an error first and
// as the end a moment later, drops a connection that begins with leftovers, and gives up on a silent server.
import { EventEmitter } from 'node:events';
import type net from 'node:net';
import type { Breaker } from './breaker.ts';
import { dial, type Encryption, type Target } from './dial.ts';
import { Outstanding } from './outstanding.ts';
import { readOpening, StartupReader } from './startup.ts';

export type GuardedSocketOptions = {
  readonly target: Target;
  readonly encryption: Encryption;
  readonly breaker: Breaker;
  /** How long the server may leave a packet unanswered; null for connections with long statements. */
  readonly silenceMs: number | null;
};

// Time for the statements that follow from an error (a rollback) to be sent into the void instead of crashing.
const closeDelayMs = 5;
const LOOK_MS = 100;

export class GuardedSocket extends EventEmitter {
  readyState: 'opening' | 'open' | 'closed' = 'opening';
  readonly #options: GuardedSocketOptions;
  #wire: net.Socket | null = null;
  #phase: 'new' | 'dialing' | 'startup' | 'open' | 'lost' = 'new';
  #unsent: Buffer[] = [];
  #keepAliveMs = 0;
  #isCancel = false;
  /** Of our own waking time: a process that stood still itself cannot tell whether the server was silent. */
  #silentMs = 0;
  #isUnanswered = false;
  readonly #outstanding = new Outstanding();
  #watch: NodeJS.Timeout | null = null;

  constructor(options: GuardedSocketOptions) {
    super();
    this.#options = options;
    // The start-up packet is written in the turn after next at the latest, unless leftovers hold it back.
    setImmediate(() => setImmediate(() => this.#phase === 'new' && this.#closeSoon()));
  }

  write(packet: Buffer, onWritten?: () => void): boolean {
    if (this.#phase === 'new') this.#open(packet);
    else if (this.#phase === 'dialing') this.#unsent.push(packet);
    else if (this.#wire && this.#phase !== 'lost') {
      this.#isUnanswered = true;
      if (this.#isWatched()) this.#outstanding.noteSent(packet);
      this.#gather(this.#wire);
      return this.#wire.write(packet, onWritten);
    }
    onWritten?.();
    return true;
  }

  /** Statements that are sent one behind the other leave in one packet: each write is a call of the system. */
  #gather(wire: net.Socket): void {
    if (wire.writableCorked > 0) return;
    wire.cork();
    process.nextTick(() => wire.uncork());
  }

  end(packet: Buffer): void {
    if (this.#wire && this.#phase !== 'lost') this.#wire.end(packet);
    else this.destroy();
  }

  destroy(): void {
    if (this.#phase === 'lost') return;
    const hasOpened = this.#phase === 'open';
    this.#abandonWire();
    if (!hasOpened) this.#options.breaker.noteFailure(timedOut('The database did not answer in time.'));
    this.#closeSoon();
  }

  pause(): void {
    this.#wire?.pause();
  }

  resume(): void {
    this.#wire?.resume();
  }

  setKeepAlive(_isOn: boolean, delayMs: number): void {
    this.#keepAliveMs = delayMs;
  }

  #open(packet: Buffer): void {
    const opening = readOpening(packet);
    if (opening === 'garbage') {
      this.#closeSoon();
      return;
    }
    this.#isCancel = opening === 'cancel';
    const refusal = this.#isCancel ? null : this.#options.breaker.refusal();
    if (refusal) {
      // Nothing was begun on this connection: the next in the queue need not wait.
      this.#lose(refusal, 0);
      return;
    }
    this.#phase = 'dialing';
    this.#unsent = [packet];
    this.#wire = dial(
      this.#options.target,
      this.#options.encryption,
      (wire) => this.#attach(wire),
      (error) => this.#fail(error),
    );
    this.#wire.once('close', () => this.#fail(closedByServer()));
  }

  #attach(wire: net.Socket): void {
    if (this.#phase !== 'dialing') return;
    this.#wire = wire;
    this.#phase = 'startup';
    this.readyState = 'open';
    if (this.#keepAliveMs > 0) wire.setKeepAlive(true, this.#keepAliveMs);
    const startup = new StartupReader();
    wire.on('data', (bytes: Buffer) => {
      if (this.#isWatched()) this.#outstanding.noteReceived(bytes);
      this.#isUnanswered = !this.#outstanding.isNone;
      this.#silentMs = 0;
      if (this.#phase === 'startup' && !this.#passStartup(startup.read(bytes))) return;
      this.emit('data', bytes);
    });
    wire.on('drain', () => this.emit('drain'));
    wire.on('close', () => this.#fail(closedByServer()));
    for (const packet of this.#unsent) wire.write(packet);
    this.#unsent = [];
  }

  #passStartup(outcome: 'pending' | 'ready' | Error): boolean {
    if (outcome instanceof Error) {
      this.#fail(outcome);
      return false;
    }
    if (outcome === 'ready') {
      this.#phase = 'open';
      this.#options.breaker.noteOpened();
      this.#watchSilence();
    }
    return true;
  }

  #fail(error: Error): void {
    if (this.#phase === 'lost') return;
    if (this.#phase !== 'open' && !this.#isCancel) this.#options.breaker.noteFailure(error);
    this.#abandonWire();
    this.#lose(error);
  }

  #lose(error: Error, delayMs = closeDelayMs): void {
    this.#leave();
    this.emit('error', error);
    this.#closeSoon(delayMs);
  }

  #closeSoon(delayMs = closeDelayMs): void {
    this.#leave();
    const close = () => {
      this.readyState = 'closed';
      this.emit('close', false);
    };
    if (delayMs === 0) setImmediate(close);
    else setTimeout(close, delayMs);
  }

  #leave(): void {
    if (this.#phase === 'open') this.#options.breaker.noteClosed();
    this.#phase = 'lost';
  }

  #abandonWire(): void {
    this.#leave();
    if (this.#watch) clearInterval(this.#watch);
    this.#wire?.on('error', () => {});
    this.#wire?.destroy();
  }

  /** Connections with long statements are not: they read whole catalogues. */
  #isWatched(): boolean {
    return this.#phase === 'open' && this.#options.silenceMs !== null;
  }

  #watchSilence(): void {
    const { silenceMs, breaker } = this.#options;
    if (silenceMs === null) return;
    let lookedAt = performance.now();
    this.#watch = setInterval(() => {
      const passedMs = performance.now() - lookedAt;
      lookedAt += passedMs;
      this.#silentMs = this.#isUnanswered ? this.#silentMs + Math.min(passedMs, 2 * LOOK_MS) : 0;
      if (this.#silentMs < silenceMs) return;
      const silence = timedOut('The database has fallen silent.');
      // New connections would meet the same silence: let one find out.
      breaker.noteFailure(silence);
      this.#fail(silence);
    }, LOOK_MS);
    this.#watch.unref();
  }
}

function closedByServer(): Error {
  return Object.assign(new Error('The database closed the connection.'), { code: 'CONNECTION_CLOSED' });
}

function timedOut(message: string): Error {
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
