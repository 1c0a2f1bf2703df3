import { Dialog } from '../../components/dialog.tsx';
import { SheetBody } from '../../components/sheet.tsx';
import type { Behind } from './behind.ts';
import { ComingRecords } from './coming-records.tsx';
import { texts } from './texts.ts';

/** The records behind a tax figure. */
export default function RecordsSheet({ behind, onClose }: { behind: Behind; onClose: () => void }) {
  const { name, from, to, rule } = behind;
  return (
    <Dialog open onClose={onClose} title={name} description={texts.period(from, to)} tall>
      <SheetBody className="grid content-start gap-3">
        {rule && <p className="text-small text-muted">{rule}</p>}
        <ComingRecords behind={behind} />
      </SheetBody>
    </Dialog>
  );
}
