/** The stage of the work at which a photo was taken, in order. */
export const photoStages = ['before', 'during', 'after'] as const;
export type PhotoStage = (typeof photoStages)[number];
