const idleTimeoutMs = 2000

/** Calls back when the browser is idle, after 2 s at the latest (docs/rules/storefront.md#idle-prefetch). Returns a function that cancels it. */
export function runWhenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, idleTimeoutMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(idle)
}
