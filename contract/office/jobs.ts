/** What runs beside the requests, what waits to be done once, and how the shop itself is doing. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const params = z.object({ id: z.string().regex(/^\d{1,15}$/) });

export const jobRun = z.object({
  name: z.string(),
  everySeconds: z.number(),
  ranAt: z.string().nullable(),
  tookMs: z.number().nullable(),
  runs: z.number(),
  failures: z.number(),
  failuresInRow: z.number(),
  failedAt: z.string().nullable(),
  /** As the process said it. */
  lastError: z.string().nullable(),
  /** Seconds until the next look; below zero: nobody has come. */
  nextInSeconds: z.number(),
  isLate: z.boolean(),
});
export type JobRun = z.infer<typeof jobRun>;

export const officeTask = z.object({
  id: z.number().int(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'stopping', 'dead', 'stopped', 'done']),
  tries: z.number().int(),
  dueInSeconds: z.number(),
  progress: z.object({ done: z.number(), of: z.number().nullable() }).nullable(),
  /** A code: it names nobody. */
  lastError: z.string().nullable(),
  askedBy: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** Why it cannot be done again or stopped; null: it can. */
  whyNoRetry: z.enum(['running', 'done', 'forgotten']).nullable(),
  whyNoStop: z.enum(['over', 'asked']).nullable(),
});
export type OfficeTask = z.infer<typeof officeTask>;

/** `unknown`: the shop cannot tell. `none`: there is no such thing here. */
const healthState = z.enum(['well', 'troubled', 'down', 'unknown', 'none']);
export const health = z.object({
  part: z.enum(['database', 'disk', 'index', 'mail', 'replica']),
  state: healthState,
  /** What can be said in figures, by the part. */
  facts: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
});
export type Health = z.infer<typeof health>;

export const getJobs = officeCall({
  method: 'GET',
  path: '/office/api/v1/jobs/',
  summary: 'Jobs and how they go, tasks that wait, run or were given up, health of the shop',
  // Whoever reads the settings reads what is outside too: the wider of the two rights that the screen is for.
  staff: { right: 'outside' },
  answer: withData(
    z.object({
      jobs: z.array(jobRun),
      kinds: z.array(
        z.object({
          kind: z.string(),
          waiting: z.number().int(),
          dead: z.number().int(),
          oldestSeconds: z.number(),
        }),
      ),
      tasks: z.array(officeTask),
      health: z.array(health),
    }),
  ),
});

export const getJob = officeCall({
  method: 'GET',
  path: '/office/api/v1/jobs/{id}/',
  summary: 'One task: of whoever asked for it, and of those who see all of them',
  staff: {},
  params,
  answer: withData(officeTask),
  refusals: ['job.not_found'],
});

export const retryJob = officeCall({
  method: 'POST',
  path: '/office/api/v1/jobs/{id}/retry/',
  summary: 'Does a task again at once, with all its tries before it',
  staff: { right: 'outside' },
  params,
  answer: withData(officeTask),
  refusals: ['job.not_found', 'job.done', 'job.forgotten', 'job.running'],
  acceptsKey: true,
});

export const stopJob = officeCall({
  method: 'POST',
  path: '/office/api/v1/jobs/{id}/stop/',
  summary: 'Stops a task: what waits at once, what runs at the next word of its progress',
  staff: { right: 'outside' },
  params,
  answer: withData(officeTask),
  refusals: ['job.not_found', 'job.over'],
  acceptsKey: true,
});
