import { expect, it } from 'vitest'
import { widestFile } from './picture-size'

const picture = { src: '/media/a/w640.webp', srcset: '/media/a/w640.webp 640w, /media/a/w1280.webp 1280w', width: 1600, height: 1000 }

it('returns the widest file with its size', () => {
  expect(widestFile(picture)).toEqual({ src: '/media/a/w1280.webp', width: 1280, height: 800 })
})

it('respects the maximum width', () => {
  expect(widestFile(picture, 1200)).toEqual({ src: '/media/a/w640.webp', width: 640, height: 400 })
})

it('returns the picture itself when it has no srcset', () => {
  expect(widestFile({ ...picture, srcset: '' })).toEqual({ src: '/media/a/w640.webp', width: 1600, height: 1000 })
})
