/** Job states, and how one press moves between them. */
export const jobStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const jobPriorities = ['low', 'medium', 'high'] as const;
export type JobPriority = (typeof jobPriorities)[number];

/** The states each state can move to in one press (Start, Complete, Cancel); a form may set any. */
export const nextStatuses: Record<JobStatus, readonly JobStatus[]> = {
  pending: ['in_progress', 'cancelled'],
  in_progress: ['completed'],
  completed: [],
  cancelled: [],
};

/** Open jobs count as active, and only they can be assigned. */
export const isOpenJob = (status: JobStatus): boolean => status === 'pending' || status === 'in_progress';

/** Defaults of a new job. */
export const jobDefaults = { status: 'pending', priority: 'medium' } as const;
