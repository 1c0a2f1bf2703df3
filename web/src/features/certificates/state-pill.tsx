import type { CertificateRow } from '#shared/certificates/contract.ts';
import { Pill, type PillTone } from '../../components/pill.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { texts } from './texts.ts';

const tones = { draft: 'warning', issued: 'success', replaced: 'neutral', withdrawn: 'danger' } as const;

interface Props {
  certificate: Pick<CertificateRow, 'state'>;
  /** Without a background, for a dense row. */
  inRow?: boolean;
}

/** A certificate's status, in colour and text. */
export function StatePill({ certificate: { state }, inRow = false }: Props) {
  const tone: PillTone = state === null ? 'neutral' : tones[state];
  const Look = inRow ? StateWord : Pill;
  return <Look tone={tone}>{state === null ? texts.added : texts.states[state]}</Look>;
}
