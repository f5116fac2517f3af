import { expect, it } from 'vitest'
import { rememberReturn, takeReturn } from './return-path'

it.each(['/kosarica', '/profil/moji-podaci#tajna', '/shop?q=jama#popis'])('one comes back to %s as it was, once', (path) => {
  history.replaceState(null, '', path)
  rememberReturn()
  expect(takeReturn()).toBe(path)
  expect(takeReturn()).not.toBe(path)
})
