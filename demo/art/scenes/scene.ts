import type { SeedArt } from '@/demo/model/types'
import { paletteAt } from '@/demo/art/base/palettes'
import { seeded } from '@/demo/art/base/random'
import { desk } from './desk'
import { forest } from './forest'
import { harbour } from './harbour'
import { hills } from './hills'
import { island } from './island'
import { market } from './market'
import { park } from './park'
import { rain } from './rain'
import { reading } from './reading'
import { sea } from './sea'
import { shelf } from './shelf'
import { snow } from './snow'
import { stage } from './stage'
import { street } from './street'
import { eveningOf, H, type SceneArt, W } from './elements/tones'
import { train } from './train'
import { windowScene } from './window'

type SceneSeed = Extract<SeedArt, { kind: 'scene' }>

/** Each painter, and what stands in the picture for whoever cannot see it. */
const SCENES: Record<SceneSeed['scene'], readonly [draw: SceneArt, alt: string]> = {
  street: [street, 'Ulica navečer i osvijetljen izlog knjižare'],
  sea: [sea, 'More u sumrak i jedrilica'],
  hills: [hills, 'Vinogradi i kapelica u sumrak'],
  shelf: [shelf, 'Police s knjigama i mala svjetiljka među njima'],
  reading: [reading, 'Netko čita u naslonjaču pod svjetiljkom'],
  window: [windowScene, 'Prozor nad krovovima grada i otvorena knjiga na prozorskoj dasci'],
  rain: [rain, 'Tramvaj i kišobrani na večernjoj kiši'],
  forest: [forest, 'Put kroz mračnu šumu i jedno svjetlo'],
  harbour: [harbour, 'Luka malog grada navečer'],
  desk: [desk, 'Radni stol pod svjetiljkom'],
  stage: [stage, 'Pozornica s mikrofonom pod svjetiljkom i publika'],
  train: [train, 'Putovanje vlakom u sumrak'],
  market: [market, 'Sajam knjiga pod nizovima žarulja'],
  island: [island, 'Otok sa svjetionikom noću'],
  snow: [snow, 'Snijeg nad kućama s osvijetljenim prozorima'],
  park: [park, 'Klupa pod parkovnom svjetiljkom'],
}

export function drawScene(seed: SceneSeed, key: string) {
  const [draw, alt] = SCENES[seed.scene]
  return { body: draw({ tones: eveningOf(paletteAt(seed.palette)), random: seeded(`${key} ${seed.scene}`) }), alt }
}

/** The width of the widest picture a page asks for. */
export const SCENE_SIZE = { page: [W, H], width: 1280, height: 800 } as const
