import type { ApiCall } from '@/lib/api/call-target'

/** Loaded with the first toast, to keep it out of the first load. */
type ToastLibrary = typeof import('./toast-host')

type ToastHost = {
  /** Mounts the list of toasts. */
  open: () => void
  /** The text for any error. */
  describe: (error: unknown) => string
  /** Loads the list, whose code is a chunk of its own. */
  preload?: () => Promise<unknown>
  /** Shows a text where the list cannot be loaded; null removes it. */
  showPlain?: (text: string | null) => void
}

// docs/rules/forms.md#toast-duration
const defaultMs = 3000
const msPerCharacter = 50
const longestMs = 10_000
const maxCharacters = 300

let host: ToastHost = { open: () => {}, describe: (error) => (error instanceof Error ? error.message : String(error)) }
let loading: Promise<ToastLibrary> | undefined

/** The site shell connects the list of toasts and the error texts once. */
export function setToastHost(parts: ToastHost) {
  host = parts
}

/** `name` is the accessible name, where the label alone does not say what the button does. */
export type ToastAction = { label: string; name: string; run: () => void }

const actions = new Map<string, ToastAction>()

/** A toast with an action stays for the longest time, so that its button can be reached. */
export function toastSuccess(text: string, { action }: { action?: ToastAction } = {}) {
  show(text, (kit, id) => {
    if (action) actions.set(id, action)
    else actions.delete(id)
    kit.toast.success(id, { id, duration: action ? longestMs : defaultMs })
  })
}

/** The action of the toast with this id. */
export const toastAction = (id: string) => actions.get(id)

export function toastInfo(text: string, { duration = defaultMs }: { duration?: number } = {}) {
  show(text, (kit, id) => kit.toast(id, { id, duration }))
}

/** Takes a text or a thrown value; ignores cancelled requests. */
export function toastError(error: unknown) {
  if (!isCancelled(error)) toastErrorText(describeError(error), error)
}

/** The toast of a thrown value in words of its own. */
export function toastErrorText(text: string, cause: unknown) {
  const ariaProps = { role: 'alert', 'aria-live': 'assertive' } as const
  show(text, (kit, id) => {
    kit.rememberCall(id, cause)
    kit.toast.error(id, { id, duration: errorDuration(id), ariaProps })
  })
}

/** An error toast of a call that has succeeded, such as a parcel whose label the carrier refused; goes when `retry` is called. */
export function toastRefusal(text: string, retry: ApiCall) {
  toastErrorText(text, retry)
}

/** Removes the error toasts of a call, which is tried again (docs/rules/forms.md#toast-retry). */
export function dismissErrorsOf(call: ApiCall) {
  loading?.then(
    (kit) => kit.dismissErrorsOf(call),
    () => {},
  )
}

/** Removes the toast with this text, which would outlast what it is about. */
export function dismissToast(text: string) {
  const shortText = shorten(text)
  if (plainText === shortText) showPlain(null)
  if (!loading) return
  loadList().then(
    (kit) => kit.toast.dismiss(shortText),
    () => {},
  )
}

/** Loads the toasts before they are needed, where the connection may break at the worst moment. A failure is tried again with the first toast. */
export function preloadToasts() {
  // The shell, which knows the list, may be mounted after the page that asks.
  load()
    .then(() => host.preload?.())
    .catch(() => (loading = undefined))
}

function load() {
  return (loading ??= import('./toast-host'))
}

async function loadList() {
  const kit = await load()
  await host.preload?.()
  return kit
}

/** The text that a toast would show, for forms that show it in place. */
export function describeError(error: unknown): string {
  return typeof error === 'string' ? error : host.describe(error)
}

/** 50 ms per character, at least 3 s, at most 10 s. */
export function errorDuration(text: string) {
  return Math.min(longestMs, Math.max(defaultMs, msPerCharacter * text.length))
}

// The text is the id: a repeated message extends its toast.
function show(text: string, showToast: (kit: ToastLibrary, id: string) => void) {
  const shortText = shorten(text)
  loadList().then(
    (kit) => {
      showPlain(null)
      host.open()
      showToast(kit, shortText)
    },
    () => {
      // Offline before the first toast (docs/rules/forms.md#toast-offline).
      loading = undefined
      showPlain(shortText)
    },
  )
}

let plainText: string | null = null

function showPlain(text: string | null) {
  plainText = text
  host.showPlain?.(text)
  if (text !== null) setTimeout(() => plainText === text && showPlain(null), errorDuration(text))
}

export function shorten(text: string) {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).trimEnd()}…` : text
}

/** Error names of cancelled requests in React Query and browsers. */
function isCancelled(error: unknown) {
  return error instanceof Error && /^(?:Abort|Cancell?ed)Error$/.test(error.name)
}
