import type { SeedArt } from '@/demo/model/types'
import { paletteAt } from '@/demo/art/base/palettes'
import { at, seeded } from '@/demo/art/base/random'
import { gradient, rect, ref } from '@/demo/art/base/svg'
import { H, W } from '@/demo/art/base/sheet'
import { COVER_SYSTEMS } from './systems'

type CoverSeed = Extract<SeedArt, { kind: 'cover' }>

export function drawCover(cover: CoverSeed, key: string) {
  const [name, draw] = at(COVER_SYSTEMS, cover.system)
  const sheet = { title: cover.title, author: cover.author, palette: paletteAt(cover.palette), random: seeded(`${key} ${name}`) }
  const by = cover.author === '' ? '' : `, ${cover.author}`
  return { body: draw(sheet) + hinge(), alt: `Naslovnica: ${cover.title}${by}` }
}

/** Where a bound cover bends at the spine: one soft dark line and one light one. */
function hinge() {
  const shade = gradient('hinge', {
    from: [0, 0],
    to: [78, 0],
    stops: [
      [0, '#000000', 0.2],
      [0.3, '#000000', 0.03],
      [0.46, '#ffffff', 0.13],
      [0.62, '#000000', 0.13],
      [1, '#000000', 0],
    ],
  })
  return `<defs>${shade}</defs>${rect({ x: 0, y: 0, w: 78, h: H }, ref('hinge'))}`
}

/** The widest a cover stands on a page, at two dots a pixel: more would only be slower to load. */
export const COVER_SIZE = { page: [W, H], width: 960, height: 1440 } as const
