/** Work begun within the cancellation period (CCR reg 36). */
export interface EarlyStart {
  /** The consumer asked for it expressly, off-premises on a durable medium. */
  requested: boolean;
  /** The information about cancelling and paying for early work was given. */
  informed: boolean;
  /** The consumer acknowledged that the right ends when the work is fully done. */
  acknowledged: boolean;
}

/** Whether a job may be started: the period is over, early work was asked for, there is no right, or it is urgent. */
export const mayStart = (job: {
  today: string;
  cancelUntil: string | null;
  requested: boolean;
  isUrgentRepair?: boolean | undefined;
}): boolean =>
  job.requested || job.isUrgentRepair === true || (job.cancelUntil !== null && job.today > job.cancelUntil);

/** Whether fully done work has ended the right to cancel. CCR reg 36(2). */
export const isRightLost = ({ requested, informed, acknowledged }: EarlyStart, isDone: boolean): boolean =>
  isDone && requested && informed && acknowledged;
