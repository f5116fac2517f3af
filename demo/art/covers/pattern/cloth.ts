import { contrast, darken, lighten, mix } from '@/demo/art/base/colour'
import { EMBLEM_NAMES, emblem } from '@/demo/art/base/emblems'
import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn } from '@/demo/art/base/palettes'
import { circle, line, path, rect } from '@/demo/art/base/svg'
import { creditBlock, type CoverSystem, H, page, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** A cloth binding of the 1880s: stamped gold frame, paper label, one vignette. */
export const cloth: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.ground, palette.deep, palette.second].filter((colour) => contrast(colour, palette.paper) > 3.6))
  const gold = livelyOn({ ...palette, accent: mix(palette.accent, '#e8c987', 0.35) }, ground)
  return [page(ground), weave(ground), frame(gold), label(sheet, ground), vignette(sheet, gold, ground)].join('')
}

function weave(ground: string) {
  const thread = (id: string, colour: string, d: string) => path(d, { stroke: colour, width: 2.5, opacity: 0.35 })
  const across = Array.from({ length: 120 }, (_, index) => `M0 ${index * 15 + 4}H${W}`).join('')
  const down = Array.from({ length: 80 }, (_, index) => `M${index * 15 + 4} 0V${H}`).join('')
  return thread('a', darken(ground, 0.25), across) + thread('b', lighten(ground, 0.1), down)
}

function frame(gold: string) {
  const corners = [
    [110, 110, 0],
    [W - 110, 110, 90],
    [W - 110, H - 110, 180],
    [110, H - 110, 270],
  ] as const
  const corner = `<path d="M0 150C0 60 60 0 150 0M0 96C44 96 96 44 96 0M34 34m-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M120 120C70 116 60 96 62 62C96 60 116 70 120 120Z" fill="none" stroke="${gold}" stroke-width="6"/>`
  return [
    rect({ x: 66, y: 66, w: W - 132, h: H - 132 }, { stroke: gold, width: 12 }),
    rect({ x: 92, y: 92, w: W - 184, h: H - 184 }, { stroke: gold, width: 4 }),
    ...corners.map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${corner}</g>`),
  ].join('')
}

function label(sheet: Sheet, ground: string) {
  const { palette } = sheet
  const block = fitBlock(
    sheet.title,
    { face: 'playfair', leading: 1.12, caps: sheet.title.length < 22, tracking: 0.01 },
    { width: 680, height: 460, maxSize: 136 },
  )
  const author = sheet.author === '' ? undefined : creditBlock(sheet, { face: 'playfairItalic', size: 62, maxWidth: 620 })
  const inner = block.height + (author ? author.height + 128 : 0)
  const h = inner + 220
  const w = 830
  const [x, y] = [(W - w) / 2, 310]
  const top = y + (h - inner) / 2
  return [
    rect({ x: x + 6, y: y + 12, w, h }, { fill: darken(ground, 0.7), opacity: 0.35 }),
    rect({ x, y, w, h }, palette.paper),
    rect({ x: x + 26, y: y + 26, w: w - 52, h: h - 52 }, { stroke: palette.ink, width: 5 }),
    rect({ x: x + 38, y: y + 38, w: w - 76, h: h - 76 }, { stroke: palette.ink, width: 2 }),
    setBlock(block, { x: W / 2, y: top, align: 'center' }, palette.ink),
    author ? line([W / 2 - 70, top + block.height + 66], [W / 2 + 70, top + block.height + 66], { stroke: palette.second, width: 6 }) : '',
    author ? setBlock(author, { x: W / 2, y: top + inner - author.height, align: 'center' }, palette.ink) : '',
  ].join('')
}

function vignette({ random }: Sheet, gold: string, ground: string) {
  const y = 1370
  return [
    circle(W / 2, y, 170, { stroke: gold, width: 6 }),
    circle(W / 2, y, 152, { stroke: gold, width: 3 }),
    emblem(random.pick(EMBLEM_NAMES), { x: W / 2, y, size: 180, fill: gold, cut: ground }),
    path(`M${W / 2 - 210} ${y}h-190M${W / 2 + 210} ${y}h190`, { stroke: gold, width: 5 }),
    circle(W / 2 - 425, y, 9, gold),
    circle(W / 2 + 425, y, 9, gold),
  ].join('')
}
