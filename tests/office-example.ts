/** A request of a call of the office, for the test of rights. */
import type { Right, RightAct } from '#contract/office/rights.ts';
import type { TestApp } from './app.ts';

interface OfficeExample {
  query?: Record<string, string>;
  params?: Record<string, string | number>;
  body?: unknown;
}

/** `viewer` is whoever makes the call, for what is theirs. */
type MakeOfficeExample = (shop: TestApp, viewer: number) => Promise<OfficeExample>;

export interface OfficeExamples {
  good: MakeOfficeExample;
  missing?: MakeOfficeExample;
  /** What whoever has the right gets; 200 unless told. */
  status?: number;
  /** Of a call for all: what its example asks for, by the thing that it names. */
  asks?: { right: Right; act: RightAct };
}

/** A thing that does not exist. */
export const nobody = { params: { id: 999_999_999 } };
