import { expect, test } from 'vitest'
import { FACE_NAMES, glyphOf, kerning } from './fonts'
import { blockPath, fitBlock, fitLine, inkWidth, justify, setRun } from './lettering'

const CROATIAN = 'ABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽabcčćdđefghijklmnoprsštuvzžQWXYqwxy0123456789.,:;!?-–—’„“”»«()&'
const LONG = 'Kako su četiri neobično šutljive đakovačke žene prošle kroz ljeto, zimu i sve međuvremenske nepogode'
const ROOM = { width: 1000, height: 400, maxSize: 160 }

test.each(FACE_NAMES)('%s has every letter of Croatian, as an outline', (face) => {
  const missing = [...CROATIAN].filter((char) => glyphOf(face, char).commands.length === 0)
  expect(missing).toEqual([])
})

test('a letter no typeface has is an error that names it', () => {
  expect(() => setRun('漢', { face: 'playfair' })).toThrow(/漢/)
})

test('an accented letter is kerned as the letter under its accent', () => {
  expect(kerning('playfair', 'V', 'ć')).toBe(kerning('playfair', 'V', 'c'))
  expect(kerning('playfair', 'V', 'c')).toBeLessThan(0)
})

test.each(['Breza', 'U registraturi', 'Čudnovate zgode šegrta Hlapića', LONG, 'Najnesnošljivijima', ''])('%j fits its room', (title) => {
  const block = fitBlock(title, { face: 'playfair', leading: 1.08 }, ROOM)
  expect(block.width).toBeLessThanOrEqual(ROOM.width + 0.01)
  expect(block.height).toBeLessThanOrEqual(ROOM.height + 0.01)
  expect(block.size).toBeLessThanOrEqual(ROOM.maxSize)
})

test('breaking a title loses no word', () => {
  const block = fitBlock(LONG, { face: 'archivo' }, ROOM)
  expect(block.lines.map((line) => line.text).join(' ')).toBe(LONG)
})

test('no line ends with a preposition that could begin the next', () => {
  const block = fitBlock(
    'Jadranski zapisi iz tišine i vjetra',
    { face: 'fraunces', leading: 1.04 },
    { width: 700, height: 500, maxSize: 150 },
  )
  expect(block.lines.length).toBeGreaterThan(1)
  for (const line of block.lines.slice(0, -1)) expect(line.text).not.toMatch(/ (iz|i)$/)
})

test('a single line gets smaller instead of longer', () => {
  expect(fitLine('Ivana Brlić-Mažuranić', { face: 'gabarito' }, { size: 60, maxWidth: 300 }).width).toBeLessThanOrEqual(300.01)
})

test('justified lines reach both edges and keep their room', () => {
  const bill = justify('Povratak Filipa Latinovicza', { face: 'bebas', caps: true }, { width: 1000, height: 1400, maxSize: 1000, gap: 40 })
  for (const row of bill.rows) expect(inkWidth(row.run) * row.size).toBeCloseTo(1000, 3)
  expect(bill.height).toBeLessThanOrEqual(1400)
})

test('letters are outlines with one decimal', () => {
  const d = blockPath(fitBlock('Žuti šešir', { face: 'abril' }, ROOM), { x: 0, y: 0 })
  expect(d).toMatch(/^M/)
  expect(d).not.toMatch(/\.\d{2}|NaN|undefined/)
})
