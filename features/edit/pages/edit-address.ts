import { editParameter } from '@/lib/browser/edit-address'
import { resolveLink } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { isPhoneCanvas } from '../store/edit-store'
import { saveAll } from '../store/saving'

/** The address of a page or post. */
export function contentPath(slug: string, locale: LinkLocale): string {
  return slug === homeSlug
    ? resolveLink({ kind: 'route', target: '/' }, locale).href
    : resolveLink({ kind: 'page', target: slug }, locale).href
}

/** The address of a product. */
export function productPath(slug: string, locale: LinkLocale): string {
  return resolveLink({ kind: 'product', target: slug }, locale).href
}

/** Saves everything, then opens an address of this site for editing, by a full load of the page (docs/rules/editing.md#one-page). */
export async function saveAndOpen(address: string): Promise<void> {
  const url = forEditing(address)
  if (isPhoneCanvas()) return openAround(url)
  await saveBeforeLeaving()
  window.location.assign(url)
}

/** The same for the address to which the router has led. */
export async function saveAndReload(): Promise<void> {
  const url = forEditing(window.location.href)
  if (isPhoneCanvas()) return openAround(url)
  // At once: the edit mode goes with an address that does not ask for it.
  window.history.replaceState(window.history.state, '', url)
  await saveBeforeLeaving()
  window.location.reload()
}

/** Keeps the edit mode where the router has led to other parameters of the same page: filters, an order, a page of a list. */
export function keepEditAddress(parameters: URLSearchParams): void {
  if (parameters.get(editParameter) === 'true') return
  // Without the router's state, so that the router takes the address over and does not put its own back.
  window.history.replaceState(null, '', forEditing(window.location.href))
}

/** The same for a form that the browser itself sends to this page, such as the search. */
export function submitForEditing(event: SubmitEvent): void {
  const { target: form } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
  if (new URL(form.action).pathname !== window.location.pathname || form.elements.namedItem(editParameter)) return
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: editParameter, value: 'true' })
  form.append(field)
}

/** This page as visitors see it, with the same filters. */
export function addressWithoutEditing(parameters: URLSearchParams): string {
  const others = new URLSearchParams(parameters)
  others.delete(editParameter)
  return others.size === 0 ? window.location.pathname : `${window.location.pathname}?${others}`
}

function forEditing(address: string): string {
  const url = new URL(address, window.location.href)
  url.searchParams.set(editParameter, 'true')
  return url.href
}

/** The page around the phone canvas saves when it is left. */
const openAround = (url: string) => window.parent.location.assign(url)

/** The journal has what takes longer. ms. */
const maxSavingMs = 3000

async function saveBeforeLeaving() {
  await Promise.race([saveAll(), new Promise((resolve) => setTimeout(resolve, maxSavingMs))])
}
