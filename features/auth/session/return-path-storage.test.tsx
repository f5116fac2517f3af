import { expect, it } from 'vitest'
import { saveReturnPath, takeReturnPath } from './return-path'

it.each(['/kosarica', '/profil/moji-podaci#tajna', '/shop?q=jama#popis'])('returns to %s once', (path) => {
  history.replaceState(null, '', path)
  saveReturnPath()
  expect(takeReturnPath()).toBe(path)
  expect(takeReturnPath()).not.toBe(path)
})
