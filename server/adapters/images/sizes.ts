/** The stored sizes (docs/rules/catalog.md#image-renditions): the media sizes by name, and the page widths of `srcset` (`w…`). */
type RenditionSize = { name: string; width: number; height?: number; fit: 'inside' | 'cover' }

const RENDITION_SIZES: readonly RenditionSize[] = [
  { name: 'ThumbnailSize', width: 50, height: 50, fit: 'cover' },
  { name: 'MediumSize', width: 480, fit: 'inside' },
  { name: 'PortraitSize', width: 768, height: 1024, fit: 'inside' },
  { name: 'LargeSize', width: 926, height: 926, fit: 'inside' },
  { name: 'FullHDSize', width: 1920, height: 1080, fit: 'inside' },
  { name: 'w160', width: 160, fit: 'inside' },
  { name: 'w320', width: 320, fit: 'inside' },
  { name: 'w480', width: 480, fit: 'inside' },
  { name: 'w640', width: 640, fit: 'inside' },
  { name: 'w960', width: 960, fit: 'inside' },
  { name: 'w1280', width: 1280, fit: 'inside' },
]

export type PixelSize = { width: number; height: number }

export type PlannedRendition = PixelSize & { name: string; fit: 'inside' | 'cover' }

/**
 * The renditions of an image of this size. Nothing is enlarged, and only the first page width that reaches the original is kept, so that `srcset` has
 * no width twice. `reuseRatio` (0 to 1): a media size reuses the largest page width that fits its box when that is at least this share of its width.
 */
export function planRenditions(original: PixelSize, reuseRatio = 1): PlannedRendition[] {
  const widths = RENDITION_SIZES.filter(isPageWidth).map(({ width }) => width)
  const widest = widths.find((width) => width >= original.width) ?? Infinity
  const pages = RENDITION_SIZES.filter((size) => isPageWidth(size) && size.width <= widest).map((size) => planned(size, original))
  const boxes = RENDITION_SIZES.filter((size) => !isPageWidth(size)).map((size) => {
    const own = planned(size, original)
    const shared = pages.findLast((page) => page.width <= own.width && page.height <= own.height)
    const isEnough = size.fit === 'inside' && shared && shared.width >= own.width * reuseRatio
    return isEnough ? { ...shared, name: size.name } : own
  })
  return [...boxes, ...pages]
}

function planned(size: RenditionSize, original: PixelSize): PlannedRendition {
  return { name: size.name, fit: size.fit, ...pixelsOf(size, original) }
}

function isPageWidth({ name }: RenditionSize) {
  return name.startsWith('w')
}

function pixelsOf(size: RenditionSize, original: PixelSize): PixelSize {
  const box = { width: size.width, height: size.height ?? Infinity }
  if (size.fit === 'cover') return { width: Math.min(box.width, original.width), height: Math.min(box.height, original.height) }
  const scale = Math.min(1, box.width / original.width, box.height / original.height)
  return { width: Math.max(1, Math.round(original.width * scale)), height: Math.max(1, Math.round(original.height * scale)) }
}
