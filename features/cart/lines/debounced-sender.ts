type Options<T, R> = {
  /** How long a value must stay unchanged before it is sent, ms. */
  delayMs: number
  send: (value: T) => Promise<R>
  /** Called with the response to the newest value only. */
  onSuccess: (result: R) => void
  onError: (error: unknown) => void
  /** Called after the newest response if requests overlapped, because the server may have processed them in any order. */
  onUncertain: () => void
}

/**
 * Debounces values and sends one at a time, so that the newest is the last one the server receives (docs/rules/cart.md#quantity-debounce). Only `sendNow`
 * does not wait for the request in flight.
 */
export function createDebouncedSender<T, R>({ delayMs, send, onSuccess, onError, onUncertain }: Options<T, R>) {
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
    timer = setTimeout(flush, delayMs)
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
      (result) => settle(number, () => onSuccess(result)),
      (error: unknown) => settle(number, () => onError(error)),
    )
  }

  function settle(number: number, report: () => void) {
    inFlight--
    if (number === sends) reportNewest = report
    if (inFlight > 0) return
    const isUncertain = haveOverlapped
    haveOverlapped = false
    if (waiting) return timer === undefined ? flush() : undefined
    if (isCancelled) return
    reportNewest()
    if (isUncertain) onUncertain()
  }

  return {
    push,
    /** Sends the waiting value without further delay, after the request in flight. */
    flush,
    /** Sends the waiting value immediately, because the window closes. */
    sendNow() {
      clearTimeout(timer)
      timer = undefined
      sendWaiting()
    },
    /** Discards the waiting value and the response to the request in flight. */
    cancel() {
      isCancelled = true
      clearTimeout(timer)
      timer = undefined
      waiting = null
    },
  }
}
