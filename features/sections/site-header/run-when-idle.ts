// SPEC 9: prefetch idle timeout.
const idleTimeoutMs = 2000

/** Calls back when the browser rests, or after 2 s. Gives what calls it off. */
export function runWhenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, idleTimeoutMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(idle)
}

/** Not for those who pay by the byte: data saver, or a 2g connection (SPEC 2). */
export function canPrefetch(connection: unknown = Reflect.get(navigator, 'connection')): boolean {
  if (typeof connection !== 'object' || connection === null) return true
  const savesData = Reflect.get(connection, 'saveData') === true
  const isSlow = String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
  return !savesData && !isSlow
}
