/** Work started within the cancellation period (CCR reg 36). */
export interface EarlyStart {
  /** The consumer expressly requested it; off-premises, on a durable medium. */
  requested: boolean;
  /** The information about cancelling and about paying for early work was given. */
  informed: boolean;
  /** The consumer acknowledged that the right ends once the work is fully done. */
  acknowledged: boolean;
}

/** True if a job may start: the period is over, an early start was requested, there is no right to cancel, or it is urgent. */
export const mayStart = (job: {
  today: string;
  cancelUntil: string | null;
  requested: boolean;
  isUrgentRepair?: boolean | undefined;
}): boolean =>
  job.requested || job.isUrgentRepair === true || (job.cancelUntil !== null && job.today > job.cancelUntil);

/** True if completing the work has ended the right to cancel. CCR reg 36(2). */
export const isRightLost = ({ requested, informed, acknowledged }: EarlyStart, isDone: boolean): boolean =>
  isDone && requested && informed && acknowledged;
