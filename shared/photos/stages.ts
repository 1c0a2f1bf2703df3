/** When a photo of a job was taken, in the order of the work. */
export const photoStages = ['before', 'during', 'after'] as const;
export type PhotoStage = (typeof photoStages)[number];
