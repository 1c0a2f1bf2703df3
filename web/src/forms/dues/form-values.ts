import * as z from 'zod/mini';
import { type Due, newDue } from '#shared/dues/contract.ts';
import { id } from '#shared/fields.ts';
import type { useRecordForm } from '../use-record-form.ts';

/** A property is chosen through its client, so the form asks for both. */
export const dueShape = z.safeExtend(newDue, { clientId: id });
export type DueValues = z.input<typeof dueShape>;
export type Checked = z.output<typeof dueShape>;
export type DueFormState = ReturnType<typeof useRecordForm<Due, DueValues, Checked>>['form'];
