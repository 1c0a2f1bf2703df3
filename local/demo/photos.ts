import type { PhotoInput } from '#shared/photos/contract.ts';
import { type DrawingName, drawingOf, drawings } from './photo-drawings.ts';
import type { Story } from './year.ts';

/** A photo taken on a job at `at`, in epoch milliseconds. */
export interface Shot {
  at: number;
  drawing: DrawingName;
  input: PhotoInput;
}

const pictured = new Set(['Annual boiler service', 'Landlord gas safety check', 'Power flush']);
const mostJobs = 6;
const minuteMs = 60_000;

/** The photos, with the minutes after work starts or is completed. */
const shots = [
  { after: 'in_progress', minutes: 4, drawing: 'boiler', stage: 'before', caption: null },
  { after: 'in_progress', minutes: 20, drawing: 'gauge', stage: 'during', caption: 'Pressure cold' },
  { after: 'in_progress', minutes: 35, drawing: 'burner', stage: 'during', caption: null },
  { after: 'completed', minutes: -3, drawing: 'label', stage: 'after', caption: 'Service label' },
] as const;

/** The jobs with photos by `now`, newest last. */
export const picturedStories = (stories: Story[], now: number): Set<Story> =>
  new Set(
    stories
      .filter(({ job, moves }) =>
        moves.some(({ at, status }) => status === 'in_progress' && at <= now && pictured.has(job.title)),
      )
      .slice(-mostJobs),
  );

export const shotsOf = ({ moves }: Story): Shot[] =>
  shots.flatMap(({ after, minutes, drawing, stage, caption }) => {
    const begun = moves.find(({ status }) => status === after);
    return begun ? [{ at: begun.at + minutes * minuteMs, drawing, input: { stage, caption } }] : [];
  });

export type Developed = Partial<Record<DrawingName, Uint8Array>>;

/** The drawings as JPEG; none if sharp, an optional dependency, is not installed. */
export const developed = async (): Promise<Developed> => {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  if (!sharp) return {};
  const names = Object.keys(drawings) as DrawingName[];
  const made = await Promise.all(
    names.map((name) =>
      sharp(Buffer.from(drawingOf(name)))
        .jpeg({ quality: 80 })
        .toBuffer(),
    ),
  );
  return Object.fromEntries(names.map((name, at) => [name, made[at]]));
};
