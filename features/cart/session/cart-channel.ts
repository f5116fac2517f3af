/** docs/rules/cart.md#cart-reference */
export type CartRef = { cartId: string; protectCode: string }

/** A message to the browser's other windows (docs/rules/cart.md#cart-sync). */
export type CartMessage =
  /** The cart changed: a window with an older version refetches. */
  | { kind: 'changed'; cartId: string; version: number }
  /** The current cart is another one or none. Sent along, because cookies of another process may lag behind. */
  | { kind: 'session'; ref: CartRef | null }

const name = 'cart'
let channel: BroadcastChannel | null = null

/** Opened on first use. Browsers without it learn of changes with their next request. */
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel(name)
  return channel
}

export function broadcastCart(message: CartMessage) {
  open()?.postMessage(message)
}

/** Listens to messages of the other windows. @returns the unsubscribe function */
export function onCartMessage(listener: (message: CartMessage) => void): () => void {
  const opened = open()
  if (!opened) return () => {}
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isCartMessage(data)) listener(data)
  }
  opened.addEventListener('message', onMessage)
  return () => opened.removeEventListener('message', onMessage)
}

/** Another window may run another release of the shop. */
function isCartMessage(data: unknown): data is CartMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  if (data.kind === 'session') return 'ref' in data && (data.ref === null || isRef(data.ref))
  return data.kind === 'changed' && 'cartId' in data && 'version' in data && typeof data.version === 'number'
}

function isRef(data: unknown): data is CartRef {
  if (typeof data !== 'object' || data === null || !('cartId' in data) || !('protectCode' in data)) return false
  return typeof data.cartId === 'string' && typeof data.protectCode === 'string'
}
