import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { ImageRefused } from './refused'
import { type PixelSize, planRenditions, type PlannedRendition } from './sizes'
import { type ImageFormat, sniffFormat } from './sniff'

type Rendition = { name: string; width: number; height: number; mime: 'image/webp'; bytes: number; data: Buffer }

/** `colour` is the picture's mean colour as `#rrggbb`, to stand in its place until it arrives. */
export type RenderedImage = { width: number; height: number; hash: string; colour: string; renditions: Rendition[] }

export type RenditionOptions = {
  /** For our own seed drawings only: an uploaded SVG is a program, not a picture. */
  allowSvg?: boolean
  maxBytes?: number
  maxPixels?: number
  timeoutSeconds?: number
  /**
   * 'quick' is for hundreds of our own drawings at once: they have no holes to keep, large sizes are pressed less hard, and spec sizes share the
   * file of a page width close to them.
   */
  care?: 'full' | 'quick'
}

type Limits = Required<RenditionOptions>

type Raw = PixelSize & { data: Buffer; channels: 1 | 2 | 3 | 4 }

const DEFAULTS: Limits = { allowSvg: false, maxBytes: 20 * 1024 * 1024, maxPixels: 40_000_000, timeoutSeconds: 20, care: 'full' }

/** Part of every hash: raise it when the same input would give other bytes, since their addresses are cached for ever. */
const RECIPE = 'renditions-1'

/** No side of a webp may be longer. */
const MAX_SIDE = 16_383

/** Above this a picture is reduced before anything else; it is the widest rendition that there is. */
const MAX_WIDTH = 1920

/**
 * The picture in all fixed sizes, as webp without metadata, turned upright. Throws `ImageRefused` for what is no avif, webp, jpeg or png of
 * an allowed size, is animated, is broken, or takes too long to decode.
 */
export async function makeRenditions(input: Buffer, options: RenditionOptions = {}): Promise<RenderedImage> {
  const limits = { ...DEFAULTS, ...options }
  const { original, master } = await decode(input, limits)
  const plan = planRenditions({ width: master.width, height: master.height }, limits.care === 'quick' ? 0.75 : 1)
  const scaled = await scaleAll(master, plan)
  const renditions = await encodeAll(scaled, plan, limits)
  return { ...original, hash: renditionHash(input), colour: await meanColour([...scaled.values()].at(-1) ?? master), renditions }
}

/** Names the folder of a picture's renditions: the first 20 hex digits of SHA-256 over the input and the recipe. */
export function renditionHash(input: Buffer) {
  return createHash('sha256').update(RECIPE).update(input).digest('hex').slice(0, 20)
}

/** Where a rendition lies below the media folder. Immutable: other bytes have another hash. */
export function renditionPath(hash: string, name: string) {
  return `${hash}/${name}.webp`
}

function checkFormat(input: Buffer, limits: Limits): ImageFormat {
  if (input.byteLength > limits.maxBytes) throw new ImageRefused('tooManyBytes')
  const format = sniffFormat(input)
  if (!format || (format === 'svg' && !limits.allowSvg)) throw new ImageRefused('unsupported')
  return format
}

async function checkDimensions(input: Buffer, format: ImageFormat, limits: Limits): Promise<PixelSize> {
  const found = await open(input, limits).metadata()
  if (found.format !== (format === 'avif' ? 'heif' : format)) throw new ImageRefused('unsupported')
  if ((found.pages ?? 1) > 1) throw new ImageRefused('animated')
  const { width, height } = found.autoOrient
  if (width * height > limits.maxPixels || Math.max(width, height) > MAX_SIDE) throw new ImageRefused('tooManyPixels')
  return { width, height }
}

function open(input: Buffer, limits: Limits) {
  // Our own limit is checked first and has a name of its own; sharp's is the net below it.
  return sharp(input, { limitInputPixels: limits.maxPixels * 4, failOn: 'error', autoOrient: true, pages: 1 })
}

async function decode(input: Buffer, limits: Limits): Promise<{ original: PixelSize; master: Raw }> {
  const format = checkFormat(input, limits)
  try {
    const original = await checkDimensions(input, format, limits)
    return { original, master: await readPixels(input, limits) }
  } catch (error) {
    throw refusalFrom(error)
  }
}

async function readPixels(input: Buffer, limits: Limits): Promise<Raw> {
  const upright = open(input, limits)
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: limits.timeoutSeconds })
  const { data, info } = await (limits.care === 'quick' ? upright.removeAlpha() : upright).raw().toBuffer({ resolveWithObject: true })
  const raw: Raw = { data, width: info.width, height: info.height, channels: info.channels }
  return raw.channels === 4 && isOpaque(data) ? { ...raw, data: await rawSharp(raw).removeAlpha().raw().toBuffer(), channels: 3 } : raw
}

/** Drawings and most PNGs carry an alpha channel that says nothing, and it makes every later step dearer. */
function isOpaque(rgba: Buffer) {
  for (let index = 3; index < rgba.length; index += 4) if (rgba[index] !== 255) return false
  return true
}

/**
 * From large to small, each made from the smallest one that is still 1.4 times as large: scaling a big picture ten times would cost most. Sizes
 * that come out alike are one picture.
 */
async function scaleAll(master: Raw, plan: PlannedRendition[]): Promise<Map<string, Raw>> {
  const scaled = new Map<string, Raw>()
  const sources = [master]
  for (const size of [...plan].sort((a, b) => b.width - a.width)) {
    if (scaled.has(keyOf(size))) continue
    const source = sources.findLast((each) => each.width >= size.width * 1.4 && each.height >= size.height * 1.4) ?? master
    const raw = await scale(source, size)
    scaled.set(keyOf(size), raw)
    if (size.fit === 'inside') sources.push(raw)
  }
  return scaled
}

async function encodeAll(scaled: Map<string, Raw>, plan: PlannedRendition[], limits: Limits): Promise<Rendition[]> {
  const encoded = new Map([...scaled].map(([key, raw]) => [key, encode(raw, limits)]))
  return Promise.all(
    plan.map(async (size) => {
      const data = await encoded.get(keyOf(size))
      if (!data) throw new Error(`${size.name} was planned but not made`)
      return { name: size.name, width: size.width, height: size.height, mime: 'image/webp' as const, bytes: data.byteLength, data }
    }),
  )
}

const keyOf = ({ width, height, fit }: PlannedRendition) => `${width}x${height} ${fit}`

function encode(from: Raw, { care, timeoutSeconds }: Limits) {
  // Measured on the seed's drawings: effort 2 is a fifth smaller than 0 for half as much time again, 3 doubles the time for 3 percent.
  const quick = { quality: 80, effort: from.width > 700 ? 1 : 2 }
  const careful = { quality: 80, alphaQuality: 90, effort: 4, smartSubsample: true }
  return rawSharp(from)
    .webp(care === 'quick' ? quick : careful)
    .timeout({ seconds: timeoutSeconds })
    .toBuffer()
}

async function scale(from: Raw, { width, height, fit }: PlannedRendition): Promise<Raw> {
  if (from.width === width && from.height === height) return from
  const { data } = await rawSharp(from)
    .resize({ width, height, fit: fit === 'cover' ? 'cover' : 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height, channels: from.channels }
}

async function meanColour(from: Raw) {
  const pixel = await rawSharp(from).resize(1, 1, { fit: 'fill', kernel: 'linear' }).flatten({ background: '#ffffff' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

function rawSharp({ data, width, height, channels }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

function refusalFrom(error: unknown) {
  if (error instanceof ImageRefused) return error
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) return new ImageRefused('tooManyPixels', error)
  if (/timeout/i.test(message)) return new ImageRefused('tooSlow', error)
  return new ImageRefused('broken', error)
}
