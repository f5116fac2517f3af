import { caches } from '@/server/core/cache/registry.mjs'
import { pageOfKey } from './page-rules'

/** A request waits for the render of another at most this long, ms. */
const maxWaitMs = 10_000
/** How long an address whose answer cannot be stored is rendered for each request, ms. */
const unstorableMs = 60_000

/** How a render ended: `unstorable` if no later one can be stored either. */
type FlightEnd = 'stored' | 'unstorable' | 'failed'
export type EndFlight = (how: FlightEnd) => void
/** The renders that are running, so that many requests for a page cause one. A page and its router data are rendered in turn: Next would give the later request what it began to render for the earlier one, before a change. */
export type RenderFlights = ReturnType<typeof createRenderFlights>

export function createRenderFlights() {
  const running = new Map<string, Promise<void>>()
  /** Requests for these would wait for nothing. */
  const unstorable = caches.open<true>('unstorable-pages', { maxBytes: 512 * 1024 })

  /** Starts a render that others may join; null if one is running or its answer will not be stored. The returned function ends it. */
  function begin(key: string): EndFlight | null {
    const page = pageOfKey(key)
    if (running.has(page) || unstorable.peek(key)) return null
    let resolve = () => {}
    const render = new Promise<void>((done) => (resolve = done))
    running.set(page, render)
    return (how) => {
      if (running.get(page) !== render) return
      running.delete(page)
      if (how === 'unstorable') unstorable.set(key, true, { bytes: 0, ttlMs: unstorableMs })
      resolve()
    }
  }

  /** Waits for the running render of that page. Returns false if there is none. */
  async function join(key: string): Promise<boolean> {
    const render = running.get(pageOfKey(key))
    if (!render) return false
    await within(maxWaitMs, render)
    return true
  }

  return {
    begin,
    join,
    isRunning: (key: string) => running.has(pageOfKey(key)),
    /** Whether the last answer could not be stored. */
    isUnstorable: (key: string) => unstorable.peek(key) === true,
  }
}

/** Resolves when the work does, or after that time. */
export async function within(ms: number, work: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}
