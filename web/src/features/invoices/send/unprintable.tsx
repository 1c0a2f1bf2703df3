import { TriangleAlert } from 'lucide-react';
import type { Finding } from '#shared/invoices/issuing.ts';
import { Notice } from '../../../components/notice.tsx';
import { Findings } from '../../../forms/paper/findings.tsx';
import { sendTexts as texts } from './texts.ts';

/** Says before a letter goes which words its PDF would show as empty boxes, each with where it is put right. */
export function Unprintable({ findings, clientId }: { findings: readonly Finding[]; clientId: number }) {
  if (findings.length === 0) return null;
  return (
    <Notice tone="warning" icon={TriangleAlert} title={texts.unprintable} role="status">
      <Findings findings={findings} clientId={clientId} />
    </Notice>
  );
}
