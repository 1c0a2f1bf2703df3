/**
 * Draws a picture, scaled by `scale`, on white: transparent areas would turn black in a JPEG. Returns null if this browser can't
 * draw it.
 */
export const drawnOnWhite = (picture: ImageBitmap, scale: number): HTMLCanvasElement | null => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) return null;
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};
