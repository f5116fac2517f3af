import { darken, lighten, mix } from '@/demo/art/base/colour'
import { circle, ellipse, group, path, rect } from '@/demo/art/base/svg'
import { glow, lightDefs, streetLamp } from './elements/light'
import { walker } from './elements/things'
import { townHouse } from './elements/town-house'
import { H, type Scene, type SceneArt, sky, type Tones, W } from './elements/tones'

const KERB = 700

/** Rain on the square: a lit tram, umbrellas, and everything twice on the wet ground. */
export const rain: SceneArt = (scene) => {
  const { tones, random } = scene
  const tramX = random.pick([180, 420])
  const people = [
    { x: tramX + 880 > W - 120 ? 120 : tramX + 880, coat: tones.second, umbrella: tones.accent },
    { x: tramX === 180 ? 1240 : 200, coat: mix(tones.second, tones.dark, 0.5), umbrella: tones.paper },
    { x: tramX === 180 ? 1400 : 330, coat: mix(tones.mid, tones.paper, 0.3), umbrella: tones.second },
  ]
  return [
    sky(tones, KERB),
    lightDefs(tones),
    houses(scene),
    rect({ x: 0, y: KERB, w: W, h: H - KERB }, mix(tones.dark, tones.mid, 0.3)),
    reflections(scene, tramX),
    tram(tramX, KERB + 74, tones),
    streetLamp(tramX === 180 ? 1120 : 110, 806, 520, tones),
    ...people.map(
      ({ x, ...look }) =>
        ellipse({ x, y: 886, rx: 60, ry: 9 }, { fill: tones.dark, opacity: 0.5 }) +
        walker(x, 884, 220, { ...look, skin: mix(tones.paper, '#c98d62', 0.55) }),
    ),
    drops(scene),
  ].join('')
}

function houses({ tones, random }: Scene) {
  let x = -40
  return [270, 320, 240, 300, 280, 330]
    .map((w, index) => {
      const wall = mix(tones.wall, index % 2 === 0 ? tones.skyLow : tones.second, 0.22)
      const look = {
        wall,
        roof: mix(tones.dark, wall, 0.3),
        dark: darken(wall, 0.45),
        light: mix(tones.light, wall, 0.12),
        frame: lighten(wall, 0.16),
      }
      const house = townHouse(random, {
        x,
        foot: KERB,
        w,
        floors: random.pick([3, 4]),
        columns: 3,
        floorHeight: 132,
        look,
        gable: random.chance(0.3),
      })
      x += w + 3
      return house
    })
    .join('')
}

/** Light on water is the lamp drawn downwards, broken and dimmer. */
function reflections({ tones, random }: Scene, tramX: number) {
  const bands = Array.from({ length: 46 }, () => {
    const x = random.between(tramX, tramX + 760)
    const y = random.between(KERB + 96, H - 30)
    return rect(
      { x, y, w: random.between(20, 90), h: random.between(4, 9), r: 4 },
      { fill: tones.light, opacity: random.between(0.12, 0.45) },
    )
  })
  const rings = Array.from({ length: 26 }, () => {
    const y = random.between(KERB + 30, H - 16)
    const rx = 8 + (y - KERB) * 0.11
    return ellipse({ x: random.between(0, W), y, rx, ry: rx * 0.26 }, { stroke: mix(tones.skyLow, tones.mid, 0.35), width: 2 })
  })
  return rect({ x: 0, y: KERB, w: W, h: 26 }, mix(tones.dark, tones.mid, 0.55)) + bands.join('') + rings.join('')
}

function tram(x: number, foot: number, tones: Tones) {
  const body = tones.second
  const [w, top] = [760, foot - 280]
  const windows = Array.from({ length: 6 }, (_, index) => {
    const left = x + 46 + index * 114
    const rider =
      index % 2 === 1 || index === 4
        ? group(
            '',
            circle(left + 50, top + 118, 22, mix(tones.dark, body, 0.3)),
            path(`M${left + 16} ${top + 170}q0 -36 34 -36q34 0 34 36Z`, mix(tones.dark, body, 0.3)),
          )
        : ''
    return rect({ x: left, y: top + 66, w: 98, h: 104, r: 8 }, mix(tones.light, '#ffffff', 0.25)) + rider
  })
  return [
    path(`M${x + 300} ${top}l60 -70h120`, { stroke: tones.dark, width: 6 }),
    rect({ x: 0, y: top - 72, w: W, h: 3 }, tones.dark),
    glow(x + w / 2, foot - 130, 520, 0.7),
    path(
      `M${x + 30} ${top}H${x + w - 40}Q${x + w} ${top} ${x + w} ${top + 60}V${foot - 24}H${x}V${top + 40}Q${x} ${top} ${x + 30} ${top}Z`,
      body,
    ),
    rect({ x: x + 24, y: top - 14, w: w - 60, h: 18, r: 9 }, darken(body, 0.35)),
    rect({ x, y: top + 196, w, h: 16 }, tones.paper),
    ...windows,
    circle(x + w - 26, foot - 72, 17, mix(tones.light, '#ffffff', 0.6)),
    glow(x + w, foot - 72, 150),
    rect({ x: x + 20, y: foot - 26, w: w - 40, h: 22 }, tones.dark),
    ...[130, 240, 520, 630].map(
      (dx) => circle(x + dx, foot - 6, 24, tones.dark) + circle(x + dx, foot - 6, 9, mix(tones.dark, tones.paper, 0.4)),
    ),
  ].join('')
}

function drops({ tones, random }: Scene) {
  const d = Array.from(
    { length: 150 },
    () => `M${Math.round(random.between(0, W + 60))} ${Math.round(random.between(-20, H))}l-12 ${Math.round(random.between(28, 52))}`,
  ).join('')
  return path(d, { stroke: mix(tones.paper, tones.skyLow, 0.3), width: 2.2, cap: 'round', opacity: 0.42 })
}
