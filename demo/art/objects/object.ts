import type { SeedArt } from '@/demo/model/types'
import { seeded } from '@/demo/art/base/random'
import { bookmark } from './bookmark'
import { box } from './box'
import { candle } from './candle'
import { card } from './card'
import { giftset } from './giftset'
import { lamp } from './lamp'
import { mug } from './mug'
import { notebook } from './notebook'
import { pencils } from './pencils'
import { poster } from './poster'
import { type ObjectArt, S, tonesOf } from './stage'
import { tea } from './tea'
import { tote } from './tote'

type ObjectSeed = Extract<SeedArt, { kind: 'object' }>

/** Each illustrator, and what stands in the picture for whoever cannot see it. */
const OBJECTS: Record<ObjectSeed['object'], readonly [draw: ObjectArt, alt: string]> = {
  tote: [tote, 'Platnena torba'],
  mug: [mug, 'Šalica'],
  notebook: [notebook, 'Bilježnica'],
  pencils: [pencils, 'Olovke'],
  bookmark: [bookmark, 'Straničnici'],
  lamp: [lamp, 'Svjetiljka za čitanje nad otvorenom knjigom'],
  box: [box, 'Otvorena kutija s knjigama'],
  giftset: [giftset, 'Knjige svezane vrpcom'],
  card: [card, 'Kartica'],
  candle: [candle, 'Upaljena svijeća'],
  poster: [poster, 'Plakat'],
  tea: [tea, 'Limenka čaja i šalica'],
}

export function drawObject(seed: ObjectSeed, key: string) {
  const [draw, name] = OBJECTS[seed.object]
  const body = draw({ tones: tonesOf(seed.colour), label: seed.label, random: seeded(`${key} ${seed.object}`) })
  return { body, alt: seed.label ? `${name}: ${seed.label}` : name }
}

export const OBJECT_SIZE = { page: [S, S], width: 960, height: 960 } as const
