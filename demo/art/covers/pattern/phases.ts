import { contrast, mix } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn } from '@/demo/art/base/palettes'
import { circle, path } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** The moon from new to full and back, one square of nights. */
export const phases: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const night = random.pick([palette.deep, palette.ink, palette.ground].filter((colour) => contrast(colour, palette.paper) >= 5))
  const moon = random.chance(0.5) ? livelyOn(palette, night) : palette.paper
  const block = fitBlock(
    sheet.title,
    { face: 'josefin', leading: 1.12, caps: true, tracking: 0.05 },
    { width: W - 220, height: 350, maxSize: 132 },
  )
  const top = H - 270 - block.height

  return [
    page(night),
    nights(sheet, { night, moon, bottom: top - 110 }),
    setBlock(block, { x: W / 2, y: top, align: 'center' }, palette.paper),
    credit(sheet, { x: W / 2, y: top + block.height + 62, align: 'center', fill: moon, face: 'josefin', size: 60, maxWidth: W - 260 }),
    publisher(sheet, { x: W / 2, y: H - 84, size: 54, fill: palette.paper, cut: night }),
  ].join('')
}

function nights({ random }: Sheet, o: { night: string; moon: string; bottom: number }) {
  const columns = random.pick([3, 4, 5])
  const pitch = Math.min((W - 180) / columns, (o.bottom - 90) / columns)
  const rows = Math.floor((o.bottom - 90) / pitch)
  const count = columns * rows
  const left = (W - pitch * columns) / 2
  const top = 100 + (o.bottom - 100 - pitch * rows) / 2
  const r = pitch * 0.37
  return Array.from({ length: count }, (_, index) => {
    const x = left + ((index % columns) + 0.5) * pitch
    const y = top + (Math.floor(index / columns) + 0.5) * pitch
    return circle(x, y, r, mix(o.night, o.moon, 0.13)) + lit(x, y, r, index / (count - 1), o.moon)
  }).join('')
}

/** `age` 0 and 1 are new, 0.5 is full; the terminator is half an ellipse. */
function lit(x: number, y: number, r: number, age: number, fill: string) {
  const isWaxing = age <= 0.5
  const bend = Math.cos(age * Math.PI * 2)
  const outer = isWaxing ? 1 : 0
  const inner = bend > 0 === isWaxing ? 0 : 1
  if (Math.abs(age - 0.5) < 0.49)
    return path(
      `M${x} ${y - r}A${r} ${r} 0 0 ${outer} ${x} ${y + r}A${Math.max(0.5, Math.abs(bend) * r)} ${r} 0 0 ${inner} ${x} ${y - r}Z`,
      fill,
    )
  return ''
}
