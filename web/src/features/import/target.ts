import type * as z from 'zod/mini';
import type { ImportReply } from '#shared/importing.ts';
import type { Column } from '../../forms/csv/columns.ts';
import type { Unit } from './texts.ts';

/** What a file's rows become. */
export interface Target<Input extends object> {
  name: 'clients' | 'sites' | 'dues' | 'inventory' | 'prices' | 'jobs' | 'quotes' | 'invoices';
  title: string;
  /** In the plural: "clients". */
  noun: string;
  /** What is counted, where it is not the rows of the file. */
  unit?: Unit;
  columns: readonly Column[];
  shape: z.ZodMiniType<Input>;
  /** The record a row stands for, not checked yet. `cell` gives the text of one of the columns. */
  build: (cell: (key: string) => string) => Record<string, unknown>;
  /** Why a row is refused whatever record it would make, as a sentence. */
  refusal?: (cell: (key: string) => string) => string | undefined;
  /** Rows and records that share it are the same. */
  identityOf: (record: Input) => string;
  send: (rows: Input[]) => Promise<ImportReply>;
  /** Paths whose data is asked for again afterwards. */
  /** The most rows of one call, where that is fewer than usual. */
  perCall?: number;
  /** The most records there can be. */
  most?: number;
}

/** The records there are, as far as they have come. */
export interface Existing<Input> {
  rows: readonly Input[];
  complete: boolean;
  stopped: boolean;
  retry: () => void;
}
