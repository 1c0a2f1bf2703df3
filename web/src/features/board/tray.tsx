import type { Visit } from '#shared/board/board.ts';
import { texts as visitTexts } from '../../forms/visit/texts.ts';
import { texts } from './texts.ts';
import { type BlockProps, VisitBlock } from './visit-block.tsx';

interface Props extends Pick<BlockProps, 'onPress' | 'onKey'> {
  visits: readonly Visit[];
}

/** Open jobs without a day, to drag from and back to. */
export function Tray({ visits, onPress, onKey }: Props) {
  return (
    <section
      aria-label={visitTexts.tray}
      data-cell
      data-lane=""
      data-day=""
      className="no-print grid content-start gap-1.5 rounded-card border border-line bg-surface p-3 data-over:outline-2 data-over:outline-ink"
    >
      <h2 className="text-base">
        {visitTexts.tray} <span className="font-normal text-muted">{visits.length}</span>
      </h2>
      {visits.length === 0 && <p className="text-small text-muted">{texts.trayEmpty}</p>}
      <ul className="grid max-h-[70dvh] gap-1.5 overflow-y-auto">
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
    </section>
  );
}
