import { readConfig } from '#api/config.ts';
import { createBucket, LEAST_AGE_MS, type Sweep, sweepBucket } from '#api/images/images.ts';
import { createOutgoing } from '#api/outgoing/outgoing.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const LEAST_DAYS = LEAST_AGE_MS / DAY_MS;

type Bucket = ReturnType<typeof createBucket>;

/** Each question to the bucket would be a line: who works by hand wants the end of it. */
const silent = { info() {}, warn() {} };

function openBucket(): Bucket | null {
  const { s3 } = readConfig().partners;
  return s3 && createBucket(createOutgoing(silent), s3);
}

/** The bucket of pictures and documents: what lies there and is named by nobody any more. */
export const createPictures = (open: () => Bucket | null = openBucket): Subject => ({
  usage: ['pictures sweep [--days 30] [--delete] [--most]'],

  async run(db, words) {
    const { values, positionals } = readFlags(words, {
      days: { type: 'string', default: String(DEFAULT_DAYS) },
      delete: { type: 'boolean', default: false },
      most: { type: 'boolean', default: false },
    });
    if (positionals.join(' ') !== 'sweep' || !/^\d{1,4}$/.test(values.days)) throw usageOf(this);
    const bucket = open();
    if (bucket === null)
      throw new Error('Pictures lie in a folder of this machine (PICTURES is not s3): nothing to sweep.');
    const days = Number(values.days);
    const swept = await sweepBucket(db, bucket, {
      ageMs: days * DAY_MS,
      isDry: !values.delete,
      mayTakeMost: values.most,
    });
    if (swept === 'too_young')
      throw new Error(
        `--days ${days}: younger than ${LEAST_DAYS} days is not swept, it may belong to an open form.`,
      );
    if (swept === 'too_many')
      throw new Error(
        'More than half would go, and nothing was touched: is this the database of that bucket? If so: --most.',
      );
    return saySweep(swept, days, values.delete);
  },
});

function saySweep({ seen, unnamed, unnamedBytes, removed }: Sweep, days: number, isDone: boolean): string {
  const found = `${seen} objects; ${unnamed} (${(unnamedBytes / 1024 / 1024).toFixed(1)} MB) are older than ${days} days and named by no row.`;
  if (isDone) return `${found} ${removed} removed.`;
  return unnamed === 0 ? found : `${found} Nothing was touched: --delete removes them.`;
}
