const key = 'pending-wish'
/** Whoever signs in much later has forgotten the heart they pressed, ms. */
const lifetimeMs = 30 * 60_000

/** A heart that a visitor pressed, until they have signed in. */
export function savePendingItem(productId: number) {
  write(JSON.stringify({ productId, until: Date.now() + lifetimeMs }))
}

export function clearPendingItem() {
  write(null)
}

/** The product of that heart, once. */
export function takePendingItem(): number | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    write(null)
    return isWish(kept) && kept.until > Date.now() ? kept.productId : null
  } catch {
    return null
  }
}

function isWish(value: unknown): value is { productId: number; until: number } {
  if (typeof value !== 'object' || value === null) return false
  return 'productId' in value && Number.isInteger(value.productId) && 'until' in value && typeof value.until === 'number'
}

// Storage may be forbidden; then the heart is pressed again.
function write(value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // As above.
  }
}
