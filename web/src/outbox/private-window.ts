/** What Chromium alone tells of a page's memory. */
interface Memory {
  memory?: { jsHeapSizeLimit: number };
}

/** Chromium gives a private window room by the memory of the machine; any other gets a part of its disk, which is far more. */
const isOfMemory = async (): Promise<boolean> => {
  const { memory } = performance as Memory;
  const { quota } = await navigator.storage.estimate();
  return memory !== undefined && quota !== undefined && quota < 2 * memory.jsHeapSizeLimit;
};

/** Firefox and Safari have no files for a private window. */
const hasFiles = (): Promise<boolean> =>
  navigator.storage.getDirectory().then(
    () => true,
    () => false,
  );

/**
 * Whether what is kept here goes with the window. Browsers do not say so; this reads it off what they give. False where it
 * cannot be told.
 */
export const isPrivateWindow = async (): Promise<boolean> => {
  if (!navigator.storage?.getDirectory) return false;
  try {
    return !(await hasFiles()) || (await isOfMemory());
  } catch {
    return false;
  }
};
