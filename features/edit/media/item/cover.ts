import type { CropArea, FocalPoint } from '@/lib/api/entities/media.schema'
import { boxAround, cropPixels, focalInCrop } from '@/lib/media/crop'

type Size = { width: number; height: number }
type Cut = { crop: CropArea | null; focal: FocalPoint | null }

const whole: CropArea = { x: 0, y: 0, width: 1, height: 1 }
const middle: FocalPoint = { x: 0.5, y: 0.5 }

/** The part of a picture that a frame of this ratio shows, in shares (docs/rules/media.md#crop). */
export function coveredArea(picture: Size, { crop, focal }: Cut, ratio: number): CropArea {
  const own = crop ?? whole
  const part = cropPixels(own, picture)
  const width = Math.min(part.width, part.height * ratio)
  const box = boxAround(focalInCrop(focal ?? centreOf(own), own), { width, height: width / ratio }, part)
  return {
    x: (part.left + box.left) / picture.width,
    y: (part.top + box.top) / picture.height,
    width: box.width / picture.width,
    height: box.height / picture.height,
  }
}

function centreOf({ x, y, width, height }: CropArea): FocalPoint {
  return { x: x + width * middle.x, y: y + height * middle.y }
}

/** The focal point after an arrow key; with Shift in larger steps. Null for other keys. */
export function movedFocal({ x, y }: FocalPoint, { key, shiftKey }: { key: string; shiftKey: boolean }): FocalPoint | null {
  const step = shiftKey ? 0.1 : 0.01
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key]
  if (!by) return null
  const [dx = 0, dy = 0] = by
  return { x: share(x + dx), y: share(y + dy) }
}

/** A share of 1 in whole per cent. */
export function share(value: number) {
  return Math.round(Math.max(0, Math.min(1, value)) * 100) / 100
}
