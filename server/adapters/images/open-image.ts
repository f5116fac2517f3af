import sharp from 'sharp'
import { ImageRefused } from './image-refused'
import type { PixelSize } from './sizes'
import { type ImageFormat, sniffFormat } from './sniff'

export type ImageLimits = {
  /** For the project's own drawings only: an uploaded SVG can contain scripts. */
  allowSvg: boolean
  maxBytes: number
  maxPixels: number
  timeoutSeconds: number
}

/** docs/rules/catalog.md#image-input */
export const imageLimits: ImageLimits = { allowSvg: false, maxBytes: 20 * 1024 * 1024, maxPixels: 40_000_000, timeoutSeconds: 20 }

/** The WebP limit for a side. */
const MAX_SIDE = 16_383

export function checkFormat(input: Buffer, limits: ImageLimits): ImageFormat {
  if (input.byteLength > limits.maxBytes) throw new ImageRefused('tooManyBytes')
  const format = sniffFormat(input)
  if (!format || (format === 'svg' && !limits.allowSvg)) throw new ImageRefused('unsupported')
  return format
}

export async function checkDimensions(input: Buffer, format: ImageFormat, limits: ImageLimits): Promise<PixelSize> {
  const found = await openImage(input, limits).metadata()
  if (found.format !== (format === 'avif' ? 'heif' : format)) throw new ImageRefused('unsupported')
  if ((found.pages ?? 1) > 1) throw new ImageRefused('animated')
  const { width, height } = found.autoOrient
  if (width * height > limits.maxPixels || Math.max(width, height) > MAX_SIDE) throw new ImageRefused('tooManyPixels')
  return { width, height }
}

export function openImage(input: Buffer, limits: ImageLimits) {
  // The limit in checkDimensions is stricter; sharp's is the second line of defence.
  return sharp(input, { limitInputPixels: limits.maxPixels * 4, failOn: 'error', autoOrient: true, pages: 1 })
}

export function refusalFrom(error: unknown) {
  if (error instanceof ImageRefused) return error
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) return new ImageRefused('tooManyPixels', error)
  if (/timeout/i.test(message)) return new ImageRefused('tooSlow', error)
  return new ImageRefused('broken', error)
}
