import type { ServerResponse } from 'node:http'
import { whenClosed } from '@/server/core/process/when-closed'

type RenderPermitOptions = {
  /** Renders that run at once. */
  permits: number
  /** A render that takes longer waits for something else and no longer counts, ms. */
  heldMs: number
}

/**
 * At most `permits` renders run at once; the rest queue. Cached pages and cart calls then wait only for those (docs/rules/platform.md#render-permits). The returned function resolves with whether the client still waits.
 */
export function createRenderPermits({ permits, heldMs }: RenderPermitOptions): (res: ServerResponse) => Promise<boolean> {
  const queue = new Set<() => void>()
  let available = permits

  function hold(res: ServerResponse) {
    const timer = setTimeout(release, heldMs)
    const forget = whenClosed(res, release)
    let isHeld = true
    function release() {
      if (!isHeld) return
      isHeld = false
      clearTimeout(timer)
      forget()
      const [next] = queue
      if (next) next()
      else available++
    }
  }

  return function waitForPermit(res) {
    if (res.destroyed) return Promise.resolve(false)
    if (available > 0) {
      available--
      hold(res)
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      function begin() {
        queue.delete(begin)
        forget()
        hold(res)
        resolve(true)
      }
      function leave() {
        queue.delete(begin)
        resolve(false)
      }
      queue.add(begin)
      const forget = whenClosed(res, leave)
    })
  }
}
