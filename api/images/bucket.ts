/**
 * A bucket of pictures that all machines of the shop share, by the protocol of S3. Promises: an object is there when `put` is
 * over; what is absent is null, a bucket that does not answer is an error, never an absence. Hides the signature (SigV4) and
 * the addresses. Objects are named by their content and never change.
 */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import { type Answer, type Outgoing, Refused } from '../outgoing/outgoing.ts';

export type BucketSettings = NonNullable<Config['partners']['s3']>;

export interface Bucket {
  put(path: string, data: Buffer, type: string): Promise<void>;
  /** The path that is `name`, or `name` with an ending, and what tells its bytes from others; null: there is none. */
  find(name: string): Promise<{ path: string; version: string } | null>;
  read(path: string): Promise<Buffer | null>;
  /** Everything under the shop's prefix, page by page. */
  list(): AsyncIterable<BucketObject>;
  /** Absent afterwards, also when it was before. */
  remove(path: string): Promise<void>;
}

export interface BucketObject {
  path: string;
  bytes: number;
  /** When it was last put there, by the bucket's clock. */
  putAt: Date;
}

/** Visitors wait for reading; whoever brings a picture has more patience. */
const READ_MS = 2000;
const WRITE_MS = 20_000;
const MOST_BYTES = 40 * 1024 * 1024;
/** In the order in which folders are looked through. */
const ENDINGS = ['.webp', '.avif', '.jpg', '.jpeg', '.png'];

export function createBucket(outgoing: Outgoing, settings: BucketSettings): Bucket {
  const { address, region, bucket, key, secret, prefix } = settings;
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  });
  const home = `${address}/${bucket}`;

  async function ask<T>(
    operation: string,
    request: {
      method: 'GET' | 'PUT' | 'DELETE';
      url: string;
      body?: Buffer;
      type?: string;
      timeoutMs: number;
    },
    read: (answer: Answer) => T,
  ): Promise<T> {
    const { method, url, body, type, timeoutMs } = request;
    const signed = await client.sign(url, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
    });
    return outgoing.call({
      to: 's3',
      operation,
      method,
      url: signed.url,
      headers: Object.fromEntries(signed.headers),
      ...(body === undefined ? {} : { body }),
      timeoutMs,
      maxBytes: MOST_BYTES,
      read,
    });
  }

  const requireDone = ({ status }: Answer): void => {
    if (status >= 400) throw new Refused('s3', `answered ${status}`);
  };

  return {
    async put(path, data, type) {
      const url = `${home}/${prefix}${path}`;
      await ask('put', { method: 'PUT', url, body: data, type, timeoutMs: WRITE_MS }, requireDone);
    },

    async find(name) {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '10', prefix: `${prefix}${name}` });
      const found = await ask(
        'list',
        { method: 'GET', url: `${home}?${query}`, timeoutMs: READ_MS },
        (answer) => {
          requireDone(answer);
          return readList(answer.body.toString('utf8'));
        },
      );
      const wanted = /\.\w+$/.test(name) ? [name] : ENDINGS.map((ending) => `${name}${ending}`);
      for (const path of wanted) {
        const version = found.get(`${prefix}${path}`);
        if (version !== undefined) return { path, version };
      }
      return null;
    },

    read: (path) =>
      ask('get', { method: 'GET', url: `${home}/${prefix}${path}`, timeoutMs: READ_MS }, (answer) => {
        if (answer.status === 404) return null;
        requireDone(answer);
        return answer.body;
      }),

    async *list() {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== null) query.set('continuation-token', token);
        const xml: string = await ask(
          'list all',
          { method: 'GET', url: `${home}?${query}`, timeoutMs: WRITE_MS },
          (answer) => {
            requireDone(answer);
            return answer.body.toString('utf8');
          },
        );
        for (const { key: path, bytes, putAt } of readObjects(xml))
          yield { path: path.slice(prefix.length), bytes, putAt };
        token = readTag(xml, 'NextContinuationToken');
      } while (token !== null);
    },

    async remove(path) {
      const url = `${home}/${prefix}${path}`;
      await ask('remove', { method: 'DELETE', url, timeoutMs: WRITE_MS }, (answer) => {
        if (answer.status !== 404) requireDone(answer);
      });
    },
  };
}

/** Names of ours hold nothing that XML would write otherwise. */
function readList(xml: string): Map<string, string> {
  return new Map(readObjects(xml).map(({ key, version }) => [key, version]));
}

function readObjects(xml: string): { key: string; version: string; bytes: number; putAt: Date }[] {
  if (!xml.includes('ListBucketResult')) throw new Error('no list of a bucket');
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, facts = '']) => ({
    key: readTag(facts, 'Key') ?? '',
    version: readTag(facts, 'ETag')?.replace(/&quot;|&#34;|"/g, '') ?? '',
    bytes: Number(readTag(facts, 'Size')),
    putAt: new Date(readTag(facts, 'LastModified') ?? Number.NaN),
  }));
}

const readTag = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
