import type { ClaimDocument, PaperDocument } from './document.ts';

export const isClaim = (paper: PaperDocument): paper is ClaimDocument =>
  paper.kind === 'late_pay' || paper.kind === 'letter_before_claim';
