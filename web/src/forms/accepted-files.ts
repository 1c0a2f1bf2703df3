/** HEIC is not among them, so that an iPhone hands over a JPEG by itself. */
export const acceptedFiles = 'application/pdf,image/jpeg,image/png,image/webp';
