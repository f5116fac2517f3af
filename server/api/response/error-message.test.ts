import { describe, expect, it } from 'vitest'
import { errorMessage } from './error-message'

describe('errorMessage', () => {
  it.each([
    ['CART_EMPTY', 'eng', 'The cart is empty.'],
    ['CART_EMPTY', 'hrv', 'Košarica je prazna.'],
    ['CART_EMPTY', 'deu', 'Košarica je prazna.'],
    ['CART_EMPTY', undefined, 'Košarica je prazna.'],
    // A fixed message of the API.
    ['WRONG_LOGIN', 'eng', 'Unknown username or password!'],
    // What only staff meets.
    ['FOLDER_EXISTS', 'eng', 'Mapa s tim imenom ovdje već postoji.'],
  ] as const)('of %s for %s is %s', (code, language, text) => expect(errorMessage(code, language)).toBe(text))

  // docs/rules/platform.md#rate-limits
  it.each([
    [undefined, 'hrv', 'Previše pokušaja. Molimo pričekajte trenutak pa pokušajte ponovno.'],
    [60, 'hrv', 'Previše pokušaja. Molimo pričekajte trenutak pa pokušajte ponovno.'],
    [3050, 'hrv', 'Previše pokušaja. Molimo pokušajte ponovno za 51 min.'],
    [85_100, 'hrv', 'Previše pokušaja. Molimo pokušajte ponovno za 24 h.'],
    [3050, 'eng', 'Too many attempts. Please try again in 51 min.'],
  ] as const)('of a wait of %s s for %s is %s', (wait, language, text) => expect(errorMessage('TOO_MANY', language, wait)).toBe(text))
})
