import { expect, it } from 'vitest'
import { fillText } from './texts'

it.each([
  ['za „{title}”', 'Dunja Kralj čita „Južni vagon”', 'za „Dunja Kralj čita »Južni vagon«”'],
  ['za „{title}”', 'Dunja Kralj čita "Južni vagon"', 'za „Dunja Kralj čita »Južni vagon«”'],
  ['for “{title}”', 'A reading of “Kiklop”', 'for “A reading of ‘Kiklop’”'],
  ['{title}: poziv', 'Čitamo „Kiklop”', 'Čitamo „Kiklop”: poziv'],
  ['za „{title}”', 'Kiklop', 'za „Kiklop”'],
])('fills %j with %j', (text, title, filled) => {
  expect(fillText(text, { title })).toBe(filled)
})
