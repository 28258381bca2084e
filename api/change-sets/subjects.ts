/**
 * What can be edited by changes: each subject says by which right, which fields of what shape, how they are read and written.
 * A module that owns such things registers it (`subjects.set`); all else (preview, collisions, undo, approval, log) is the
 * same for all of them.
 */
import type { z } from 'zod';
import type { Right } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import type { Json } from '#domain/office/changes.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import type { ApprovalReason } from '#domain/office/reasons.ts';
import type { Duties } from '#domain/office/rights.ts';
import type { Db } from '../database.ts';

export interface SubjectField {
  /** What it may become. */
  schema: z.ZodType;
  /** Where another right than the subject's is asked for. */
  right?: Right;
  /** Written all or none however many there are: half a range at its new prices is a mistake that shoppers see. */
  isWhole?: boolean;
}

/** The fields of a thing by name. */
export type Values = Readonly<Record<string, Json>>;

export interface WantedChange {
  id: number;
  field: string;
  from: Json;
  to: Json;
}

/** Fields, and with `isNamed` those by which a thing is called. */
export interface Needed {
  fields: ReadonlySet<string>;
  isNamed: boolean;
}

export type Fragment = ReturnType<Db>;

/** Items whose numbers lie beyond `after`, up to `until`: all of their things, in order. */
export interface Span {
  after: number;
  until: number;
}

/** What of a set is to be written by one statement. */
export interface Portion extends Span {
  /** Those that the set names. */
  fields: readonly string[];
  /** How many of its items are applied by now. */
  applied: number;
}

/**
 * Fields of whole numbers that the database lays beside a set and writes by itself: of a hundred thousand none travels. A schema
 * that takes the least and the greatest of them takes all.
 */
export interface InTables {
  fields: ReadonlySet<string>;
  /** Which of these another system keeps of the things that it has told of. */
  listOwned(tx: Db): Promise<readonly string[]>;
  /** What is joined to an item `i`, and beside it what is stored (jsonb; NULL: there is no such thing) and whether it is owned by these. */
  join(db: Db): Fragment;
  stored(db: Db): Fragment;
  isOwned(db: Db, owned: readonly string[]): Fragment;
  /** Nobody writes to these fields of the things of a set until the transaction ends. */
  lock(tx: Db, setId: number, of: { fields: readonly string[]; items: number }): Promise<void>;
  /** Writes those of its items that are applied by now. */
  write(tx: Db, setId: number, portion: Portion): Promise<void>;
  /** The same for a set of one of these fields, of those that are stored as the set was told they are; gives how many they were. */
  writeAsSeen?: {
    fields: ReadonlySet<string>;
    of(tx: Db, setId: number, span: Span & { field: string }): Promise<number>;
  };
  /** Why another must approve these fields of so many things, whatever they become. */
  approval?: {
    fields: readonly string[];
    whyOfMany(things: number, limits: OfficeLimits): ApprovalReason | null;
  };
}

export interface Subject {
  right: Right;
  fields: Readonly<Record<string, SubjectField>>;
  /**
   * What is stored now; who does not exist is missing. With `isLocking` nobody writes to them until the transaction ends. Of a
   * hundred thousand wide things no more need be read than is `needed`, and of those that are only to be locked nothing.
   */
  read(tx: Db, ids: readonly number[], isLocking: boolean, needed?: Needed): Promise<Map<number, Values>>;
  /** Whether somebody's rights reach this one, where they do not reach all of them (stores). */
  reaches?(viewer: Duties, id: number): boolean;
  /** Which fields of which things another system keeps: they are not written by hand. */
  listOwned?(tx: Db, ids: readonly number[]): Promise<Map<number, ReadonlySet<string>>>;
  /** Within the transaction that has read and locked them. A Refusal thrown here refuses the whole batch. */
  write(tx: Db, changes: readonly WantedChange[]): Promise<void>;
  /** Makes a thing of the fields given and tells its id; without it nothing new can be made by changes. */
  create?(tx: Db, values: Values): Promise<number>;
  /** What takes back that a thing was made: it is not deleted, somebody may have bought it. */
  unmake?: { field: string; from: Json; to: Json };
  /** What a thing is called. */
  nameOf?(values: Values, language: Locale): string | null;
  /** Why another must approve these together; null: nobody needs to. */
  needsApproval?(
    changes: readonly WantedChange[],
    limits: OfficeLimits,
    tx: Db,
  ): ApprovalReason | null | Promise<ApprovalReason | null>;
  inTables?: InTables;
}

export type Subjects = Map<string, Subject>;
