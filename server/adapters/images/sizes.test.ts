import { expect, test } from 'vitest'
import { planRenditions } from './sizes'

const named = (original: { width: number; height: number }, reuseRatio?: number) =>
  Object.fromEntries(planRenditions(original, reuseRatio).map(({ name, width, height }) => [name, `${width}x${height}`]))

test('fits a large photo into every size', () => {
  expect(named({ width: 4000, height: 3000 })).toEqual({
    ThumbnailSize: '50x50',
    MediumSize: '480x360',
    PortraitSize: '768x576',
    LargeSize: '926x695',
    FullHDSize: '1440x1080',
    w160: '160x120',
    w320: '320x240',
    w480: '480x360',
    w640: '640x480',
    w960: '960x720',
    w1280: '1280x960',
  })
})

test('enlarges nothing and repeats no page width', () => {
  expect(named({ width: 400, height: 600 })).toEqual({
    ThumbnailSize: '50x50',
    MediumSize: '400x600',
    PortraitSize: '400x600',
    LargeSize: '400x600',
    FullHDSize: '400x600',
    w160: '160x240',
    w320: '320x480',
    w480: '400x600',
  })
})

test('reuseRatio lets a media size reuse the page width below it', () => {
  expect(named({ width: 960, height: 1440 }, 0.75)).toMatchObject({
    PortraitSize: '640x960',
    LargeSize: '480x720',
    FullHDSize: '640x960',
    ThumbnailSize: '50x50',
  })
  expect(named({ width: 1280, height: 800 }, 0.75)).toMatchObject({ PortraitSize: '640x400', LargeSize: '926x579', FullHDSize: '1280x800' })
})

test.each([
  [1, 1],
  [30, 4000],
  [5000, 20],
])('gives %i by %i sides of at least a pixel', (width, height) => {
  for (const planned of planRenditions({ width, height })) {
    expect(planned.width).toBeGreaterThanOrEqual(1)
    expect(planned.height).toBeGreaterThanOrEqual(1)
    expect(planned.width).toBeLessThanOrEqual(width)
    expect(planned.height).toBeLessThanOrEqual(height)
  }
})
