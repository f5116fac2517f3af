import { darken, lighten, luminance, mix } from '@/demo/art/base/colour'
import type { Palette } from '@/demo/art/base/palettes'
import type { Random } from '@/demo/art/base/random'
import { gradient, rect, ref } from '@/demo/art/base/svg'

export const W = 1600
export const H = 1000

/** A palette turned to evening: sky from top to horizon, three distances of land, and the one warm light. */
export type Tones = {
  skyTop: string
  skyLow: string
  far: string
  mid: string
  near: string
  dark: string
  light: string
  paper: string
  accent: string
  second: string
  wall: string
  floor: string
  wood: string
  cloth: readonly string[]
}

export type Scene = { tones: Tones; random: Random }

export type SceneArt = (scene: Scene) => string

export function eveningOf(palette: Palette): Tones {
  const isPaleGround = luminance(palette.ground) > 0.22
  const ground = isPaleGround ? mix(palette.ground, palette.deep, 0.35) : palette.ground
  const light = mix('#ffc869', palette.accent, 0.22)
  return {
    skyTop: mix(palette.deep, palette.ink, 0.25),
    skyLow: mix(mix(ground, palette.tint, 0.35), light, 0.42),
    far: mix(ground, mix(palette.tint, light, 0.4), 0.42),
    mid: ground,
    near: mix(ground, palette.deep, 0.6),
    dark: darken(palette.deep, 0.35),
    light,
    paper: palette.paper,
    accent: palette.accent,
    second: palette.second,
    wall: mix(ground, palette.deep, 0.3),
    floor: mix(palette.deep, '#6b4630', 0.38),
    wood: mix('#8a5a36', palette.deep, 0.28),
    cloth: [
      palette.second,
      palette.paper,
      palette.accent,
      lighten(palette.ground, 0.12),
      palette.tint,
      mix(palette.second, palette.deep, 0.45),
      mix(palette.accent, palette.second, 0.5),
      palette.deep,
    ],
  }
}

export function sky(tones: Tones, horizon = H) {
  const stops = [
    [0, tones.skyTop],
    [0.55, mix(tones.skyTop, tones.skyLow, 0.45)],
    [1, tones.skyLow],
  ] as const
  return `<defs>${gradient('sky', { from: [0, 0], to: [0, horizon], stops })}</defs>${rect({ x: 0, y: 0, w: W, h: horizon + 2 }, ref('sky'))}`
}

export function vertical(id: string, o: { top: number; bottom: number; from: string; to: string }) {
  return `<defs>${gradient(id, {
    from: [0, o.top],
    to: [0, o.bottom],
    stops: [
      [0, o.from],
      [1, o.to],
    ],
  })}</defs>${rect({ x: 0, y: o.top, w: W, h: o.bottom - o.top }, ref(id))}`
}
