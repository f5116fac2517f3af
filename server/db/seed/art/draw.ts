import type { SeedArt } from '../types'
import { COVER_SIZE, drawCover } from './covers/cover'
import { svgDocument } from './svg'

export type Drawing = { svg: string; width: number; height: number; alt: string }

/** The picture a seed asks for. Pure: the same art and key give the same SVG on every machine, and its letters are outlines. */
export function drawArt(art: SeedArt, key: string): Drawing {
  const { body, alt, size } = draw(art, key)
  return { svg: svgDocument({ ...size, body }), width: size.width, height: size.height, alt }
}

function draw(art: SeedArt, key: string) {
  switch (art.kind) {
    case 'cover':
      return { size: COVER_SIZE, body: drawCover(art, key), alt: art.author === '' ? `Naslovnica: ${art.title}` : `Naslovnica: ${art.title}, ${art.author}` }
    case 'object':
    case 'scene':
      return { size: { page: [1200, 1200] as const, width: 960, height: 960 }, body: '', alt: '' }
    default:
      return art satisfies never
  }
}
