import type { Board } from '#shared/board/board.ts';
import { texts as visitTexts } from '../../forms/visit/texts.ts';
import { texts } from './texts.ts';
import { type BlockProps, VisitBlock } from './visit-block.tsx';

interface Props extends Pick<BlockProps, 'onPress' | 'onKey'> {
  tray: Board['tray'];
}

/** `200+` if there are more. */
export const trayCount = ({ noDay, more }: Board['tray']): string => `${noDay.length}${more ? '+' : ''}`;

/** Open jobs without a day, to drag from and back to. */
export function Tray({ tray, onPress, onKey }: Props) {
  const visits = tray.noDay;
  return (
    <section
      aria-label={visitTexts.tray}
      data-cell
      data-lane=""
      data-day=""
      className="no-print grid content-start gap-1.5 rounded-card border border-line bg-surface p-3 data-over:outline-2 data-over:outline-ink"
    >
      <h2 className="text-base">
        {visitTexts.tray} <span className="font-normal text-muted">{trayCount(tray)}</span>
      </h2>
      {visits.length === 0 && <p className="text-small text-muted">{texts.trayEmpty}</p>}
      <ul className="grid max-h-[70dvh] gap-1.5 sm:grid-cols-2 xl:grid-cols-1 overflow-y-auto">
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitBlock
              visit={visit}
              of={visit.employeeIds[0] ?? null}
              clash=""
              isDraft={false}
              onPress={onPress}
              onKey={onKey}
            />
          </li>
        ))}
      </ul>
      {tray.more && <p className="text-small text-muted">{texts.trayMore}</p>}
    </section>
  );
}
