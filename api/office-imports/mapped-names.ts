/** Columns as the database keeps them: «not read» is an empty name, an array there knows no gaps. */
import type { Mapping } from '#domain/office/mapping.ts';

export const toNames = (mapping: Mapping): string[] => mapping.map((name) => name ?? '');
export const toMapping = (names: readonly string[]): Mapping =>
  names.map((name) => (name === '' ? null : name));
