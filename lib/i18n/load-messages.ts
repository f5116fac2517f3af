import type croatian from '@/messages/hr.json'
import { mergeMessages } from './merge-messages'
import type { Locale } from './routing'

type SiteMessages = typeof croatian

/** The texts of the site by language; what has none, such as the office, stays Croatian (docs/rules/storefront.md#locales). */
export const loadMessages: Record<Locale, () => Promise<SiteMessages>> = { hr: loadCroatian, en: once(loadEnglish) }

async function loadCroatian(): Promise<SiteMessages> {
  return (await import('@/messages/hr.json')).default
}

async function loadEnglish(): Promise<SiteMessages> {
  const { default: english } = await import('@/messages/en.json')
  return mergeMessages(await loadCroatian(), english)
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (loaded ??= load())
}
