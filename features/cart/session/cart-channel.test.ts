import { afterAll, expect, it } from 'vitest'
import { onCartMessage, broadcastCart, type CartMessage } from './cart-channel'

const other = new BroadcastChannel('cart')
afterAll(() => other.close())

/** The lint rule takes the channel for a window, which has a target origin. */
function send(data: unknown) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  other.postMessage(data)
}

it('broadcasts to the other windows', async () => {
  const received = new Promise<unknown>((resolve) => {
    other.addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  broadcastCart({ kind: 'changed', cartId: 'k', version: 3 })
  expect(await received).toEqual({ kind: 'changed', cartId: 'k', version: 3 })
})

it('receives valid messages and ignores those of another release', async () => {
  const received: CartMessage[] = []
  const done = new Promise<void>((resolve) => {
    const stop = onCartMessage((news) => {
      received.push(news)
      if (news.kind !== 'session') return
      stop()
      resolve()
    })
  })
  for (const data of ['x', null, { kind: 'new' }, { kind: 'changed', cartId: 'k' }, { kind: 'changed', cartId: 'k', version: 2 }])
    send(data)
  for (const ref of [undefined, 'k', { cartId: 'k' }]) send({ kind: 'session', ref })
  send({ kind: 'session', ref: null })
  await done
  expect(received).toEqual([
    { kind: 'changed', cartId: 'k', version: 2 },
    { kind: 'session', ref: null },
  ])
})
