/** @jsxImportSource preact */
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';
import type { Pdf } from './use-pdf.ts';

export function PdfFailed({ pdf }: { pdf: Pdf }) {
  if (pdf.state !== 'failed') return null;
  return (
    <div class="mt-3">
      <Notice tone="alert" urgent>
        {texts.pdfFailed}
      </Notice>
    </div>
  );
}
