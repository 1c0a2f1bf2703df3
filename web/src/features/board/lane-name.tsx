import type { Lane } from '#shared/board/board.ts';
import { personColour } from '../../data/person-colour.ts';
import { texts as visitTexts } from '../../forms/visit/texts.ts';

/** A lane's sticky name. */
export function LaneName({ lane }: { lane: Lane | null }) {
  return (
    <div
      style={lane ? { boxShadow: `inset 4px 0 0 ${personColour(lane.colour)}` } : undefined}
      className="sticky left-0 z-4 min-w-0 border-r border-line bg-surface py-2 pr-2.5 pl-3 text-small font-strong wrap-anywhere"
    >
      {lane?.name ?? visitTexts.nobody}
    </div>
  );
}
