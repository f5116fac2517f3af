import { forgetCart } from './cart-store'

const key = 'cart-language'

/** A cart belongs to the language it was filled in (SPEC 4: cleared on a language switch). */
export function keepToLanguage(language: string) {
  try {
    const before = localStorage.getItem(key)
    if (before === language) return
    localStorage.setItem(key, language)
    if (before !== null) forgetCart()
  } catch {
    // Without storage nobody knows which language it was.
  }
}
