/** Without HEIC, so that an iPhone converts its pictures to JPEG. */
export const acceptedFiles = 'application/pdf,image/jpeg,image/png,image/webp';
