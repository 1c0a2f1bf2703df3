import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import ScanLine from 'lucide-react/icons/scan-line';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useCut } from '../../store/line.ts';
import { texts } from './texts.ts';
import type { ReceiptForm } from './use-receipt-form.ts';

/** The scan's state: running, to review, or failed. */
export function ScanBanner({ receipt: { scan, picture, later } }: { receipt: ReceiptForm }) {
  const { state, start } = scan;
  const cut = useCut(true);
  if (state.phase === 'idle') return null;
  if (state.phase === 'scanning') return <Scanning />;
  const again = picture && (
    <Button variant="secondary" needsConnection icon={ScanLine} onClick={() => start(picture)}>
      {texts.scanAgain}
    </Button>
  );
  if (state.phase === 'failed' && cut) {
    return (
      <Notice
        tone="neutral"
        icon={CloudOff}
        title={texts.cutTitle}
        role="status"
        action={
          later && (
            <Button variant="secondary" onClick={later}>
              {texts.keepForLater}
            </Button>
          )
        }
      >
        {texts.cutHint}
      </Notice>
    );
  }
  if (state.phase === 'failed') {
    return (
      <Notice tone="danger" icon={TriangleAlert} title={texts.scanFailedTitle} role="status" action={again}>
        {texts.scanFailedHint}
      </Notice>
    );
  }
  const { isEmpty, result } = state;
  if (isEmpty) {
    return (
      <Notice tone="warning" icon={TriangleAlert} title={texts.unreadTitle} role="status">
        {result.notice ?? texts.unreadHint}
      </Notice>
    );
  }
  return (
    <Notice tone="success" icon={CircleCheck} title={texts.scannedTitle} role="status">
      {result.notice ?? texts.scannedHint}
    </Notice>
  );
}

function Scanning() {
  return (
    <div role="status" className="flex items-center gap-3 rounded-card bg-info px-4 py-3 text-on-info">
      <LoaderCircle aria-hidden className="size-6 shrink-0 animate-spin" />
      <div>
        <p className="font-strong">{texts.scanning}</p>
        <p className="text-small">{texts.scanningHint}</p>
      </div>
    </div>
  );
}
