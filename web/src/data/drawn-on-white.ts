/**
 * A picture drawn anew as large as its side lengths times `scale`, on white: paper shows where it is transparent, and a
 * JPEG would make that black. Answers null where this browser cannot draw.
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
