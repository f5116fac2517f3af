import { expect, it } from 'vitest'
import { shownPath } from './shown-path'

it.each([
  ['/pri%C4%8De', '/priče'],
  ['/a%2Fb', '/a%2Fb'],
  ['/pol%C4', '/pol%C4'],
])('%s is shown as %s', (path, shown) => {
  expect(shownPath(path)).toBe(shown)
})
