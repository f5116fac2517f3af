import { expect, it } from 'vitest'
import { cleanCharacters, plainTextOf } from './paste'

const clipboard = (data: Record<string, string>) => ({ getData: (type: string) => data[type] ?? '' })

it.each([
  ['  Dva\r\nretka ', false, 'Dva retka'],
  ['  Dva\r\nretka ', true, 'Dva\nretka'],
  ['a\n\n\n\nb', true, 'a\n\nb'],
  ['a \n b', true, 'a\nb'],
  ['9,90\u00a0€', false, '9,90 €'],
  ['ne\u200bvid\ufefflji\u00advo', false, 'nevidljivo'],
  ['obitelj 👨‍👩‍👧', false, 'obitelj 👨‍👩‍👧'],
  ['a\u200db', false, 'ab'],
  ['a\0b\ud800', false, 'ab'],
  ['a\tb', false, 'a b'],
])('plain text %j (multiline: %s) becomes %j', (text, multiline, expected) => {
  expect(plainTextOf(clipboard({ 'text/plain': text }), { multiline })).toBe(expected)
})

it('takes the text of HTML where nothing else is offered', () => {
  const html = '<style>p{}</style><p>Prvi <b>redak</b></p><p>drugi</p><script>alert(1)</script>'
  expect(plainTextOf(clipboard({ 'text/html': html }), { multiline: true })).toBe('Prvi redak\ndrugi')
  expect(plainTextOf(clipboard({ 'text/html': html }), { multiline: false })).toBe('Prvi redak drugi')
})

it('keeps line ends and tabs', () => {
  expect(cleanCharacters('a\r\nb\tc')).toBe('a\nb\tc')
})
