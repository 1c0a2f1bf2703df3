import { madeOn } from '../store/made-on.ts';

type Call<Input, Saved> = (input: Input) => Promise<Saved>;

/** A form's `save` from two calls: creates a record, or updates the opened version. */
export const createOrUpdate =
  <Input extends object, Saved>(
    create: Call<{ body: Input }, Saved>,
    update: Call<{ params: { id: number }; body: Input & { updatedAt: string } }, Saved>,
  ) =>
  (input: Input, base: { id: number; updatedAt: string } | null): Promise<Saved> =>
    base
      ? update({ params: { id: base.id }, body: madeOn({ ...input, updatedAt: base.updatedAt }, base) })
      : create({ body: input });
