type Options<T, R> = {
  /** How long a value must stand before it is sent, ms. */
  delayMs: number
  send: (value: T) => Promise<R>
  /** The answer to the newest value; answers to older ones are dropped. */
  onSettled: (result: R) => void
  onFailed: (error: unknown) => void
  /** Told after the answer to the newest, where an older value was under way beside it: which one the server saw last is not known. */
  onUncertain: () => void
}

/**
 * Sends the newest of a quick row of values: each waits until no newer one came for `delay`, and until the one before it was answered, so that
 * the last one sent is the last one the server sees (SPEC 4, quantity edits). Only what is sent as the window goes waits for nothing.
 */
export function createDebouncedSender<T, R>({ delayMs: delay, send, onSettled, onFailed, onUncertain: onCrossed }: Options<T, R>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: T } | null = null
  let inFlight = 0
  let sends = 0
  let reportNewest = () => {}
  let haveOverlapped = false
  let isCancelled = false

  function push(value: T) {
    waiting = { value }
    clearTimeout(timer)
    timer = setTimeout(flush, delay)
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (inFlight === 0) sendWaiting()
  }

  function sendWaiting() {
    if (!waiting) return
    const { value } = waiting
    waiting = null
    const number = ++sends
    haveOverlapped ||= inFlight > 0
    inFlight++
    isCancelled = false
    void send(value).then(
      (result) => settle(number, () => onSettled(result)),
      (error: unknown) => settle(number, () => onFailed(error)),
    )
  }

  function settle(number: number, tell: () => void) {
    inFlight--
    if (number === sends) reportNewest = tell
    if (inFlight > 0) return
    const areUncertain = haveOverlapped
    haveOverlapped = false
    if (waiting) return timer === undefined ? flush() : undefined
    if (isCancelled) return
    reportNewest()
    if (areUncertain) onCrossed()
  }

  return {
    push,
    /** Sends what waits without waiting longer, e.g. when the person goes to another page of the shop. */
    flush,
    /** The window goes: what waits is sent now or never, beside what is under way. */
    sendNow() {
      clearTimeout(timer)
      timer = undefined
      sendWaiting()
    },
    /** Nothing waits any more, and what is under way is not told: its value has no meaning left. */
    cancel() {
      isCancelled = true
      clearTimeout(timer)
      timer = undefined
      waiting = null
    },
  }
}
