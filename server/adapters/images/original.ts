import { checkDimensions, checkFormat, imageLimits, openImage, refusalFrom } from './open-image'
import type { PixelSize } from './sizes'

export type Original = PixelSize & { data: Buffer }

/**
 * The uploaded picture as it is kept: decoded and encoded anew as upright WebP in full size, so that neither metadata (place, camera) nor bytes that are no
 * picture survive (docs/rules/media.md#re-encoding). Throws `ImageRefused`.
 */
export async function makeOriginal(input: Buffer): Promise<Original> {
  const format = checkFormat(input, imageLimits)
  try {
    await checkDimensions(input, format, imageLimits)
    const encoded = openImage(input, imageLimits)
      .toColourspace('srgb')
      .webp({ quality: 90, alphaQuality: 100, effort: 1 })
      .timeout({ seconds: imageLimits.timeoutSeconds })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    throw refusalFrom(error)
  }
}
