import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ReceiptInput, receiptInput } from '#shared/receipts/input.ts';

/** A receipt as its form holds it. */
export type ReceiptValues = z.input<typeof receiptInput>;
export type ReceiptFormState = UseFormReturn<ReceiptValues, unknown, ReceiptInput>;
