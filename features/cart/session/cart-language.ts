import { defineStored, parseText } from '@/lib/browser/storage'
import { clearCartRef } from './cart-store'

const cartLanguage = defineStored({ key: 'cart-language', parse: parseText, area: 'local', forgetOnSignOut: true, format: 'text' })

/** docs/rules/cart.md#cart-language */
export function clearCartOnLanguageChange(language: string) {
  const previous = cartLanguage.get()
  if (previous === language) return
  cartLanguage.set(language)
  if (previous !== null) clearCartRef()
}
