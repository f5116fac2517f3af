import { group, round } from './svg'

/** Small signs drawn in a box of 100 by 100: `fill` is the sign, `cut` the ground that shows through it. */
const EMBLEMS = {
  lamp: (fill: string, cut: string) =>
    `<path d="M48 0h4v20h-4zM40 20h20l3 9H37zM10 66A40 40 0 0 1 90 66Z" fill="${fill}"/><path d="M34 72h32a16 16 0 0 1-32 0Z" fill="${fill}"/><path d="M22 60A29 29 0 0 1 44 34" fill="none" stroke="${cut}" stroke-width="4" stroke-linecap="round"/>`,
  boat: (fill: string) =>
    `<path d="M47 6C62 24 72 42 76 62H47Z" fill="${fill}"/><path d="M42 18V62H20C28 50 37 36 42 18Z" fill="${fill}"/><path d="M8 70H92C86 86 76 92 62 92H36C22 92 12 84 8 70Z" fill="${fill}"/>`,
  bird: (fill: string, cut: string) =>
    `<path d="M4 40C18 24 34 22 46 34C54 18 74 10 96 14C88 22 84 28 82 38C80 62 62 78 38 78C30 86 20 90 8 90C18 84 22 78 24 70C16 66 12 58 14 48Z" fill="${fill}"/><circle cx="30" cy="42" r="4" fill="${cut}"/>`,
  leaf: (fill: string, cut: string) =>
    `<path d="M90 8C40 6 10 32 12 72C14 76 16 80 20 84C64 92 94 58 90 8Z" fill="${fill}"/><path d="M8 96C24 70 44 46 72 26M34 62L32 40M34 62L58 62M50 46L49 28M50 46L70 45" stroke="${cut}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  sun: (fill: string) => {
    const rays = Array.from(
      { length: 12 },
      (_, index) => `<path d="M47 2h6l-2 20h-2z" transform="rotate(${index * 30} 50 50)" fill="${fill}"/>`,
    )
    return `<circle cx="50" cy="50" r="22" fill="${fill}"/>${rays.join('')}`
  },
  moon: (fill: string) =>
    `<path d="M68 8A44 44 0 1 0 92 70A38 38 0 0 1 68 8Z" fill="${fill}"/><circle cx="80" cy="30" r="4" fill="${fill}"/>`,
  key: (fill: string) =>
    `<path d="M30 26a24 24 0 1 1 0 48a24 24 0 0 1 0-48Zm0 14a10 10 0 1 0 0 20a10 10 0 0 0 0-20Z" fill="${fill}" fill-rule="evenodd"/><path d="M50 45H96V55H90V70H80V55H74V64H66V55H50Z" fill="${fill}"/>`,
  house: (fill: string, cut: string) =>
    `<path d="M50 8L94 46H84V92H16V46H6Z" fill="${fill}"/><path d="M42 60h16v32H42z" fill="${cut}"/><path d="M68 14h9v16l-9-8z" fill="${fill}"/>`,
  fish: (fill: string, cut: string) =>
    `<path d="M4 50C22 24 52 20 74 44L96 26C90 42 90 58 96 74L74 56C52 80 22 76 4 50Z" fill="${fill}"/><circle cx="24" cy="46" r="4.5" fill="${cut}"/><path d="M40 36C46 44 46 56 40 64" fill="none" stroke="${cut}" stroke-width="4"/>`,
  star: (fill: string) => `<path d="M50 2L58 42L98 50L58 58L50 98L42 58L2 50L42 42Z" fill="${fill}"/>`,
  tree: (fill: string, cut: string) =>
    `<path d="M50 4C74 4 88 22 86 44C84 62 70 70 54 70V96H46V70C30 70 16 62 14 44C12 22 26 4 50 4Z" fill="${fill}"/><path d="M50 70V34M50 54L64 42M50 46L38 36" fill="none" stroke="${cut}" stroke-width="4" stroke-linecap="round"/>`,
  feather: (fill: string, cut: string) =>
    `<path d="M92 6C56 8 28 30 22 66L12 94L18 96L28 76C64 74 88 48 92 6Z" fill="${fill}"/><path d="M26 72C38 50 54 34 74 22" fill="none" stroke="${cut}" stroke-width="3.5"/>`,
  book: (fill: string, cut: string) =>
    `<path d="M4 20C20 14 38 16 50 26C62 16 80 14 96 20V80C80 76 62 78 50 88C38 78 20 76 4 80Z" fill="${fill}"/><path d="M50 30V82" stroke="${cut}" stroke-width="4"/>`,
  wave: (fill: string) =>
    `<path d="M2 38C18 18 32 18 50 38C68 58 82 58 98 38M2 66C18 46 32 46 50 66C68 86 82 86 98 66" fill="none" stroke="${fill}" stroke-width="10"/>`,
  heart: (fill: string, cut: string) =>
    `<path d="M50 92C16 68 4 48 8 30C12 10 38 8 50 28C62 8 88 10 92 30C96 48 84 68 50 92Z" fill="${fill}"/><path d="M50 78C30 62 22 50 24 38" fill="none" stroke="${cut}" stroke-width="4" stroke-linecap="round"/>`,
  anchor: (fill: string) =>
    `<path d="M50 6a12 12 0 0 1 5 23V38H72V47H55V82C70 80 78 70 80 58L70 62L84 42L94 62L88 60C86 82 72 94 50 96C28 94 14 82 12 60L6 62L16 42L30 62L20 58C22 70 30 80 45 82V47H28V38H45V29A12 12 0 0 1 50 6Zm0 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10Z" fill="${fill}" fill-rule="evenodd"/>`,
} satisfies Record<string, (fill: string, cut: string) => string>

export type Emblem = keyof typeof EMBLEMS

export const EMBLEM_NAMES: readonly Emblem[] = [
  'lamp',
  'boat',
  'bird',
  'leaf',
  'sun',
  'moon',
  'key',
  'house',
  'fish',
  'star',
  'tree',
  'feather',
  'book',
  'wave',
  'heart',
  'anchor',
]

/** `x` and `y` are the sign's middle. */
export function emblem(name: Emblem, at: { x: number; y: number; size: number; fill: string; cut: string }) {
  const scale = Math.round(at.size * 10) / 1000
  const corner = `${round(at.x - at.size / 2)} ${round(at.y - at.size / 2)}`
  return group(`transform="translate(${corner}) scale(${scale})"`, EMBLEMS[name](at.fill, at.cut))
}
