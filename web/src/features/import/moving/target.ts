import type * as z from 'zod/mini';
import type { ImportReply } from '#shared/importing.ts';
import type { DayOrder } from '../../../forms/csv/days.ts';
import type { Target } from '../target.ts';
import type { Who } from './who.ts';

/** A row to send once its client exists. */
export interface Moving<Fields> {
  /** With a placeholder for the client's id. */
  fields: Fields;
  who: Who;
}

/** The user's options for the whole file. */
export interface Choices {
  order: DayOrder;
  /** Include what is paid or finished. */
  finished: boolean;
  /** Renumber records whose number is taken, instead of leaving them out. */
  renumber: boolean;
  /** Send reminders for what is owed. */
  remind: boolean;
}

/** A record in the file, which may have several rows. */
export interface Cells {
  cell: (key: string) => string;
  /** That cell of each of its rows. */
  each: (key: string) => string[];
  day: (key: string) => string;
  /** Why its rows can't be one record, although they share its number. */
  apart: string | undefined;
}

/** Why a record is not imported: it is settled (which the user may include), of another type, or its rows contradict each other. */
export type Passed = { finished: string } | { passed: string } | { apart: string };

/** How a record relates to existing ones; undefined if it is new. */
export type Standing = 'there' | 'taken' | undefined;

/** How to import another program's file of records with clients. */
export interface MovingTarget<Fields extends { clientId: number }>
  extends Omit<Target<Moving<Fields>>, 'build' | 'shape' | 'identityOf' | 'refusal'> {
  name: 'jobs' | 'quotes' | 'invoices';
  shape: z.ZodMiniType<Fields>;
  /** Columns whose dates reveal the order of day and month. */
  days: readonly string[];
  /** Rows with the same value in this column are one record. */
  groupedBy?: string;
  /** Columns in which a record's rows must agree. */
  agreeing?: readonly string[];
  /** The column of the total, if a line's amount could be chosen by mistake. */
  perLine?: string;
  read: (cells: Cells, choices: Choices) => Record<string, unknown> | Passed;
  /** A record's name in the list of what is left out. */
  nameIn: (cells: Cells) => string;
  /** Compares a record with existing ones and those above it. `who` is the same for the same client. */
  standings: () => (fields: Fields, who: string) => Standing;
  /** The record with the next number to try. */
  renumbered?: (fields: Fields) => Fields;
  send: (rows: Moving<Fields>[]) => Promise<ImportReply>;
}
