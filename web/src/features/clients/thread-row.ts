import type { PillTone } from '../../components/pill.tsx';

export interface ThreadRow {
  kind: 'job' | 'quote' | 'invoice' | 'paid' | 'statement';
  key: string;
  /** ISO 8601 UTC; the list is sorted by it. */
  at: string;
  to: string;
  title: string;
  note: string;
  pounds: number | null;
  state: string;
  tone: PillTone;
}
