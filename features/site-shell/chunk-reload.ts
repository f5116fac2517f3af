const storageKey = 'izlog:chunk-reload'

// SPEC 9: chunk reload guard.
const guardMs = 60_000

/** A part of the program that the server no longer has: a newer version is out, and only a reload gets it. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /Failed to (?:load chunk|fetch dynamically imported module)|Loading (?:CSS )?chunk/i.test(error.message)
  )
}

/** True at most once a minute, so that a server that is really broken is not asked for ever. */
export function canReload(now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(storage.getItem(storageKey) ?? 0)
  if (now - last < guardMs) return false
  storage.setItem(storageKey, String(now))
  return true
}

/** Reloads for a missing chunk; says whether it did. */
export function reloadIfMissingChunk(error: unknown): boolean {
  if (!isMissingChunk(error)) return false
  try {
    if (!canReload(Date.now(), sessionStorage)) return false
  } catch {
    // Storage is switched off, so nothing would stop a loop.
    return false
  }
  location.reload()
  return true
}

/** For chunks asked for outside React: an import() that nobody waits for, a script element. Inside, the error pages see it. */
export function reloadOnMissingChunk() {
  window.addEventListener('error', ({ error }) => reloadIfMissingChunk(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reloadIfMissingChunk(reason))
}
