import type { CropArea, FocalPoint } from '@/lib/api/entities/media.schema'

type Size = { width: number; height: number }
type Pixels = Size & { left: number; top: number }

/** The crop in whole pixels of a picture of this size, at least one. */
export function cropPixels({ x, y, width, height }: CropArea, picture: Size): Pixels {
  const left = Math.min(Math.round(x * picture.width), picture.width - 1)
  const top = Math.min(Math.round(y * picture.height), picture.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round(height * picture.height), picture.height - top)),
  }
}

/** The focal point of a picture as shares of its crop; a point outside moves to the nearest edge. */
export function focalInCrop(focal: FocalPoint, crop: CropArea | null): FocalPoint {
  if (!crop) return focal
  return { x: within((focal.x - crop.x) / crop.width), y: within((focal.y - crop.y) / crop.height) }
}

/** Where a box of this size lies in a larger picture so that the focal point is as near to its middle as possible. */
export function boxAround(focal: FocalPoint, box: Size, picture: Size): Pixels {
  const left = Math.round(Math.max(0, Math.min(focal.x * picture.width - box.width / 2, picture.width - box.width)))
  const top = Math.round(Math.max(0, Math.min(focal.y * picture.height - box.height / 2, picture.height - box.height)))
  return { left, top, width: box.width, height: box.height }
}

function within(share: number) {
  return Math.max(0, Math.min(1, share))
}
