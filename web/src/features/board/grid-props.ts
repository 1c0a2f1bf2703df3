import type { KeyboardEvent } from 'react';
import type { Visit } from '#shared/board/board.ts';
import type { Row } from './rows.ts';

/** The props of the week and day boards. */
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
