import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeRenditions, renditionHash, renditionPath } from './renditions'

const RED = { r: 200, g: 40, b: 30, alpha: 1 }
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1440"><rect width="960" height="1440" fill="#12525c"/></svg>',
)

const blank = (width: number, height: number, background: object = RED) => sharp({ create: { width, height, channels: 4, background } })
const byName = (image: Awaited<ReturnType<typeof makeRenditions>>, name: string) => image.renditions.find((each) => each.name === name)

async function animatedWebp() {
  const frames = [RED, { r: 0, g: 0, b: 200, alpha: 1 }].map((background) => blank(20, 20, background).png().toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A PNG of a few bytes whose header declares 60,000 x 60,000 pixels. */
async function pngBomb() {
  const png = await blank(8, 8).png().toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

test('uses a sharp version with the AVIF fixes of 2026', () => {
  const [major = 0, minor = 0, patch = 0] = sharp.versions.sharp?.split('.').map(Number) ?? []
  expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(35_004)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('renders a %s as webp in all sizes', async (format) => {
  const input = await blank(1300, 700).flatten().toFormat(format).toBuffer()
  const image = await makeRenditions(input)
  expect(image).toMatchObject({
    width: 1300,
    height: 700,
    hash: renditionHash(input),
    colour: expect.stringMatching(/^#[bcd][0-9a-f]{5}$/),
  })
  expect(image.renditions.map(({ name }) => name)).toHaveLength(11)
  for (const { data, width, height, bytes } of image.renditions) {
    expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width, height })
    expect(bytes).toBe(data.byteLength)
  }
})

test('rotates a photo upright and strips its metadata', async () => {
  const exif = { IFD0: { Copyright: 'tajna' }, IFD3: { GPSLatitude: '45/1 48/1 0/1' } }
  const input = await blank(640, 320).flatten().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const image = await makeRenditions(input)
  expect(image).toMatchObject({ width: 320, height: 640 })
  expect(byName(image, 'w320')).toMatchObject({ width: 320, height: 640 })
  for (const { data } of image.renditions) {
    const { exif, icc, xmp } = await sharp(data).metadata()
    expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined })
  }
})

test('keeps transparency', async () => {
  const image = await makeRenditions(await blank(300, 300, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer())
  expect((await sharp(byName(image, 'w160')?.data).metadata()).hasAlpha).toBe(true)
})

test.each([
  ['greyscale PNG', () => blank(300, 200).flatten().toColourspace('b-w').png().toBuffer()],
  ['greyscale PNG with alpha', () => blank(300, 200, { r: 9, g: 9, b: 9, alpha: 0.5 }).toColourspace('b-w').png().toBuffer()],
  ['16-bit PNG', () => blank(300, 200).flatten().toColourspace('rgb16').png().toBuffer()],
  ['palette PNG', () => blank(300, 200).png({ palette: true }).toBuffer()],
  ['CMYK JPEG', () => blank(300, 200).flatten().toColourspace('cmyk').jpeg().toBuffer()],
])('converts a %s to sRGB without resizing', async (_, make) => {
  const image = await makeRenditions(await make())
  expect(image).toMatchObject({ width: 300, height: 200, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(await sharp(byName(image, 'w320')?.data).metadata()).toMatchObject({ width: 300, height: 200, space: 'srgb' })
})

test('renders equal media sizes once', async () => {
  const image = await makeRenditions(await blank(400, 300).png().toBuffer())
  expect(byName(image, 'LargeSize')?.data).toBe(byName(image, 'FullHDSize')?.data)
})

test('derives the path from the content', () => {
  const [one, other] = [renditionHash(Buffer.from('a')), renditionHash(Buffer.from('b'))]
  expect(one).not.toBe(other)
  expect(renditionPath(one, 'w320')).toBe(`${one}/w320.webp`)
})

test('accepts SVG only with allowSvg', async () => {
  await expect(makeRenditions(SVG)).rejects.toMatchObject({ reason: 'unsupported' })
  expect(await makeRenditions(SVG, { allowSvg: true, preset: 'quick' })).toMatchObject({ width: 960, height: 1440, colour: '#12525c' })
})

test.each([
  ['an HTML page', 'unsupported', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'an SVG behind a declaration',
    'unsupported',
    () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a GIF', 'unsupported', () => blank(9, 9).gif().toBuffer()],
  ['a TIFF', 'unsupported', () => blank(9, 9).tiff().toBuffer()],
  ['a HEIC', 'unsupported', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(64)])],
  ['an AVIF sequence', 'unsupported', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypavis'), Buffer.alloc(64)])],
  ['an empty file', 'unsupported', () => Buffer.alloc(0)],
  ['a JPEG that is only its first bytes', 'broken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a PNG cut in half', 'broken', async () => (await noise()).subarray(0, 4000)],
  ['an AVIF of zeros', 'broken', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypavif'), Buffer.alloc(256)])],
  ['an animation', 'animated', animatedWebp],
  ['a decompression bomb', 'tooManyPixels', pngBomb],
  ['a strip longer than webp allows', 'tooManyPixels', () => blank(4, 20_000).png().toBuffer()],
])('refuses %s as %s', async (_, reason, make) => {
  await expect(makeRenditions(await make())).rejects.toMatchObject({ name: 'ImageRefused', reason })
})

test('applies stricter limits', async () => {
  const input = await noise()
  await expect(makeRenditions(input, { maxBytes: 1000 })).rejects.toMatchObject({ reason: 'tooManyBytes' })
  await expect(makeRenditions(input, { maxPixels: 1000 })).rejects.toMatchObject({ reason: 'tooManyPixels' })
})

function noise() {
  return sharp({
    create: { width: 200, height: 200, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer()
}
