import type * as z from 'zod/mini';
import type { ImportReply } from '#shared/importing.ts';
import type { DayOrder } from '../days.ts';
import type { Target } from '../target.ts';
import type { Who } from './who.ts';

/** A row as it is sent once its client is there. */
export interface Moving<Fields> {
  /** With any number for its client. */
  fields: Fields;
  who: Who;
}

/** What the user chose about the whole file. */
export interface Choices {
  order: DayOrder;
  /** Bring what is paid or finished too. */
  finished: boolean;
  /** Give what has another's number one of its own, instead of leaving it out. */
  renumber: boolean;
  /** Let reminders go out for what is owed. */
  remind: boolean;
}

/** One record of the file, whose lines may be several rows. */
export interface Cells {
  cell: (key: string) => string;
  /** The same cell of each of its rows. */
  each: (key: string) => string[];
  day: (key: string) => string;
  /** Why its rows cannot be one record, though they share its number. */
  apart: string | undefined;
}

/** Why a record is not brought: it is settled there (which may be asked for), it is none of these, or its rows are not of one. */
export type Passed = { finished: string } | { passed: string } | { apart: string };

/** How a record stands to those there are: nothing where it is new. */
export type Standing = 'there' | 'taken' | undefined;

/** What a file of another program becomes, with whom it is for. */
export interface MovingTarget<Fields extends { clientId: number }>
  extends Omit<Target<Moving<Fields>>, 'build' | 'shape' | 'identityOf' | 'refusal'> {
  name: 'jobs' | 'quotes' | 'invoices';
  shape: z.ZodMiniType<Fields>;
  /** Columns whose dates tell in which order the file writes them. */
  days: readonly string[];
  /** Rows that share what stands in this column are one record. */
  groupedBy?: string;
  /** Columns in which these rows must not differ. */
  agreeing?: readonly string[];
  /** The column of the total, where that of a line's amount can be chosen instead. */
  perLine?: string;
  read: (cells: Cells, choices: Choices) => Record<string, unknown> | Passed;
  /** The name that a list of what is left out goes by. */
  nameIn: (cells: Cells) => string;
  /** Looks at a record beside those there are and those above it. `who` is the same text for the same client. */
  standings: () => (fields: Fields, who: string) => Standing;
  /** The same record with the next number to try. */
  renumbered?: (fields: Fields) => Fields;
  send: (rows: Moving<Fields>[]) => Promise<ImportReply>;
}
