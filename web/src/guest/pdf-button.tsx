/** @jsxImportSource preact */
import { Button } from './buttons.tsx';
import { texts } from './texts.ts';
import type { Pdf } from './use-pdf.ts';

/** Downloads the document; `inBar`: on a phone the bar below already has this. */
export function PdfButton({ pdf, inBar }: { pdf: Pdf; inBar: boolean }) {
  return (
    <Button
      icon="download"
      busy={pdf.state === 'busy'}
      onClick={pdf.fetchIt}
      class={inBar ? 'max-lg:hidden' : ''}
    >
      {texts.pdf}
    </Button>
  );
}
