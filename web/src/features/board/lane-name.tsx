import type { Lane } from '#shared/board/board.ts';
import { texts as visitTexts } from '../../forms/visit/texts.ts';

/** A lane's sticky name. */
export function LaneName({ lane }: { lane: Lane | null }) {
  return (
    <div className="sticky left-0 z-4 min-w-0 border-r border-line bg-surface px-2.5 py-2 text-small font-strong wrap-anywhere">
      {lane?.name ?? visitTexts.nobody}
    </div>
  );
}
