import { afterEach, expect, it } from 'vitest'
import { onOtherWindows, tellWindows, type CartNews } from './cart-channel'

const other = new BroadcastChannel('cart')
afterEach(() => {
  other.onmessage = null
})

function nextOf(channel: BroadcastChannel) {
  return new Promise<unknown>((resolve) => {
    channel.onmessage = ({ data }) => resolve(data)
  })
}

it('tells the other windows', async () => {
  const heard = nextOf(other)
  tellWindows({ kind: 'changed', cartId: 'k', version: 3 })
  expect(await heard).toEqual({ kind: 'changed', cartId: 'k', version: 3 })
})

it('hears them, and not what another release of the shop may say', async () => {
  const heard: CartNews[] = []
  const done = new Promise<void>((resolve) => {
    const stop = onOtherWindows((news) => {
      heard.push(news)
      if (news.kind !== 'session') return
      stop()
      resolve()
    })
  })
  for (const said of ['x', null, { kind: 'new' }, { kind: 'changed', cartId: 'k' }, { kind: 'changed', cartId: 'k', version: 2 }])
    other.postMessage(said)
  other.postMessage({ kind: 'session' })
  await done
  expect(heard).toEqual([{ kind: 'changed', cartId: 'k', version: 2 }, { kind: 'session' }])
  other.close()
})
