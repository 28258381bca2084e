import { Refusal } from '#api/http/refusal.ts';
import { errors } from '#contract/errors.ts';

/** A refusal's name says little to a person: they get its words, in the working language of the shop. */
export async function sayRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? new Error(errors[error.code].ru) : error;
  }
}
