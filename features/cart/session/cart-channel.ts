/** Which cart is ours. */
export type CartRef = { cartId: string; protectCode: string }

/** What one window of the browser tells the others about the cart. */
export type CartMessage =
  /** Something in it changed: whoever shows an older version asks again. */
  | { kind: 'changed'; cartId: string; version: number }
  /** Another cart is ours now, or none: said here, for the cookies of another process may lag behind. */
  | { kind: 'session'; ref: CartRef | null }

const name = 'cart'
let channel: BroadcastChannel | null = null

/** Opened with the first word; old browsers have none, and find out when they next ask the server. */
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel(name)
  return channel
}

export function broadcastCart(news: CartMessage) {
  open()?.postMessage(news)
}

/** Hears what the other windows tell; never its own word. Gives the way to stop. */
export function onCartMessage(listen: (news: CartMessage) => void): () => void {
  const own = open()
  if (!own) return () => {}
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isCartMessage(data)) listen(data)
  }
  own.addEventListener('message', hear)
  return () => own.removeEventListener('message', hear)
}

/** A window may run another release of the shop. */
function isCartMessage(data: unknown): data is CartMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  if (data.kind === 'session') return 'ref' in data && (data.ref === null || isRef(data.ref))
  return data.kind === 'changed' && 'cartId' in data && 'version' in data && typeof data.version === 'number'
}

function isRef(data: unknown): data is CartRef {
  if (typeof data !== 'object' || data === null || !('cartId' in data) || !('protectCode' in data)) return false
  return typeof data.cartId === 'string' && typeof data.protectCode === 'string'
}
