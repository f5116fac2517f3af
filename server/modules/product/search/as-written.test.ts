import { expect, it } from 'vitest'
import { asWritten } from './as-written'

it.each([
  [['zlocin'], ['Zločin i kazna'], ['zločin']],
  [['hrvatski', 'jezik'], ['Hrvatski jezik, priručnik'], ['hrvatski', 'jezik']],
  [['gospoda'], ['Gospođa Bovary, gospoda'], ['gospođa']],
  [['šenoa', 'buna'], ['Seljačka buna'], ['šenoa', 'buna']],
  [['zlocin'], [], ['zlocin']],
])('%o in %o are %o', (words, texts, written) => {
  expect(asWritten(words, texts)).toEqual(written)
})
