import { useEffect, useEffectEvent, useId } from 'react'

/**
 * Asks before the browser's Back and before a reload, while `isActive`: Back leads to an entry of its own before it leads away from the page
 * (docs/rules/editing.md#unsaved-dialogs).
 * @returns whether that entry is the newest. It then goes with a step back, and a popstate event, once the warning is no longer active
 */
export function useLeaveWarning(isActive: boolean, onBack: () => void): () => boolean {
  const id = useId()
  const stay = useEffectEvent(() => {
    window.history.pushState({ guard: id }, '')
    onBack()
  })

  useEffect(() => {
    if (!isActive) return undefined
    const listening = new AbortController()
    window.history.pushState({ guard: id }, '')
    window.addEventListener('popstate', stay, { signal: listening.signal })
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    return () => {
      listening.abort()
      // Where a link has led on, the entry is no longer the newest.
      if (isNewest(id)) window.history.back()
    }
  }, [isActive, id])

  return () => isNewest(id)
}

/** Runs on the page's own entry: at once, or when the entry of a warning that has just ended is gone. Returns the way to give it up. */
export function onOwnEntry(run: () => void): () => void {
  const waiting = new AbortController()
  if (newestGuard() === null) run()
  else window.addEventListener('popstate', run, { once: true, signal: waiting.signal })
  return () => waiting.abort()
}

function isNewest(id: string) {
  return newestGuard() === id
}

/** The warning that the newest entry belongs to. */
function newestGuard() {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'guard' in state ? state.guard : null
}
