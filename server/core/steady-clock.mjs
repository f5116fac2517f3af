// Plain JavaScript, like cache/registry.mjs.

let last = 0
/** How far the system's clock was set back since the process started, ms. */
let setBack = 0

/**
 * The time for limits and caches, in ms: the system's clock, except that it never goes back (docs/rules/platform.md#steady-clock). For durations within this
 * process only; what is stored or shown has the system's time.
 */
export function steadyNow() {
  const now = Date.now() + setBack
  if (now < last) setBack += last - now
  last = Math.max(last, now)
  return last
}
