// Plain JavaScript, like registry.mjs. Entry, app and cache handler share one clock through globalThis, so that each of them notices at once.

const key = Symbol.for('izlog.steadyClock')
/** @type {any} */
const shared = globalThis
/** `setBack`: how far the system's clock was set back since the process started, ms. @type {{ last: number, setBack: number }} */
const clock = (shared[key] ??= { last: 0, setBack: 0 })

/**
 * The time for limits and caches, in ms: the system's clock, except that it never goes back (docs/rules/platform.md#steady-clock). For durations within this
 * process only; what is stored or shown has the system's time.
 */
export function steadyNow() {
  const now = Date.now() + clock.setBack
  if (now < clock.last) clock.setBack += clock.last - now
  clock.last = Math.max(clock.last, now)
  return clock.last
}
