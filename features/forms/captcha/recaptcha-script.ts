/** The used part of Google's API: the package executes version 2, this code version 3. */
export type Recaptcha = {
  render: (place: HTMLElement, options: object) => number | undefined
  execute: (widget: number, options: { action: string }) => PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** The global callback that the script calls once it is ready. */
const onloadName = 'izlogRecaptchaReady'
const timeoutMs = 10_000

let loading: Promise<Recaptcha> | undefined

/** Loads Google's script once; unlike the package's loader, it tries again after a failure. */
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

/** An unknown site key throws; without a widget the form still works. */
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
