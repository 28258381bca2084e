const SYNC = 0x53;
const QUERY = 0x51;
const READY = 0x5a;
const HEAD_BYTES = 5;

/**
 * How many questions on a connection are still without their end. postgres.js asks the next before the last is answered:
 * an answer to one says nothing of the others.
 */
export class Outstanding {
  #waiting = 0;
  #skip = 0;
  #head: Buffer = Buffer.alloc(0);

  get isNone(): boolean {
    return this.#waiting === 0;
  }

  /** What is written comes in whole messages. */
  noteSent(packet: Buffer): void {
    for (let at = 0; at + HEAD_BYTES <= packet.length; at += 1 + packet.readInt32BE(at + 1)) {
      if (packet[at] === SYNC || packet[at] === QUERY) this.#waiting += 1;
    }
  }

  /** What is read may be cut anywhere. */
  noteReceived(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.#skip > 0) {
        const passed = Math.min(this.#skip, chunk.length - at);
        this.#skip -= passed;
        at += passed;
        continue;
      }
      const taken = chunk.subarray(at, at + HEAD_BYTES - this.#head.length);
      const head = this.#head.length === 0 ? taken : Buffer.concat([this.#head, taken]);
      at += taken.length;
      if (head.length < HEAD_BYTES) {
        this.#head = head;
        return;
      }
      this.#head = Buffer.alloc(0);
      this.#skip = head.readInt32BE(1) - 4;
      if (head[0] === READY) this.#waiting = Math.max(0, this.#waiting - 1);
    }
  }
}
