import { useEffect, useMemo, useState } from 'react';
import { type BankRow, bankRowHash } from '#shared/payments/bank-row.ts';
import type { Payment } from '#shared/payments/contract.ts';

/** The rows that have not been recorded as payments; null until known. */
export const useFresh = (rows: readonly BankRow[], payments: readonly Payment[]): BankRow[] | null => {
  const [hashed, setHashed] = useState<{ of: readonly BankRow[]; hashes: string[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(rows.map(bankRowHash)).then((hashes) => isCurrent && setHashed({ of: rows, hashes }));
    return () => {
      isCurrent = false;
    };
  }, [rows]);
  return useMemo(() => {
    if (hashed?.of !== rows) return null;
    const known = new Set(payments.map(({ bankRow, removed }) => !removed && bankRow));
    return rows.filter((_, at) => !known.has(hashed.hashes[at] ?? ''));
  }, [rows, hashed, payments]);
};
