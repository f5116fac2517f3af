import { afterAll, expect, it } from 'vitest'
import { onCartMessage, broadcastCart, type CartMessage } from './cart-channel'

const other = new BroadcastChannel('cart')
afterAll(() => other.close())

/** A channel has no target origin: the rule takes it for a window. */
function say(data: unknown) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  other.postMessage(data)
}

it('tells the other windows', async () => {
  const heard = new Promise<unknown>((resolve) => {
    other.addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  broadcastCart({ kind: 'changed', cartId: 'k', version: 3 })
  expect(await heard).toEqual({ kind: 'changed', cartId: 'k', version: 3 })
})

it('hears them, and not what another release of the shop may say', async () => {
  const heard: CartMessage[] = []
  const done = new Promise<void>((resolve) => {
    const stop = onCartMessage((news) => {
      heard.push(news)
      if (news.kind !== 'session') return
      stop()
      resolve()
    })
  })
  for (const said of ['x', null, { kind: 'new' }, { kind: 'changed', cartId: 'k' }, { kind: 'changed', cartId: 'k', version: 2 }]) say(said)
  for (const ref of [undefined, 'k', { cartId: 'k' }]) say({ kind: 'session', ref })
  say({ kind: 'session', ref: null })
  await done
  expect(heard).toEqual([
    { kind: 'changed', cartId: 'k', version: 2 },
    { kind: 'session', ref: null },
  ])
})
