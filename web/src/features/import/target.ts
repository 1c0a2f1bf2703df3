import type * as z from 'zod/mini';
import type { ImportReply } from '#shared/importing.ts';
import type { Column } from '../../forms/csv/columns.ts';
import type { Unit } from './texts.ts';

/** How to import a file's rows. */
export interface Target<Input extends object> {
  name: 'clients' | 'sites' | 'dues' | 'inventory' | 'prices' | 'jobs' | 'quotes' | 'invoices';
  title: string;
  /** In the plural: "clients". */
  noun: string;
  /** The counted unit, if not rows. */
  unit?: Unit;
  columns: readonly Column[];
  shape: z.ZodMiniType<Input>;
  /** A row's record, not validated yet. `cell` returns the text of a column; `others` is the text of columns that are none of ours. */
  build: (cell: (key: string) => string, others: string[]) => Record<string, unknown>;
  /** The label of the field that takes `others`; without it they are left out. */
  keepsOthersIn?: string;
  /** Why a row is refused before validation, as a sentence. */
  refusal?: (cell: (key: string) => string) => string | undefined;
  /** Rows and records with the same value are duplicates. */
  identityOf: (record: Input) => string;
  send: (rows: Input[]) => Promise<ImportReply>;
  /** Paths to refetch afterwards. */
  /** The most rows per call, if fewer than usual. */
  perCall?: number;
  /** The most records allowed. */
  most?: number;
}

/** The existing records, as far as loaded. */
export interface Existing<Input> {
  rows: readonly Input[];
  complete: boolean;
  stopped: boolean;
  retry: () => void;
}
