let pressed: Element | null = null

/** Follows what is pressed, also before the first toast: Safari gives a pressed button no focus. Returns a function that ends it. */
export function followPresses(): () => void {
  const end = new AbortController()
  const remember = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('[data-toasts]')) pressed = target
  }
  window.addEventListener('pointerdown', remember, { capture: true, passive: true, signal: end.signal })
  return () => end.abort()
}

export type ToastPlace = { place: 'top' | 'bottom'; /** The height in px that is taken at the bottom of the window. */ taken: number }

/** Where a toast covers neither what was pressed nor a bar on a phone (docs/rules/forms.md#toast-place). */
export function toastPlace(): ToastPlace {
  const { clientHeight: height } = document.documentElement
  // Browsers lay the keyboard over the page.
  const visible = window.visualViewport?.height ?? height
  const control = pressed?.isConnected ? pressed.getBoundingClientRect() : null
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar=shown], [data-way-on], [data-cookie-notice]')]
  const taken = Math.max(0, height - visible, ...bars.map(({ offsetHeight }) => offsetHeight))
  const isInUpperHalf = control !== null && control.top + control.height / 2 < visible / 2
  return { place: isInUpperHalf && taken < height / 2 ? 'bottom' : 'top', taken }
}
