import { expect, it } from 'vitest'
import { readablePath } from './readable-path'

it.each([
  ['/pri%C4%8De', '/priče'],
  ['/a%2Fb', '/a%2Fb'],
  ['/pol%C4', '/pol%C4'],
])('shows %s as %s', (path, shown) => {
  expect(readablePath(path)).toBe(shown)
})
