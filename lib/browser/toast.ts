import { ApiError } from '@/lib/api/errors'

/** The library is loaded with the first toast: nothing of it is in a page's first load. */
type ToastLibrary = typeof import('./toast-host')

type ToastHost = {
  /** Puts the list on the page. */
  open: () => void
  /** The sentence for a person about any failure. */
  describe: (error: unknown) => string
}

// SPEC 9 and DESIGN 12, in milliseconds and characters.
const defaultMs = 3000
const msPerCharacter = 50
const maxErrorMs = 10_000
const maxCharacters = 300

let host: ToastHost = { open: () => {}, describe: (error) => (error instanceof Error ? error.message : String(error)) }
let loading: Promise<ToastLibrary> | undefined

/** The shell says once where toasts appear and how failures are put into words. */
export function setToastHost(parts: ToastHost) {
  host = parts
}

/** Something worked; 3 s. */
export function toastSuccess(text: string) {
  show(text, (kit, words) => kit.toast.success(words, { id: words, duration: defaultMs }))
}

/** Something worth knowing; 3 s unless told otherwise (a changed cart stays 12 s). */
export function toastInfo(text: string, { duration = defaultMs }: { duration?: number } = {}) {
  show(text, (kit, words) => kit.toast(words, { id: words, duration }))
}

/** Something failed. Takes the words, or whatever was thrown. A request that was called off says nothing. */
export function toastError(error: unknown) {
  if (isCancelled(error)) return
  const ariaProps = { role: 'alert', 'aria-live': 'assertive' } as const
  show(describeError(error), (kit, words) => kit.toast.error(words, { id: words, duration: errorDuration(words), ariaProps }))
}

/** The sentence a toast would show, for a form that shows it in place. */
export function describeError(error: unknown): string {
  return typeof error === 'string' ? error : host.describe(error)
}

/** 50 ms per character, at least 3 s, at most 10 s. */
export function errorDuration(text: string) {
  return Math.min(maxErrorMs, Math.max(defaultMs, msPerCharacter * text.length))
}

// The words are the id: the same message twice is one toast that stays longer.
function show(text: string, showToast: (kit: ToastLibrary, words: string) => void) {
  const words = shorten(text)
  loading ??= import('./toast-host')
  loading.then(
    (kit) => {
      host.open()
      showToast(kit, words)
    },
    () => {
      // The connection went before the first toast: the browser's own window still says what happened.
      loading = undefined
      window.alert(words)
    },
  )
}

export function shorten(text: string) {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).trimEnd()}…` : text
}

/** React Query and the browser call a withdrawn request by these names; our client passes them on. */
function isCancelled(error: unknown) {
  if (error instanceof ApiError || !(error instanceof Error)) return false
  return ['AbortError', 'CanceledError', 'CancelledError'].includes(error.name)
}
