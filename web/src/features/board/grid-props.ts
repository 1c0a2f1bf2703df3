import type { KeyboardEvent } from 'react';
import type { Visit } from '#shared/board/board.ts';
import type { Row } from './rows.ts';

/** What the board of a week and of a day are drawn from. */
export interface GridProps {
  rows: readonly Row[];
  days: readonly string[];
  holidays: Readonly<Record<string, string>>;
  clashes: ReadonlyMap<string, string>;
  draftId: number | undefined;
  onPress: (visit: Visit, of: number | null) => void;
  onKey: (event: KeyboardEvent, visit: Visit, of: number | null) => void;
  onDay: (day: string) => void;
}
