/**
 * The one way out to partners: banks, gateways, registers. Promises: a question ends in an answer, in `Refused` (a final
 * no) or in `Unknown` (perhaps it was done), never later than its patience; no redirect is followed; the log hears of
 * each question and never what was said; who does not answer is left alone for a while (circuit.ts).
 * Hides the wire. Relies on `read` to tell a partner's no from a page that is no answer at all.
 */
import { Circuit } from './circuit.ts';
import { outgoingSeconds } from './outgoing-metrics.ts';
import { Refused, Unknown } from './results.ts';
import { type Answer, type Request, send } from './send.ts';

export { ForbiddenAddress, fetchFile } from './fetch-file.ts';
export { createReach, type FindPlace } from './reach.ts';
export { Refused, Unknown } from './results.ts';
export type { Answer } from './send.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

export interface Question<T> extends Omit<Request, 'timeoutMs' | 'maxBytes'> {
  /** The partner, in logs and figures. */
  to: string;
  operation: string;
  timeoutMs?: number;
  maxBytes?: number;
  /** Makes sense of the answer; throws Refused for a documented no, anything else means that it is not known. */
  read(answer: Answer): T;
}

export interface OutgoingLog {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
}

export type Outgoing = ReturnType<typeof createOutgoing>;

/** Lets a trace see the question: `ask` with the headers that belong to it. */
export type Traced = <T>(
  to: string,
  operation: string,
  ask: (headers: Readonly<Record<string, string>>) => Promise<T>,
) => Promise<T>;

export function createOutgoing(
  log: OutgoingLog,
  now: () => number = Date.now,
  traced: Traced = (_to, _operation, ask) => ask({}),
) {
  const circuits = new Map<string, Circuit>();
  const circuitOf = (partner: string): Circuit => {
    const circuit = circuits.get(partner) ?? new Circuit();
    circuits.set(partner, circuit);
    return circuit;
  };

  return {
    isLeftAlone: (partner: string): boolean => circuitOf(partner).isLeftAlone(now()),

    async call<T>({ to, operation, read, ...request }: Question<T>): Promise<T> {
      const circuit = circuitOf(to);
      if (!circuit.enter(now()))
        throw new Unknown(`${to} is left alone: it did not answer`, { wasSent: false });
      const begun = now();
      let status: number | null = null;
      const tell = (result: 'done' | 'refused' | 'unknown', reason?: string) => {
        const ms = now() - begun;
        outgoingSeconds.observe({ to, operation, result }, ms / 1000);
        const facts = { to, operation, status, ms, ...(reason === undefined ? {} : { reason }) };
        if (result === 'unknown') log.warn(facts, 'a partner did not answer as it should');
        else log.info(facts, 'a partner was asked');
      };
      try {
        const answer = await traced(to, operation, (headers) =>
          send({
            timeoutMs: PATIENCE_MS,
            maxBytes: MOST_BYTES,
            ...request,
            headers: { ...request.headers, ...headers },
          }),
        );
        status = answer.status;
        if (status >= 500 || (status >= 300 && status < 400)) throw new Unknown(`answered ${status}`);
        const value = read(answer);
        circuit.noteAnswer();
        tell('done');
        return value;
      } catch (error) {
        if (error instanceof Refused) {
          circuit.noteAnswer();
          tell('refused', error.reason);
          throw error;
        }
        const reason = error instanceof Error ? error.message : String(error);
        circuit.noteFailure(now());
        tell('unknown', error instanceof Unknown ? reason : 'the answer could not be read');
        const wasSent = !(error instanceof Unknown) || error.wasSent;
        throw new Unknown(`${to} ${operation}: ${reason}`, { wasSent });
      }
    },
  };
}

/** For `read`: what is no JSON was not written by the partner's API. */
export function readJson({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Unknown('a page instead of JSON');
  }
}
