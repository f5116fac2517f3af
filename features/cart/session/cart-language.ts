import { clearCartRef } from './cart-store'

const key = 'cart-language'

/** A cart belongs to the language it was filled in (SPEC 4: cleared on a language switch). */
export function clearCartOnLanguageChange(language: string) {
  try {
    const before = localStorage.getItem(key)
    if (before === language) return
    localStorage.setItem(key, language)
    if (before !== null) clearCartRef()
  } catch {
    // Without storage nobody knows which language it was.
  }
}
