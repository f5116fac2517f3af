import { expect, it } from 'vitest'
import { verdicts } from './verdicts.mjs'

/** What a verdict needs of the shop: its database has no letter and a full stock. */
const siege = { base: 'http://127.0.0.1:1', sql: async () => [{ n: 0, free: 200 }], productId: 1, stock: 200 }

it.each(['oversizedBodies', 'unreadAnswers', 'inventedAddresses', 'cartFlood', 'passwordGuesses', 'unpaidOrders', 'newsletterMails'])(
  '%s without an answer has shown nothing',
  async (name) => {
    expect(await verdicts[name]?.(Object(siege), {})).toMatch(/no answer|nothing|0 mails/)
  },
)

it('a product without a stock row is no free stock', async () => {
  const emptied = { ...siege, sql: async () => [] }
  expect(await verdicts.unpaidOrders?.(Object(emptied), { 200: 5 })).toMatch(/strangers hold/)
})

it('an answer that is not allowed is named', async () => {
  expect(await verdicts.cartFlood?.(Object(siege), { 200: 5, 500: 2 })).toBe('answers 2 × 500')
})
