/** A base of 1C over real HTTP, that notes how long each answer took. */
export interface BenchBase {
  /** Sends the file in parts; gives its length. */
  send(name: string, bytes: Iterable<Buffer>): Promise<number>;
  /** Asks until it is taken in. */
  takeIn(name: string): Promise<void>;
  /** The bytes of one `query`. */
  query(): Promise<Buffer>;
  parts: number[];
  answers: number[];
}

export async function openBase(url: string, login: string, password: string): Promise<BenchBase> {
  const answers: number[] = [];
  const parts: number[] = [];
  const address = `${url}/exchange/1c/`;
  const basic = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;

  async function ask(query: string, body?: Buffer): Promise<Buffer> {
    const begun = performance.now();
    const response = await fetch(`${address}?${query}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: basic },
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    (body ? parts : answers).push(performance.now() - begun);
    if (response.status !== 200) throw new Error(`${query}: ${response.status}`);
    return bytes;
  }
  const say = (bytes: Buffer) => new TextDecoder('windows-1251').decode(bytes);
  async function requireSuccess(query: string, body?: Buffer): Promise<void> {
    const words = say(await ask(query, body));
    if (!words.startsWith('success')) throw new Error(`${query}: ${words}`);
  }

  for (const type of ['catalog', 'sale']) {
    await requireSuccess(`type=${type}&mode=checkauth`);
    await ask(`type=${type}&mode=init&version=2.08`);
  }
  return {
    parts,
    answers,
    async send(name, bytes) {
      let sent = 0;
      let held: Buffer[] = [];
      const flush = async () => {
        const part = Buffer.concat(held);
        held = [];
        if (part.length === 0) return;
        sent += part.length;
        await requireSuccess(`type=catalog&mode=file&filename=${name}`, part);
      };
      for (const piece of bytes) {
        held.push(piece);
        if (held.reduce((sum, each) => sum + each.length, 0) >= 3 * 1024 * 1024) await flush();
      }
      await flush();
      return sent;
    },
    async takeIn(name) {
      for (;;) {
        const words = say(await ask(`type=catalog&mode=import&filename=${name}`));
        if (words.startsWith('progress')) continue;
        if (!words.startsWith('success') || words.includes('ждёт')) throw new Error(`${name}: ${words}`);
        return;
      }
    },
    query: () => ask('type=sale&mode=query'),
  };
}
