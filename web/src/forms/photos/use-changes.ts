import type { Photo, PhotoChange } from '#shared/photos/contract.ts';
import { photosRoutes } from '#shared/photos/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { texts } from './texts.ts';

/** Changes a photo's fields optimistically; reverts if the server refuses. */
export const useChange = (jobId: number) => {
  const { mutate } = useCall(photosRoutes.change, { failure: texts.changeFailed });
  return ({ id }: Pick<Photo, 'id'>, body: Pick<PhotoChange, 'stage' | 'caption'>) =>
    mutate({ params: { id: jobId, photoId: id }, body });
};

/** Deletes optimistically; the photo returns if the server refuses. */
export const useRemove = (jobId: number) => {
  const { mutate } = useCall(photosRoutes.remove, { success: texts.deleted, failure: texts.deleteFailed });
  return (photoId: number) => mutate({ params: { id: jobId, photoId } });
};
