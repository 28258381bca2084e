const protocolVersion = 196_608;
const cancelRequest = 80_877_102;

export type Opening = 'startup' | 'cancel' | 'garbage';

/** What the first bytes on a connection are: a whole start-up packet, a whole cancel request, or neither. */
export function readOpening(packet: Buffer): Opening {
  if (packet.length < 8 || packet.readInt32BE(0) !== packet.length) return 'garbage';
  const code = packet.readInt32BE(4);
  if (code === protocolVersion) return 'startup';
  return code === cancelRequest ? 'cancel' : 'garbage';
}

/** Watches the server's first messages until it is ready for queries or has refused the connection. */
export class StartupReader {
  #unread = Buffer.alloc(0);

  read(bytes: Buffer): 'pending' | 'ready' | Error {
    this.#unread = Buffer.concat([this.#unread, bytes]);
    while (this.#unread.length >= 5) {
      const end = this.#unread.readInt32BE(1) + 1;
      if (this.#unread.length < end) return 'pending';
      const type = String.fromCharCode(this.#unread[0] ?? 0);
      if (type === 'Z') return 'ready';
      if (type === 'E') return toError(this.#unread.subarray(5, end));
      this.#unread = this.#unread.subarray(end);
    }
    return 'pending';
  }
}

function toError(body: Buffer): Error {
  const fields = new Map(
    body
      .toString('utf8')
      .split('\0')
      .map((field) => [field.slice(0, 1), field.slice(1)]),
  );
  const message = fields.get('M') ?? 'The database server refused the connection.';
  return Object.assign(new Error(message), { code: fields.get('C') ?? '08004' });
}
