import { sitesRoutes } from '#shared/sites/routes.ts';
import type { Site, SiteInput } from '#shared/sites/site.ts';
import { useCall } from '../../api/use-call.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

/** Creates a property, or updates the given version. */
export const useSave = () => {
  const create = useCall(sitesRoutes.create, {
    success: ({ id }) => ({ ...texts.created, next: { word: words.show, to: `/sites?id=${id}` } }),
    failure: texts.createFailed,
  });
  const update = useCall(sitesRoutes.update, { success: texts.updated, failure: texts.updateFailed });
  return createOrUpdate<SiteInput, Site>(create.mutateAsync, update.mutateAsync);
};

/** Archives a property, which new work then doesn't offer, or restores it. */
export const useArchive = () => {
  const { mutate } = useCall(sitesRoutes.update, { success: texts.updated, failure: texts.updateFailed });
  return ({ id, updatedAt, archivedAt }: Site) =>
    mutate({ params: { id }, body: { archived: archivedAt === null, updatedAt } });
};

/** Deletes optimistically; the property returns if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(sitesRoutes.remove, { success: texts.deleted, failure: texts.deleteFailed });
  return (id: number) => mutate({ params: { id } });
};
