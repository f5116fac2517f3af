import type { SeedArt } from '@/demo/model/types'
import { COVER_SIZE, drawCover } from './covers/cover'
import { drawObject, OBJECT_SIZE } from './objects/object'
import { drawPage, PAGE_SIZE } from './pages/page'
import { drawScene, SCENE_SIZE } from './scenes/scene'
import { svgDocument } from './base/svg'

export type Drawing = { svg: string; width: number; height: number; alt: string }

/** The picture a seed asks for. Pure: the same art and key give the same SVG on every machine, and its letters are outlines. */
export function drawArt(art: SeedArt, key: string): Drawing {
  const { size, body, alt } = draw(art, key)
  return { svg: svgDocument({ ...size, body }), width: size.width, height: size.height, alt }
}

function draw(art: SeedArt, key: string) {
  switch (art.kind) {
    case 'cover':
      return { size: COVER_SIZE, ...drawCover(art, key) }
    case 'object':
      return { size: OBJECT_SIZE, ...drawObject(art, key) }
    case 'page':
      return { size: PAGE_SIZE, ...drawPage(art) }
    case 'scene':
      return { size: SCENE_SIZE, ...drawScene(art, key) }
    default:
      return art satisfies never
  }
}
