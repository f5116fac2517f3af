/** What of Google's script is used here; version 2 is executed by the package, version 3 by ourselves. */
export type Recaptcha = {
  render: (place: HTMLElement, options: object) => number | undefined
  execute: (widget: number, options: { action: string }) => PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** The script calls it by this name once it is ready. */
const onloadName = 'izlogRecaptchaReady'
/** Milliseconds. */
const timeoutMs = 10_000

let loading: Promise<Recaptcha> | undefined

/** Brings Google's script to the page, once; where it did not come, the next call tries again, which the package's own loader does not. */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= insert(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function insert(language: string): Promise<Recaptcha> {
  const script = document.createElement('script')
  script.src = `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: 'explicit', onload: onloadName, hl: language })}`
  try {
    await new Promise<void>((resolve, reject) => {
      Reflect.set(window, onloadName, resolve)
      script.addEventListener('error', reject)
      setTimeout(() => reject(new Error('The script did not come in time.')), timeoutMs)
      document.head.append(script)
    })
    if (!window.grecaptcha) throw new Error('The script has brought nothing.')
    return withSafeRender(window.grecaptcha)
  } catch (error) {
    script.remove()
    throw error
  }
}

/** A key that Google does not know must not take the form, and what was typed, down with it: there is no widget then. */
function withSafeRender(recaptcha: Recaptcha) {
  const render = (...parameters: Parameters<Recaptcha['render']>) => {
    try {
      return recaptcha.render(...parameters)
    } catch {
      return undefined
    }
  }
  return { ...recaptcha, render }
}
