import { expect, it } from 'vitest'
import { shortenBufferJson } from './buffer-json'

it('writes no bytes of a buffer into JSON', () => {
  shortenBufferJson()
  expect(JSON.parse(JSON.stringify({ html: 'a', rscData: Buffer.alloc(100_000, 'b') }))).toEqual({
    html: 'a',
    rscData: { type: 'Buffer', data: [] },
  })
})
