import type { PasswordFault } from '#domain/password.ts';

/** What is wrong with a password, by its fault. */
export const passwordWords = {
  length: 'password.length',
  letters: 'password.letters',
  own: 'password.own',
} as const satisfies Record<PasswordFault, string>;
