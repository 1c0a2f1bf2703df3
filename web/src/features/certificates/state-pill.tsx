import type { CertificateRow } from '#shared/certificates/contract.ts';
import { Pill, type PillTone } from '../../components/pill.tsx';
import { texts } from './texts.ts';

const tones = { draft: 'warning', issued: 'success', replaced: 'neutral', withdrawn: 'danger' } as const;

/** A certificate's status, in colour and text. */
export function StatePill({ certificate: { state } }: { certificate: Pick<CertificateRow, 'state'> }) {
  const tone: PillTone = state === null ? 'neutral' : tones[state];
  return <Pill tone={tone}>{state === null ? texts.added : texts.states[state]}</Pill>;
}
