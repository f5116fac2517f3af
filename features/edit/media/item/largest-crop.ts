import type { CropArea } from '@/lib/api/entities/media.schema'

/** The largest crop of a ratio in the middle of a picture; without a ratio a little less than the whole. */
export function largestCrop({ width, height }: { width: number; height: number }, ratio: number | null): CropArea {
  if (ratio === null) return { x: 0.05, y: 0.05, width: 0.9, height: 0.9 }
  const own = width / height
  const part = own > ratio ? { width: ratio / own, height: 1 } : { width: 1, height: own / ratio }
  return { x: (1 - part.width) / 2, y: (1 - part.height) / 2, ...part }
}
