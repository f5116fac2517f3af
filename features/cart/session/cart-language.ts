import { defineStored, textSchema } from '@/lib/browser/storage'
import { clearCartRef } from './cart-store'

const cartLanguage = defineStored({ key: 'cart-language', schema: textSchema, area: 'local', forgetOnSignOut: true, format: 'text' })

/** A cart belongs to the language it was filled in (SPEC 4: cleared on a language switch). */
export function clearCartOnLanguageChange(language: string) {
  const previous = cartLanguage.get()
  if (previous === language) return
  cartLanguage.set(language)
  if (previous !== null) clearCartRef()
}
